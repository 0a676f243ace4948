import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pictures } from "./pictures";

/** The page of faces in one script and one style sheet, fonts and pictures inside: koloda cards GAME --html. */
export default defineConfig({
  plugins: [svelte(), pictures()],
  publicDir: false,
  build: {
    outDir: "../src/koloda/server/static",
    emptyOutDir: false,
    target: "es2022",
    assetsInlineLimit: Infinity,
    cssCodeSplit: false,
    rollupOptions: {
      input: "src/preview/main.ts",
      output: { format: "iife", inlineDynamicImports: true, entryFileNames: "preview.js", assetFileNames: "preview[extname]" },
    },
  },
});

/** A page of all faces of a game that opens from a file: koloda cards GAME --html. */

import { mount } from "svelte";
import "../fonts.css";
import "../app.css";
import Preview from "./Preview.svelte";
import type { Content } from "./content";

const told = document.getElementById("cards")?.textContent ?? "{}";
document.documentElement.dataset.theme = "dark";
mount(Preview, { target: document.body, props: { content: JSON.parse(told) as Content } });

/** Sentences from the Fluent files that the server uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../../../src/koloda/texts/en/table.ftl?raw";
import ru from "../../../src/koloda/texts/ru/table.ftl?raw";
import { prefs, type Lang } from "./prefs.svelte";

export type Args = Record<string, FluentVariable>;

export function makeBundle(lang: Lang, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** One message of a bundle; undefined if it has none. */
export function format(bundle: FluentBundle, key: string, args?: Args): string | undefined {
  const message = bundle.getMessage(key);
  if (!message?.value) return undefined;
  return bundle.formatPattern(message.value, args ?? null, []);
}

/** What a message says beside its value, by the name of the attribute; undefined if it does not. */
export function attribute(bundle: FluentBundle, key: string, name: string): string | undefined {
  const pattern = bundle.getMessage(key)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern, null, []) : undefined;
}

const bundles: Record<Lang, FluentBundle> = { ru: makeBundle("ru", ru), en: makeBundle("en", en) };

/** A sentence of the table in the reader's language. */
export function t(key: string, args?: Args): string {
  return format(bundles[prefs.lang], key, args) ?? key;
}

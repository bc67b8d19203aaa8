/** Letter of a non-Latin script; no shortcut uses it. */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u;

/** Shortcut signs of keys that carry a letter on non-Latin layouts. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' };

/**
 * Key of an event in shortcut notation, letters in lower case. Layouts with Latin letters use the letter, wherever it
 * is (AZERTY, Dvorak, QWERTZ); layouts of other scripts use the position of the key.
 */
export function shortcutOf({ key, code }: { key: string; code: string }): string {
  const latin = OTHER_SCRIPT.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? SIGNS[code] ?? key) : key;
  return latin.length === 1 ? latin.toLowerCase() : latin;
}

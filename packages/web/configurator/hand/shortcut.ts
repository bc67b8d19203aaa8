/** A letter of a script other than Latin: no shortcut is named by it. */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u;

/** Keys beside the letters that have a letter on other layouts, and the sign that shortcuts name. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' };

/**
 * Key of an event as shortcuts name it, letters small. Layouts with Latin letters go by the letter, wherever it is (AZERTY,
 * Dvorak, QWERTZ); layouts of other scripts by the place of the key.
 */
export function shortcutOf({ key, code }: { key: string; code: string }): string {
  const latin = OTHER_SCRIPT.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? SIGNS[code] ?? key) : key;
  return latin.length === 1 ? latin.toLowerCase() : latin;
}

/** No shortcut uses these. */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u;

/** Shortcut signs of keys that have a letter on non-Latin layouts. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' };

/**
 * Key in shortcut notation, letters in lower case.
 * Latin layouts use the letter (AZERTY, QWERTZ), other scripts the position of the key.
 */
export function shortcutOf({ key, code }: { key: string; code: string }): string {
  const latin = OTHER_SCRIPT.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? SIGNS[code] ?? key) : key;
  return latin.length === 1 ? latin.toLowerCase() : latin;
}

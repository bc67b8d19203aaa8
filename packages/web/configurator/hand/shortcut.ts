const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u;

/** Keys that have a letter on non-Latin layouts. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' };

/** Latin layouts use the letter (AZERTY, QWERTZ), other scripts the key's position. */
export function shortcutOf({ key, code }: { key: string; code: string }): string {
  const latin = OTHER_SCRIPT.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? SIGNS[code] ?? key) : key;
  return latin.length === 1 ? latin.toLowerCase() : latin;
}

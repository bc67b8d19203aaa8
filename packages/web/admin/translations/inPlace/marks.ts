import type { Translations } from '@lumitor/domain/catalogue/text';
import { splitStoredKey } from '@lumitor/domain/translation/lookup';

/** Zero-width characters in the text survive in labels, attributes and filled-in values. */
const START = '\u2064';
const ZERO = '\u2062';
const ONE = '\u2063';
/** Bits of an index in `paths`: 16,384 keys. */
const BITS = 14;
const MARK = new RegExp(`${START}([${ZERO}${ONE}]{${BITS}})`, 'g');

/** Placeholder of a missing text. */
const MISSING = /Translation not found for (\w+\.\w+)/g;

const paths: string[] = [];
const numbers = new Map<string, number>();

function markOf(path: string): string {
  let number = numbers.get(path);
  if (number === undefined) {
    number = paths.push(path) - 1;
    numbers.set(path, number);
  }
  const bits = number.toString(2).padStart(BITS, '0');
  return START + bits.replaceAll('0', ZERO).replaceAll('1', ONE);
}

/** Appends its key to each text, as the bits of an index in invisible characters. */
export function markTexts(translations: Translations): Translations {
  const markSection = (section: string, texts: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(texts).map(([stored, text]) => [
        stored,
        text && text + markOf(`${section}.${splitStoredKey(stored).key}`),
      ]),
    );
  return Object.fromEntries(
    Object.entries(translations).map(([section, texts]) => [section, markSection(section, texts)]),
  );
}

export function keysIn(words: string): string[] {
  const marked = [...words.matchAll(MARK)].map(([, bits = '']) => {
    const number = Number.parseInt(bits.replaceAll(ZERO, '0').replaceAll(ONE, '1'), 2);
    return paths[number] ?? '';
  });
  const missing = [...words.matchAll(MISSING)].map(([, path = '']) => path);
  return [...new Set([...marked, ...missing])].filter(Boolean);
}

const YES = new Set(['1', 'tak', 'yes', 'true', 'prawda', 't', 'y']);
const NO = new Set(['0', 'nie', 'no', 'false', 'fałsz', 'n']);

/** Words that a spreadsheet leaves as they are; it turns `true` into its own language's word. */
const WORDS = { pl: ['nie', 'tak'], en: ['no', 'yes'] } as const;

/** Null where a text says neither yes nor no, in Polish, English or a digit. */
export function parseFlag(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

export const flagWord = (isSet: boolean, language: 'pl' | 'en'): string => WORDS[language][isSet ? 1 : 0];

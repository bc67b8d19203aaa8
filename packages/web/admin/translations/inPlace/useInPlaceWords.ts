import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { sharedStore } from '../../../data/shared.ts';
import { inPlaceWords, translationsWords } from '../../words/translations.ts';
import type { TextFault } from '../placeholders.ts';

type Values = Readonly<Record<string, string>>;

export interface InPlaceWords {
  (word: keyof typeof inPlaceWords, values?: Values): string;
  fault(kind: TextFault['kind'], values: Values): string;
}

const filled = (words: string, values: Values) =>
  words.replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

export function useInPlaceWords(): InPlaceWords {
  const language = useStore(sharedStore, (state) => (state.language === 'pl' ? 'pl' : 'en'));
  return useMemo(() => {
    const report = (word: keyof typeof inPlaceWords, values: Values = {}) =>
      filled(inPlaceWords[word][language], values);
    const fault = (kind: TextFault['kind'], values: Values) =>
      filled(translationsWords.fault[kind][language], values);
    return Object.assign(report, { fault });
  }, [language]);
}

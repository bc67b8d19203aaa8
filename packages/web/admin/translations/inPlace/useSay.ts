import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { sharedStore } from '../../../data/shared.ts';
import { frameWords } from '../../words/frame.ts';
import { translationsWords } from '../../words/translations.ts';
import type { Words } from '../../words/words.ts';
import type { TextFault } from '../placeholders.ts';

const inPlaceWords = {
  about: {
    pl: 'Kliknij tekst, aby go zmienić. Z klawiszem Ctrl klikniesz jak zwykle. F2 otwiera tekst elementu, na którym jest klawiatura.',
    en: 'Click a text to change it. With Ctrl a click does what it always does. F2 opens the text of what has the keyboard.',
  },
  several: { pl: 'Teksty w tym miejscu', en: 'Texts in this place' },
  loading: { pl: 'Wczytuję…', en: 'Loading…' },
  loadFailed: {
    pl: 'Nie udało się wczytać tekstów. Sprawdź połączenie z internetem albo zaloguj się ponownie.',
    en: 'The texts could not be loaded. Check your internet connection, or sign in again.',
  },
  save: { pl: 'Zapisz', en: 'Save' },
  cancel: { pl: 'Anuluj', en: 'Cancel' },
  close: { pl: 'Zamknij', en: 'Close' },
  retried: frameWords.retried,
  stop: frameWords.stop,
  failed: {
    pl: 'Nie zapisano. Sprawdź połączenie z internetem albo zaloguj się ponownie.',
    en: 'Not saved. Check your internet connection, or sign in again.',
  },
  changed: {
    pl: 'Ktoś zmienił w międzyczasie ten tekst. Zapisz jeszcze raz, aby zostawić swój. Zmieniony: „%{text}”',
    en: 'Meanwhile somebody changed this text. Save again to keep yours. Theirs: “%{text}”',
  },
} satisfies Words;

type Values = Readonly<Record<string, string>>;

export interface Say {
  (word: keyof typeof inPlaceWords, values?: Values): string;
  fault(kind: TextFault['kind'], values: Values): string;
}

const filled = (words: string, values: Values) =>
  words.replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The administration's words outside of the administration. */
export function useSay(): Say {
  const language = useStore(sharedStore, (state) => (state.language === 'pl' ? 'pl' : 'en'));
  return useMemo(() => {
    const say = (word: keyof typeof inPlaceWords, values: Values = {}) =>
      filled(inPlaceWords[word][language], values);
    const fault = (kind: TextFault['kind'], values: Values) =>
      filled(translationsWords.fault[kind][language], values);
    return Object.assign(say, { fault });
  }, [language]);
}

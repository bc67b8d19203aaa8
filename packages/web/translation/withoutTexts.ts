import { firstLanguage } from './language.ts';

/** What must be said even when the texts of the shop can't be had, or nothing else works any more. */
const WORDS = {
  pl: {
    loading: 'Wczytywanie…',
    textsFailed: 'Nie udało się wczytać strony',
    textsFailedHint:
      'Sprawdź połączenie z internetem i spróbuj ponownie. To, co już narysowano, jest bezpieczne.',
    retry: 'Spróbuj ponownie',
    crashed: 'Coś się zepsuło',
    crashedHint:
      'Ten widok nie może działać dalej. Projekt jest zapisany w tej przeglądarce: po ponownym wczytaniu będzie tam, gdzie był.',
    reload: 'Wczytaj ponownie',
    details: 'Szczegóły dla obsługi technicznej',
  },
  en: {
    loading: 'Loading…',
    textsFailed: 'The page could not be loaded',
    textsFailedHint: 'Check your internet connection and try again. What you have drawn is safe.',
    retry: 'Try again',
    crashed: 'Something broke',
    crashedHint:
      'This view cannot go on. Your project is saved in this browser and will be where it was after a reload.',
    reload: 'Reload',
    details: 'Details for technical support',
  },
  de: {
    loading: 'Wird geladen…',
    textsFailed: 'Die Seite konnte nicht geladen werden',
    textsFailedHint:
      'Prüfen Sie die Internetverbindung und versuchen Sie es erneut. Ihre Zeichnung ist sicher.',
    retry: 'Erneut versuchen',
    crashed: 'Etwas ist schiefgegangen',
    crashedHint:
      'Diese Ansicht kann nicht weiterlaufen. Ihr Projekt ist in diesem Browser gespeichert und nach dem Neuladen wieder da.',
    reload: 'Neu laden',
    details: 'Details für den technischen Dienst',
  },
} as const;

type Worded = Record<keyof typeof WORDS, object>;

/** Words in the language of the visit, Polish unless it is one of these. */
export function inFirstLanguage<Words extends Worded>(words: Words): Words[keyof Worded] {
  const language = firstLanguage(location.search);
  return words[Object.hasOwn(words, language) ? (language as keyof Worded) : 'pl'];
}

export const wordsWithoutTexts = () => inFirstLanguage(WORDS);

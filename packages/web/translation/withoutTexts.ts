import { languageInAddress } from './language.ts';

/** What must be said even when the texts of the shop can't be had, or nothing else works any more. */
const WORDS = {
  pl: {
    loading: 'Wczytywanie…',
    textsFailed: 'Nie udało się wczytać strony',
    textsFailedHint:
      'Sprawdź połączenie z internetem i spróbuj ponownie. To, co już narysowano, jest bezpieczne.',
    orderMissing: 'Nie ma takiego układu',
    orderMissingHint: 'Sprawdź, czy adres jest cały: mógł zostać obcięty podczas kopiowania.',
    orderFailed: 'Nie udało się wczytać układu',
    orderFailedHint: 'Sprawdź połączenie z internetem i spróbuj ponownie. Zapisany układ jest bezpieczny.',
    toConfigurator: 'Przejdź do konfiguratora',
    retry: 'Spróbuj ponownie',
    crashed: 'Coś się zepsuło',
    crashedHint:
      'Ten widok nie może działać dalej. Układ jest zapisany w tej przeglądarce: po ponownym wczytaniu będzie tam, gdzie był.',
    reload: 'Wczytaj ponownie',
    details: 'Szczegóły dla obsługi technicznej',
  },
  en: {
    loading: 'Loading…',
    textsFailed: 'The page could not be loaded',
    textsFailedHint: 'Check your internet connection and try again. What you have drawn is safe.',
    orderMissing: 'There is no such layout',
    orderMissingHint: 'Check that the address is complete: it may have been cut off when copied.',
    orderFailed: 'The layout could not be loaded',
    orderFailedHint: 'Check your internet connection and try again. The saved layout is safe.',
    toConfigurator: 'Go to the configurator',
    retry: 'Try again',
    crashed: 'Something broke',
    crashedHint:
      'This view cannot go on. Your layout is saved in this browser and will be where it was after a reload.',
    reload: 'Reload',
    details: 'Details for technical support',
  },
  de: {
    loading: 'Wird geladen…',
    textsFailed: 'Die Seite konnte nicht geladen werden',
    textsFailedHint:
      'Prüfen Sie die Internetverbindung und versuchen Sie es erneut. Ihre Zeichnung ist sicher.',
    orderMissing: 'Diese Anlage gibt es nicht',
    orderMissingHint:
      'Prüfen Sie, ob die Adresse vollständig ist: Sie kann beim Kopieren gekürzt worden sein.',
    orderFailed: 'Die Anlage konnte nicht geladen werden',
    orderFailedHint:
      'Prüfen Sie die Internetverbindung und versuchen Sie es erneut. Die gespeicherte Anlage ist sicher.',
    toConfigurator: 'Zum Konfigurator',
    retry: 'Erneut versuchen',
    crashed: 'Etwas ist schiefgegangen',
    crashedHint:
      'Diese Ansicht kann nicht weiterlaufen. Die Anlage ist in diesem Browser gespeichert und nach dem Neuladen wieder da.',
    reload: 'Neu laden',
    details: 'Details für den technischen Dienst',
  },
} as const;

const isKnown = (language: string): language is keyof typeof WORDS => Object.hasOwn(WORDS, language);

/** The words in the language of the address, Polish unless it is one of these. */
export function wordsWithoutTexts() {
  const language = languageInAddress(location.search) ?? '';
  return WORDS[isKnown(language) ? language : 'pl'];
}

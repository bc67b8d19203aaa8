import { firstLanguage } from './language.ts';

/** Needed without texts of the shop or of an order, such as for failures. */
const WORDS = {
  pl: {
    loading: 'Wczytuję…',
    retry: 'Spróbuj ponownie',
    reload: 'Wczytaj ponownie',
    details: 'Szczegóły dla obsługi technicznej',
    toConfigurator: 'Przejdź do konfiguratora',
    textsFailed: {
      title: 'Nie udało się wczytać strony',
      hint: 'Sprawdź połączenie z internetem i spróbuj ponownie. Twój rysunek jest bezpieczny.',
    },
    crashed: {
      title: 'Coś poszło nie tak',
      hint: 'Ten widok nie może działać dalej. Projekt jest zapisany w tej przeglądarce i po ponownym wczytaniu będzie bez zmian.',
    },
    orderMissing: {
      title: 'Nie ma takiego zamówienia',
      hint: 'Sprawdź, czy adres jest pełny: mógł zostać obcięty podczas kopiowania.',
    },
    orderFailed: {
      title: 'Nie udało się wczytać zamówienia',
      hint: 'Sprawdź połączenie z internetem i spróbuj ponownie. Zapisane zamówienie jest bezpieczne.',
    },
  },
  en: {
    loading: 'Loading…',
    retry: 'Try again',
    reload: 'Reload',
    details: 'Details for technical support',
    toConfigurator: 'Go to the configurator',
    textsFailed: {
      title: 'The page could not be loaded',
      hint: 'Check your internet connection and try again. Your drawing is safe.',
    },
    crashed: {
      title: 'Something went wrong',
      hint: 'This view cannot continue. Your project is saved in this browser and will be unchanged after a reload.',
    },
    orderMissing: {
      title: 'Order not found',
      hint: 'Check that the address is complete: it may have been cut off when copied.',
    },
    orderFailed: {
      title: 'The order could not be loaded',
      hint: 'Check your internet connection and try again. The saved order is safe.',
    },
  },
  de: {
    loading: 'Wird geladen…',
    retry: 'Erneut versuchen',
    reload: 'Neu laden',
    details: 'Details für den technischen Dienst',
    toConfigurator: 'Zum Konfigurator',
    textsFailed: {
      title: 'Die Seite konnte nicht geladen werden',
      hint: 'Prüfen Sie die Internetverbindung und versuchen Sie es erneut. Ihre Zeichnung ist sicher.',
    },
    crashed: {
      title: 'Etwas ist schiefgegangen',
      hint: 'Diese Ansicht kann nicht weiterlaufen. Ihr Projekt ist in diesem Browser gespeichert und nach dem Neuladen wieder da.',
    },
    orderMissing: {
      title: 'Diese Bestellung gibt es nicht',
      hint: 'Prüfen Sie, ob die Adresse vollständig ist: Sie kann beim Kopieren gekürzt worden sein.',
    },
    orderFailed: {
      title: 'Die Bestellung konnte nicht geladen werden',
      hint: 'Prüfen Sie die Internetverbindung und versuchen Sie es erneut. Die gespeicherte Bestellung ist sicher.',
    },
  },
} as const;

type Words = typeof WORDS;

export function wordsWithoutTexts(): Words[keyof Words] {
  const language = firstLanguage(location.search);
  return WORDS[Object.hasOwn(WORDS, language) ? (language as keyof Words) : 'pl'];
}

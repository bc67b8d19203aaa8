import type { Texts } from './texts.ts';

export const error = {
  offline: {
    pl: 'Brak połączenia z internetem. Układ jest zapisany w tej przeglądarce, można pracować dalej.',
    en: 'No internet connection. Your layout is saved in this browser; you can go on working.',
    de: 'Keine Internetverbindung. Die Anlage ist in diesem Browser gespeichert, Sie können weiterarbeiten.',
  },
  loadFailed: {
    pl: 'Nie udało się wczytać danych',
    en: 'The data could not be loaded',
    de: 'Die Daten konnten nicht geladen werden',
  },
  checkConnection: {
    pl: 'Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'Check your internet connection and try again.',
    de: 'Prüfen Sie die Internetverbindung und versuchen Sie es erneut.',
  },
  retry: { pl: 'Spróbuj ponownie', en: 'Try again', de: 'Erneut versuchen' },
} satisfies Texts;

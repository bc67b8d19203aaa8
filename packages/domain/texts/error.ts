import type { Texts } from './texts.ts';

export const error = {
  offline: {
    pl: 'Brak połączenia z internetem. Projekt jest zapisany w tej przeglądarce, można pracować dalej.',
    en: 'No internet connection. Your project is saved in this browser; you can go on working.',
    de: 'Keine Internetverbindung. Ihr Projekt ist in diesem Browser gespeichert, Sie können weiterarbeiten.',
  },
  partMissing: {
    pl: 'Tej części nie udało się wczytać. Rysunek zostaje; odśwież stronę, gdy wróci połączenie.',
    en: 'This part could not be loaded. The drawing stays; reload the page once you are online again.',
    de: 'Dieser Teil konnte nicht geladen werden. Die Zeichnung bleibt; laden Sie die Seite neu, sobald Sie wieder online sind.',
  },
} as const satisfies Texts;

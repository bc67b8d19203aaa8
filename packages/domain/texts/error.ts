import type { Texts } from './texts.ts';

export const error = {
  offline: {
    pl: 'Brak połączenia z internetem. Projekt jest zapisany w tej przeglądarce, można pracować dalej.',
    en: 'No internet connection. Your project is saved in this browser; you can go on working.',
    de: 'Keine Internetverbindung. Ihr Projekt ist in diesem Browser gespeichert, Sie können weiterarbeiten.',
  },
} as const satisfies Texts;

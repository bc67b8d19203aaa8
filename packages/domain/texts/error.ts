import type { Texts } from './texts.ts';

export const error = {
  offline: {
    pl: 'Brak połączenia z internetem. Układ jest zapisany w tej przeglądarce, można pracować dalej.',
    en: 'No internet connection. Your layout is saved in this browser; you can go on working.',
    de: 'Keine Internetverbindung. Die Anlage ist in diesem Browser gespeichert, Sie können weiterarbeiten.',
  },
} as const satisfies Texts;

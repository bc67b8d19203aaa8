import type { Texts } from './texts.ts';

export const header = {
  title: {
    pl: 'Konfigurator szynoprzewodów',
    en: 'Track lighting configurator',
    de: 'Stromschienen-Konfigurator',
  },
  skip: { pl: 'Przejdź do treści', en: 'Skip to content', de: 'Zum Inhalt springen' },
  companyUrl: {
    pl: 'https://lumitor.example/',
    en: 'https://lumitor.example/en',
    de: 'https://lumitor.example/de',
  },
  companyLink: { pl: 'Strona firmy', en: 'Company website', de: 'Website des Unternehmens' },
  language: { pl: 'Język', en: 'Language', de: 'Sprache' },
  changeLine: { pl: 'Zmień linię produktów', en: 'Change product line', de: 'Produktlinie wechseln' },
} as const satisfies Texts;

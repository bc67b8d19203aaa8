import type { Texts } from './texts.ts';

export const header = {
  title: { pl: 'Konfigurator szynoprzewodów', en: 'Track lighting configurator', de: 'Stromschienen-Konfigurator' },
  skip: { pl: 'Przejdź do treści', en: 'Skip to content', de: 'Zum Inhalt springen' },
  companyLink: { pl: 'Strona firmy', en: 'Company website', de: 'Website des Unternehmens' },
  menu: { pl: 'Kontakt i informacje', en: 'Contact and information', de: 'Kontakt und Informationen' },
  language: { pl: 'Język', en: 'Language', de: 'Sprache' },
  changeLine: { pl: 'Zmień linię produktów', en: 'Change product line', de: 'Produktlinie wechseln' },
} as const satisfies Texts;

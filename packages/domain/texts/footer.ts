import type { Texts } from './texts.ts';

export const footer = {
  terms: { pl: 'Regulamin', en: 'Terms and conditions', de: 'Allgemeine Geschäftsbedingungen' },
  privacy: { pl: 'Polityka prywatności', en: 'Privacy policy', de: 'Datenschutzerklärung' },
} as const satisfies Texts;

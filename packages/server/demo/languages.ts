import type { Language } from '@lumitor/domain/catalogue/text';

/** German is translated in full, and stays off until a shop turns it on. */
export const demoLanguages: readonly Pick<Language, 'lang' | 'active'>[] = [
  { lang: 'PL', active: true },
  { lang: 'EN', active: true },
  { lang: 'DE', active: false },
];

/** What the product brings is said in the three languages of its texts. */
export type InThreeLanguages = readonly [polish: string, english: string, german: string];

import type { Language } from '@lumitor/domain/catalogue/text';

/** German is translated in full, and stays off until a shop turns it on. */
export const demoLanguages: readonly Pick<Language, 'lang' | 'active'>[] = [
  { lang: 'PL', active: true },
  { lang: 'EN', active: true },
  { lang: 'DE', active: false },
];

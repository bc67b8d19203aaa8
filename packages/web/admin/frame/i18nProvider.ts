import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { type AdminLanguage, ownMessages } from '../words/messages.ts';
import { polishMessages, polishRichText } from '../words/polishMessages.ts';

/** Names by which people know their languages. */
export const ADMIN_LANGUAGES: readonly { locale: AdminLanguage; name: string }[] = [
  { locale: 'pl', name: 'Polski' },
  { locale: 'en', name: 'English' },
];

/** The administration's language for one that is asked for: Polish, or English for all others. */
export const adminLanguage = (language: string): AdminLanguage =>
  language.toLowerCase() === 'pl' ? 'pl' : 'en';

export const createI18nProvider = (language: AdminLanguage) =>
  polyglotI18nProvider(
    (locale) =>
      locale === 'pl'
        ? { ra: { ...polishMessages.ra, tiptap: polishRichText }, ...ownMessages('pl') }
        : { ...englishMessages, ...ownMessages('en') },
    language,
    [...ADMIN_LANGUAGES],
  );

import { formatPlain } from '@lumitor/domain/translation/format';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { englishMessages } from '../words/englishMessages.ts';
import { type AdminLanguage, ownMessages } from '../words/messages.ts';
import { polishMessages, polishRichText } from '../words/polishMessages.ts';

export const ADMIN_LANGUAGES: readonly { locale: AdminLanguage; name: string }[] = [
  { locale: 'pl', name: 'Polski' },
  { locale: 'en', name: 'English' },
];

export const adminLanguage = (language: string): AdminLanguage =>
  language.toLowerCase() === 'pl' ? 'pl' : 'en';

/** `smart_count` stays a number, as it selects the plural. */
const writtenValues = (values: Record<string, unknown>, language: string) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'smart_count' ? formatPlain(value, language) : value,
    ]),
  );

export function createI18nProvider(language: AdminLanguage): I18nProvider {
  const provider = polyglotI18nProvider(
    (locale) =>
      locale === 'pl'
        ? { ra: { ...polishMessages.ra, tiptap: polishRichText }, ...ownMessages('pl') }
        : { ...englishMessages, ...ownMessages('en') },
    language,
    [...ADMIN_LANGUAGES],
  );
  return {
    ...provider,
    translate: (key, values?: Record<string, unknown>) =>
      provider.translate(key, values && writtenValues(values, provider.getLocale())),
  };
}

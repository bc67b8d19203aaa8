import { useCallback } from 'react';
import { useLocaleState } from 'react-admin';
import { languageName } from '../elements/languageNames.ts';

/** Names of languages as they stand within a sentence of the administration's language. */
export function useLanguageNames(): (code: string) => string {
  const [locale] = useLocaleState();
  return useCallback(
    (code) => {
      const name = languageName(code, locale) ?? code;
      return locale === 'pl' ? name.toLocaleLowerCase(locale) : name;
    },
    [locale],
  );
}

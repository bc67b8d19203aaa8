import { useTranslation } from '../translation/useTranslation.ts';
import { METHOD_PAGES } from './methodPages.ts';

/** Leads to how far light can be trusted, in a new tab beside the work; in English where the page has no such language. */
export function MethodLink() {
  const { t, language } = useTranslation();
  const shown = language.toLowerCase() === 'pl' ? 'pl' : 'en';
  return (
    <a href={METHOD_PAGES[shown]} hrefLang={shown} target="_blank" rel="noopener">
      {t('parts.lightMethod')}
    </a>
  );
}

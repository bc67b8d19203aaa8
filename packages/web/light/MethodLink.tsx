import { useTranslation } from '../translation/useTranslation.ts';
import { METHOD_PAGES } from './methodPages.ts';

/** Accuracy of the light calculation; in English if the page does not exist in the language. */
export function MethodLink() {
  const { t, language } = useTranslation();
  const shown = language.toLowerCase() === 'pl' ? 'pl' : 'en';
  return (
    <a href={METHOD_PAGES[shown]} hrefLang={shown} target="_blank" rel="noopener">
      {t('parts.lightMethod')}
    </a>
  );
}

import { wordsIn } from '@lumitor/domain/translation/articleTexts';
import { Redirect } from 'wouter';
import { PATHS } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { LegalPage } from './LegalPage.tsx';

/** Shops without terms have no such page. */
export function TermsPage() {
  const { t, language } = useTranslation();
  return (
    <LegalPage
      title={t('footer.terms')}
      textOf={({ terms }) => wordsIn(terms, language)}
      otherwise={<Redirect to={PATHS.home} replace />}
    />
  );
}

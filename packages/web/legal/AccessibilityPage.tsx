import type { Translate } from '@lumitor/domain/translation/lookup';
import { useTranslation } from '../translation/useTranslation.ts';
import { LegalPage } from './LegalPage.tsx';
import { LegalSections, useShopContact } from './LegalSections.tsx';

/** Each has texts `{name}Title` and `{name}Text`. */
const SECTIONS = ['standard', 'works', 'limits'] as const;

function contactText(t: Translate, email: string, phone: string): string {
  if (email && phone) return t('accessibility.reportBoth', { email, phone });
  if (email) return t('accessibility.reportEmail', { email });
  return phone && t('accessibility.reportPhone', { phone });
}

function Statement() {
  const { t } = useTranslation();
  const { email, phone } = useShopContact();
  const report = [contactText(t, email, phone), t('accessibility.reportText')].filter(Boolean).join('\n');
  const sections = SECTIONS.map(
    (section) => [t(`accessibility.${section}Title`), t(`accessibility.${section}Text`)] as const,
  );
  return (
    <LegalSections
      lead={t('accessibility.lead')}
      sections={[...sections, [t('accessibility.reportTitle'), report]]}
      date={t('accessibility.since')}
    />
  );
}

/** Statement required of shops by Directive (EU) 2019/882 (D59). */
export function AccessibilityPage() {
  const { t, language } = useTranslation();
  return (
    <LegalPage
      title={t('accessibility.title')}
      // Settings stored earlier have none.
      textOf={({ accessibility }) => accessibility?.[language] ?? ''}
      otherwise={<Statement />}
    />
  );
}

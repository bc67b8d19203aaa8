import type { Translate } from '@lumitor/domain/translation/lookup';
import { companyIn } from '@lumitor/domain/translation/shopIn';
import { useSettings } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { LegalPage } from './LegalPage.tsx';
import { LegalSections, useShopContact } from './LegalSections.tsx';

/** Each has texts `{name}Title` and `{name}Text`. */
const SECTIONS = ['partner', 'device', 'server', 'recipients', 'rights'] as const;

function contactText(t: Translate, email: string, phone: string): string {
  if (email && phone) return t('privacy.contactBoth', { email, phone });
  if (email) return t('privacy.contactEmail', { email });
  return phone && t('privacy.contactPhone', { phone });
}

function OwnPolicy() {
  const { t, language } = useTranslation();
  const shop = useSettings()?.shop;
  const { name, street, city, country, taxId } = (shop && companyIn(shop, language)) ?? {};
  const company = [name, street, city, country, taxId].filter(Boolean).join(', ');
  const { email, phone } = useShopContact();
  const sections: (readonly [string, string])[] = [
    [t('privacy.controllerTitle'), name ? t('privacy.controllerIs', { company }) : ''],
    [t('privacy.drawingTitle'), t('privacy.drawingText')],
    [t('privacy.orderTitle'), t('privacy.orderText')],
    [t('privacy.newsletterTitle'), t('privacy.newsletterConsent')],
    ...SECTIONS.map((section) => [t(`privacy.${section}Title`), t(`privacy.${section}Text`)] as const),
    [t('privacy.contactTitle'), contactText(t, email, phone)],
  ];
  return <LegalSections lead={t('privacy.lead')} sections={sections} date={t('privacy.since')} />;
}

export function PrivacyPage() {
  const { t, language } = useTranslation();
  return (
    <LegalPage
      title={t('privacy.title')}
      textOf={({ privacy }) => privacy[language] ?? ''}
      otherwise={<OwnPolicy />}
    />
  );
}

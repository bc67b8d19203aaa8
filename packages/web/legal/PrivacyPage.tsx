import type { Translate } from '@lumitor/domain/translation/lookup';
import { companyIn, contactIn } from '@lumitor/domain/translation/shopIn';
import { useSettings } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import styles from './LegalPage.module.css';
import { LegalPage } from './LegalPage.tsx';

/** Each has texts `{name}Title` and `{name}Text`, whose paragraphs are lines. */
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
  const contacts = (shop?.contacts ?? []).map((contact) => contactIn(contact, language));
  const email = contacts.find((contact) => contact.email)?.email ?? '';
  const phone = contacts.find((contact) => contact.phone)?.phone ?? '';
  const sections = [
    [t('privacy.controllerTitle'), name ? t('privacy.controllerIs', { company }) : ''],
    [t('privacy.drawingTitle'), t('privacy.drawingText')],
    [t('privacy.orderTitle'), t('privacy.orderText')],
    [t('privacy.newsletterTitle'), t('privacy.newsletterConsent')],
    ...SECTIONS.map((section) => [t(`privacy.${section}Title`), t(`privacy.${section}Text`)]),
    [t('privacy.contactTitle'), contactText(t, email, phone)],
  ];
  return (
    <>
      <p className={styles.lead}>{t('privacy.lead')}</p>
      {sections.map(
        ([title, text]) =>
          text && (
            <section key={title}>
              <h2>{title}</h2>
              {text.split('\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ),
      )}
      <p className={styles.date}>{t('privacy.since')}</p>
    </>
  );
}

export default function PrivacyPage() {
  const { t, language } = useTranslation();
  return (
    <LegalPage
      title={t('privacy.title')}
      textOf={({ privacy }) => privacy[language] ?? ''}
      otherwise={<OwnPolicy />}
    />
  );
}

import { Layout } from '../shell/Layout.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import styles from './PrivacyPage.module.css';

/** Each has a heading `{name}Title` and paragraphs `{name}Text`, divided by a line break. */
const SECTIONS = [
  'controller',
  'drawing',
  'order',
  'newsletter',
  'partner',
  'device',
  'server',
  'recipients',
  'rights',
  'contact',
] as const;

export default function PrivacyPage() {
  const { t } = useTranslation();
  const values = {
    company: t('footer.companyName'),
    street: t('footer.companyStreet'),
    city: t('footer.companyCity'),
    taxId: t('footer.companyTaxId'),
    email: t('footer.contact1Email'),
    phone: t('footer.contact1Phone'),
  };
  return (
    <Layout title={t('privacy.title')}>
      <article className={styles.page}>
        <h1>{t('privacy.title')}</h1>
        <p className={styles.lead}>{t('privacy.lead')}</p>
        {SECTIONS.map((section) => (
          <section key={section}>
            <h2>{t(`privacy.${section}Title`)}</h2>
            {t(`privacy.${section}Text`, values)
              .split('\n')
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </section>
        ))}
        <p className={styles.date}>{t('privacy.since')}</p>
      </article>
    </Layout>
  );
}

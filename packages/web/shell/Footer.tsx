import { PATHS } from '../app/paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { companyUrl } from './companyUrl.ts';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';

/** Three people or departments, each with a name, an e-mail and a phone among the texts. */
const CONTACTS = ['contact1', 'contact2', 'contact3'] as const;

export default function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.company}>
          <a className={styles.logo} href={companyUrl(t)} data-tooltip={t('header.companyLink')}>
            <Logo />
          </a>
          <address className={styles.address}>
            {t('footer.companyName')}
            <br />
            {t('footer.companyStreet')}
            <br />
            {t('footer.companyCity')}
            <br />
            {t('footer.companyTaxId')}
          </address>
        </div>
        {CONTACTS.map((contact) => {
          const email = t(`footer.${contact}Email`);
          const phone = t(`footer.${contact}Phone`);
          return (
            <div key={contact} className={styles.contact}>
              <h2>{t(`footer.${contact}Name`)}</h2>
              <a href={`mailto:${email}`}>{email}</a>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </div>
          );
        })}
      </div>
      <div className={styles.legal}>
        <span>{t('footer.priceNote')}</span>
        <NewTabLink href={PATHS.privacy}>{t('footer.privacy')}</NewTabLink>
      </div>
    </footer>
  );
}

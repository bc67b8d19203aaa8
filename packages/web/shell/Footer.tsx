import { wordsIn } from '@lumitor/domain/translation/articleTexts';
import { PATHS } from '../app/paths.ts';
import { useSettings } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { CompanyLink } from './CompanyLink.tsx';
import styles from './Footer.module.css';

export default function Footer() {
  const { t, language } = useTranslation();
  const settings = useSettings();
  if (!settings) return null;
  const { name, logo, logoDark, company, contacts, footer } = settings.shop;
  const address = [company.name, company.street, company.city, company.country, company.taxId].filter(
    Boolean,
  );
  const hasCompany = Boolean(name || logo || logoDark) || address.length > 0;
  return (
    <footer className={styles.footer}>
      {(hasCompany || contacts.length > 0) && (
        <div className={styles.columns}>
          {hasCompany && (
            <div className={styles.company}>
              <CompanyLink className={styles.logo} />
              <address className={styles.address}>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </div>
          )}
          {contacts.map((contact) => (
            <div key={JSON.stringify(contact)} className={styles.contact}>
              {wordsIn(contact.name, language) && <h2>{wordsIn(contact.name, language)}</h2>}
              {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
              {contact.phone && <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>}
            </div>
          ))}
        </div>
      )}
      <div className={styles.legal}>
        <span>{wordsIn(footer, language)}</span>
        <span className={styles.links}>
          {settings.hasTerms && <NewTabLink href={PATHS.terms}>{t('footer.terms')}</NewTabLink>}
          <NewTabLink href={PATHS.privacy}>{t('footer.privacy')}</NewTabLink>
        </span>
      </div>
    </footer>
  );
}

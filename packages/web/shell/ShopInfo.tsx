import { companyIn, contactIn } from '@lumitor/domain/translation/shopIn';
import { useSettings } from '../data/settings.ts';
import { PATHS } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { CompanyLink } from './CompanyLink.tsx';
import styles from './ShopInfo.module.css';

export function ShopContacts() {
  const { language } = useTranslation();
  const shop = useSettings()?.shop;
  if (!shop) return null;
  const { name, logo, logoDark } = shop;
  const company = companyIn(shop, language);
  const contacts = shop.contacts.map((contact) => contactIn(contact, language));
  const address = [company.name, company.street, company.city, company.country, company.taxId].filter(
    Boolean,
  );
  const hasCompany = Boolean(name || logo || logoDark) || address.length > 0;
  if (!hasCompany && contacts.length === 0) return null;
  return (
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
          {contact.name && <h2>{contact.name}</h2>}
          {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          {contact.phone && <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>}
        </div>
      ))}
    </div>
  );
}

export function LegalLinks() {
  const { t } = useTranslation();
  const hasTerms = useSettings()?.hasTerms;
  return (
    <span className={styles.links}>
      {hasTerms && <NewTabLink href={PATHS.terms}>{t('footer.terms')}</NewTabLink>}
      <NewTabLink href={PATHS.privacy}>{t('footer.privacy')}</NewTabLink>
      <NewTabLink href={PATHS.accessibility}>{t('footer.accessibility')}</NewTabLink>
    </span>
  );
}

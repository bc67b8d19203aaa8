import { contactIn } from '@lumitor/domain/translation/shopIn';
import { useSettings } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import styles from './LegalPage.module.css';

/** First e-mail address and phone among the shop's contacts; empty without one. */
export function useShopContact(): { email: string; phone: string } {
  const { language } = useTranslation();
  const contacts = (useSettings()?.shop.contacts ?? []).map((contact) => contactIn(contact, language));
  const email = contacts.find((contact) => contact.email)?.email ?? '';
  const phone = contacts.find((contact) => contact.phone)?.phone ?? '';
  return { email, phone };
}

interface LegalSectionsProps {
  lead: string;
  /** Lines of a text are paragraphs; a section without text is omitted. */
  sections: readonly (readonly [title: string, text: string])[];
  date: string;
}

export function LegalSections({ lead, sections, date }: LegalSectionsProps) {
  return (
    <>
      <p className={styles.lead}>{lead}</p>
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
      <p className={styles.date}>{date}</p>
    </>
  );
}

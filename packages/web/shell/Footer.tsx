import { wordsIn } from '@lumitor/domain/translation/articleTexts';
import { useSettings } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import styles from './Footer.module.css';
import { LegalLinks, ShopContacts } from './ShopInfo.tsx';

export default function Footer() {
  const { language } = useTranslation();
  const settings = useSettings();
  if (!settings) return null;
  return (
    <footer className={styles.footer}>
      <ShopContacts />
      <div className={styles.legal}>
        <span>{wordsIn(settings.shop.footer, language)}</span>
        <LegalLinks />
      </div>
    </footer>
  );
}

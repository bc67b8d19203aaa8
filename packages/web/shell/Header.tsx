import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isEmbedded, PATHS } from '../app/paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { companyUrl } from './companyUrl.ts';
import styles from './Header.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';
import { Logo } from './Logo.tsx';

/** `children` stands beside the title, such as the product line. */
export function Header({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {t('header.skip')}
      </a>
      {!isEmbedded() && (
        <a className={styles.logo} href={companyUrl(t)} data-tooltip={t('header.companyLink')}>
          <Logo />
        </a>
      )}
      <Link className={styles.title} href={PATHS.home}>
        {t('header.title')}
      </Link>
      {children}
      <div className={styles.end}>
        <LanguageSelect />
      </div>
    </header>
  );
}

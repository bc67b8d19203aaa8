import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isEmbedded, PATHS } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { CompanyLink } from './CompanyLink.tsx';
import styles from './Header.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';
import { LaterMenu } from './Later.tsx';

export function Header({ children, acts }: { children?: ReactNode; acts?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {t('header.skip')}
      </a>
      {!isEmbedded() && <CompanyLink className={styles.logo} />}
      {children}
      <Link className={styles.title} href={PATHS.home}>
        {t('header.title')}
      </Link>
      <div className={styles.end}>
        {acts}
        <span className={styles.language}>
          <LanguageSelect />
        </span>
        <LaterMenu />
      </div>
    </header>
  );
}

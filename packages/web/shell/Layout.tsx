import type { ReactNode } from 'react';
import { Header } from './Header.tsx';
import { LaterFooter } from './Later.tsx';
import styles from './Layout.module.css';
import { usePageTitle } from './usePageTitle.ts';

export function PageLayout({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <LaterFooter />
    </>
  );
}

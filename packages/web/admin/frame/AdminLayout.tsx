import type { ReactNode } from 'react';
import { Layout } from 'react-admin';
import { AdminBar } from './AdminBar.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import { RetriedNotice } from './RetriedNotice.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useClosedMenuWhereNarrow } from './useClosedMenuWhereNarrow.ts';
import { useFollowedChanges } from './useFollowedChanges.ts';
import { useTabTitle } from './useTabTitle.ts';

export function AdminLayout({ children }: { children: ReactNode }) {
  useFollowedChanges();
  useTabTitle();
  useClosedMenuWhereNarrow();
  return (
    <>
      <Layout
        appBarAlwaysOn
        appBar={AdminBar}
        menu={AdminMenu}
        sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }}
      >
        {children}
      </Layout>
      <RetriedNotice />
      <SignInAgain />
    </>
  );
}

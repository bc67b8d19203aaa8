import type { ReactNode } from 'react';
import { Layout } from 'react-admin';
import { AdminBar } from './AdminBar.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useFollowedChanges } from './useFollowedChanges.ts';

export function AdminLayout({ children }: { children: ReactNode }) {
  useFollowedChanges();
  return (
    <>
      <Layout appBar={AdminBar} menu={AdminMenu} sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }}>
        {children}
      </Layout>
      <SignInAgain />
    </>
  );
}

import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect } from 'react';
import { Layout, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router';
import { useLineNames } from '../../data/settings.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { catalogueResource } from '../data/resources.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { AdminBar } from './AdminBar.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import { ReadablePage } from './ReadablePage.tsx';
import { RetriedNotice } from './RetriedNotice.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useFollowedChanges } from './useFollowedChanges.ts';
import { useTopOfNewPage } from './useTopOfNewPage.ts';

/** Names the page in the browser's tab; a catalogue page with its product line. */
function useTabTitle(name: string): void {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const label = translate(`resources.${name}.name`, { _: translate('frame.title') });
  const line = catalogueResource(name)?.line;
  usePageTitle(line ? `${label} ${lineNames[line]}` : label);
}

/** The page that is shown, by its path under /admin. */
function usePageName(): string {
  const [, , first = '', second = ''] = useLocation().pathname.split('/');
  return first === 'micro' ? `${first}/${second}` : first || 'poczatek';
}

/** Where the menu would lie over the page it is closed until it is asked for, also in a window that becomes narrow. */
function useClosedMenuWhereNarrow(): void {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [, setOpen] = useSidebarState();
  useEffect(() => {
    if (isNarrow) setOpen(false);
  }, [isNarrow, setOpen]);
}

export function AdminLayout({ children }: { children: ReactNode }) {
  useFollowedChanges();
  const name = usePageName();
  useTabTitle(name);
  useClosedMenuWhereNarrow();
  useTopOfNewPage();
  return (
    <>
      <Layout
        appBarAlwaysOn
        appBar={AdminBar}
        menu={AdminMenu}
        sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }}
      >
        <ReadablePage name={name}>{children}</ReadablePage>
      </Layout>
      <RetriedNotice />
      <SignInAgain />
    </>
  );
}

import { type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { Layout, useBasename, useSidebarState } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router';
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

/**
 * A page that a link opens begins at its top, and not where the one before it was scrolled to. What leads back keeps
 * its place: the browser's own way, and the way from an article to its list.
 */
function useTopOfNewPage(): void {
  const basename = useBasename();
  const { pathname } = useLocation();
  const type = useNavigationType();
  const left = useRef(pathname);
  useEffect(() => {
    const from = left.current;
    left.current = pathname;
    const isItsList = pathname !== basename && from.startsWith(`${pathname}/`);
    if (from !== pathname && type !== 'POP' && !isItsList) window.scrollTo(0, 0);
  }, [basename, pathname, type]);
}

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

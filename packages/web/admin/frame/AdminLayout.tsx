import type { CollectionName } from '@lumitor/domain/collections/collections';
import { mayRead, mayWrite } from '@lumitor/domain/people/roles';
import { Button, Portal, Snackbar, SnackbarContent, type Theme, useMediaQuery } from '@mui/material';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Layout, Title, useBasename, useSidebarState } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router';
import { useStore } from 'zustand/react';
import { listenToEvents } from '../../data/eventStream.ts';
import { sessionStore } from '../../data/session.ts';
import { useLineNames } from '../../data/settings.ts';
import { loadTexts } from '../../data/texts.ts';
import { useOnline } from '../../data/useOnline.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { retriedStore } from '../data/changes.ts';
import { renewDocuments, renewQueries } from '../data/renewal.ts';
import { areaOfPage, catalogueResource } from '../data/resources.ts';
import { focusContent } from '../elements/focusContent.ts';
import { PlacedAlert } from '../elements/layout.tsx';
import { usePreloadedPages } from '../elements/lazyPage.ts';
import { useRoleName } from '../elements/useRoleName.ts';
import { draftQuery } from '../order/useDraft.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { AdminBar } from './AdminBar.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import { PageFailure } from './PageFailure.tsx';
import { SignInAgain } from './SignInAgain.tsx';

function ReadablePage({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  const roleName = useRoleName();
  const role = useStore(sessionStore, (state) => state.role);
  const area = areaOfPage(name);
  if (area === null || mayWrite(role, area)) return children;
  if (mayRead(role, area))
    return (
      <>
        <PlacedAlert severity="info" mt={2}>
          {translate('frame.readOnly')}
        </PlacedAlert>
        {children}
      </>
    );
  return (
    <>
      <Title title={translate(`resources.${name}.name`)} />
      <PlacedAlert severity="info" mt={2} maxWidth={720}>
        {translate('frame.closed', { role: roleName(role) })}
      </PlacedAlert>
    </>
  );
}

const place = () => [...document.querySelectorAll('.MuiDialog-container')].at(-1) ?? document.body;

function RetriedNotice() {
  const translate = useTranslate();
  const { stops } = useStore(retriedStore);
  const isOnline = useOnline();
  if (stops.length === 0) return null;
  const stop = () => {
    for (const each of stops) each();
  };
  return (
    <Portal container={place}>
      <Snackbar open>
        <SnackbarContent
          role="status"
          message={translate(isOnline ? 'frame.retried' : 'frame.retriedOffline')}
          action={
            <Button color="inherit" size="small" onClick={stop}>
              {translate('frame.stop')}
            </Button>
          }
        />
      </Snackbar>
    </Portal>
  );
}

const pendingPages = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ queryKey }) => queryKey[1] === 'getInfiniteList' })
    .map(({ promise }) => promise);

function useFollowedChanges(): void {
  const queries = useQueryClient();
  // A stream opened without a session has no list events.
  const isSignedIn = useStore(sessionStore, ({ status }) => status === 'signedIn');
  useEffect(() => {
    if (!isSignedIn) return;
    let isWaiting = false;
    const renew = async (collections?: readonly CollectionName[]) => {
      void renewDocuments(queries, collections);
      if (isWaiting) return;
      isWaiting = true;
      // A refetch would drop a next page being loaded.
      for (let pages = pendingPages(queries); pages.length > 0; pages = pendingPages(queries))
        await Promise.allSettled(pages);
      isWaiting = false;
      await renewQueries(queries);
    };
    return listenToEvents({
      on: {
        documents: (data) => void renew(JSON.parse(data).collections),
        draft: (data) => void queries.invalidateQueries({ queryKey: draftQuery(JSON.parse(data).order) }),
        snapshot: (data) => {
          if (JSON.parse(data).snapshot === 'texts') void loadTexts();
        },
      },
      onReopened: () => {
        void renew();
        void loadTexts();
      },
    });
  }, [queries, isSignedIn]);
}

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

function useTabTitle(name: string): void {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const label = translate(`resources.${name}.name`, { _: translate('frame.title') });
  const line = catalogueResource(name)?.line;
  usePageTitle(line ? `${label} ${lineNames[line]}` : label);
}

function usePageName(): string {
  const [, , first = '', second = ''] = useLocation().pathname.split('/');
  return first === 'micro' ? `${first}/${second}` : first;
}

function useClosedMenuWhereNarrow(): void {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [, setOpen] = useSidebarState();
  useEffect(() => {
    if (isNarrow) setOpen(false);
  }, [isNarrow, setOpen]);
}

/** Replaces react-admin's, which shows no words on a phone and too little contrast elsewhere. */
function SkipButton() {
  const translate = useTranslate();
  return (
    <Button className="skip" variant="contained" onClick={() => focusContent()}>
      {translate('ra.navigation.skip_nav')}
    </Button>
  );
}

export function AdminLayout({ children }: { children: ReactNode }) {
  useFollowedChanges();
  const name = usePageName();
  useTabTitle(name);
  useClosedMenuWhereNarrow();
  useTopOfNewPage();
  usePreloadedPages();
  return (
    <>
      <SkipButton />
      <Layout
        appBarAlwaysOn
        appBar={AdminBar}
        menu={AdminMenu}
        error={PageFailure}
        sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }}
      >
        <ReadablePage name={name}>{children}</ReadablePage>
      </Layout>
      <RetriedNotice />
      <SignInAgain />
    </>
  );
}

import type { AccountRole } from '@lumitor/domain/people/roles';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore, type Store } from 'react-admin';
import { createMemoryRouter, MemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { sessionStore } from '../../data/session.ts';
import { openWork, painted } from '../../testing/mount.tsx';
import { preloadPages } from '../elements/lazyPage.ts';
import { AdminApp } from '../frame/AdminApp.tsx';
import { createI18nProvider } from '../frame/i18nProvider.ts';
import { Notifications } from '../frame/Notifications.tsx';
import { darkTheme, lightTheme } from '../frame/theme.ts';
import type { AdminLanguage } from '../words/messages.ts';

// While modules load, so that no test waits for a page.
await preloadPages();

interface Administration {
  email?: string;
  role?: AccountRole;
  language?: AdminLanguage;
  store?: Store;
  queryClient?: QueryClient;
}

export async function mountInAdministration(
  component: ReactNode,
  {
    email = 'anna@lumitor.example',
    role = 'owner',
    language = 'en',
    store = memoryStore(),
    queryClient = new QueryClient(),
  }: Administration = {},
) {
  sessionStore.setState({ status: 'signedIn', email, role });
  const screen = await render(
    <MemoryRouter>
      <AdminContext
        i18nProvider={createI18nProvider(language)}
        theme={lightTheme}
        darkTheme={darkTheme}
        store={store}
        queryClient={queryClient}
      >
        {component}
        <Notifications />
      </AdminContext>
    </MemoryRouter>,
  );
  await painted();
  return screen;
}

interface Opened extends Pick<Administration, 'email' | 'role' | 'language'> {
  /** The browser's storage stays, as in a reload. */
  isReload?: boolean;
  isPhone?: boolean;
}

/**
 * Opens a page of the administration, in Polish unless `language` names another. The service answers from
 * `openShop`.
 * @returns the router, whose state names the address
 */
export async function openAdministration(
  address: string,
  {
    email = 'anna@lumitor.example',
    role = 'owner',
    language = 'pl',
    isReload = false,
    isPhone = false,
  }: Opened = {},
) {
  await cleanup();
  const stored = isReload ? Object.entries(localStorage) : [];
  await openWork({ language });
  for (const [key, value] of stored) localStorage.setItem(key, value);
  await page.viewport(isPhone ? 400 : 1440, isPhone ? 800 : 900);
  sessionStore.setState({ status: 'signedIn', email, role });
  const router = createMemoryRouter([{ path: '/admin/*', element: <AdminApp /> }], {
    initialEntries: [`/admin/${address}`],
  });
  onTestFinished(() => router.dispose());
  await render(<RouterProvider router={router} />);
  await painted();
  return router;
}

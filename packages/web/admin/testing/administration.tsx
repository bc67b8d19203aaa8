import type { AccountRole } from '@lumitor/domain/people/roles';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore, type Store } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { render } from 'vitest-browser-react';
import { sessionStore } from '../../data/session.ts';
import { createI18nProvider } from '../frame/i18nProvider.ts';
import { Notifications } from '../frame/Notifications.tsx';
import { darkTheme, lightTheme } from '../frame/theme.ts';
import type { AdminLanguage } from '../words/messages.ts';

interface Administration {
  email?: string;
  role?: AccountRole;
  language?: AdminLanguage;
  store?: Store;
  queryClient?: QueryClient;
}

export function mountInAdministration(
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
  return render(
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
}

import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { navigate } from 'wouter/use-browser-location';
import { sharedStore } from '../../data/shared.ts';
import { PATHS } from '../../paths.ts';
import { listArticles } from '../catalogue/listArticles.ts';
import { fetchCustomers } from '../customers/customers.ts';
import { createDataProvider, type List } from '../data/dataProvider.ts';
import { CATALOGUE_RESOURCES, NAMED_RESOURCES } from '../data/resources.ts';
import { useMayOpen } from '../data/useMay.ts';
import { listEmails } from '../emails/listEmails.ts';
import { fetchOrders } from '../orders/listOrders.ts';
import { listReflinks } from '../reflinks/listReflinks.ts';
import { AdminLayout } from './AdminLayout.tsx';
import { adminLanguage, createI18nProvider } from './i18nProvider.ts';
import { Notifications } from './Notifications.tsx';
import { Page } from './pages.ts';
import { darkTheme, lightTheme } from './theme.ts';

/** E-mails, orders and customers are paged by the service; others are loaded whole. */
const listsOf = (queries: QueryClient): Record<string, List> => ({
  ...Object.fromEntries(
    CATALOGUE_RESOURCES.map((resource): [string, List] => [
      resource.name,
      (params) => listArticles(queries, resource, params),
    ]),
  ),
  emaile: listEmails,
  zamowienia: fetchOrders,
  klienci: fetchCustomers,
  reflinks: (params) => listReflinks(queries, params),
});

function UnknownPage() {
  useEffect(() => navigate(PATHS.home, { replace: true }), []);
  return null;
}

function DefaultPage() {
  const mayOpen = useMayOpen();
  return <Navigate to={`/admin/${mayOpen('emaile') ? 'emaile' : 'poczatek'}`} replace />;
}

const openStore = () => localStorageStore('1', 'lumitor.admin');

function openSettings() {
  const store = openStore();
  const isNamed = new URLSearchParams(location.search).has('lang');
  const language = adminLanguage(
    isNamed
      ? sharedStore.getState().language
      : (store.getItem<string>('locale') ?? sharedStore.getState().language),
  );
  store.setItem('locale', language);
  sharedStore.setState({ language });
  const queryClient = new QueryClient();
  return {
    store,
    i18nProvider: createI18nProvider(language),
    queryClient,
    dataProvider: createDataProvider(queryClient, listsOf(queryClient)),
  };
}

export function AdminApp() {
  const [settings] = useState(openSettings);
  return (
    <Admin
      basename="/admin"
      dashboard={DefaultPage}
      layout={AdminLayout}
      notification={Notifications}
      theme={lightTheme}
      darkTheme={darkTheme}
      catchAll={UnknownPage}
      disableTelemetry
      {...settings}
    >
      <Resource name="emaile" list={Page.EmailList} edit={Page.EmailEdit} create={Page.EmailCreate} />
      <Resource name="zamowienia" list={Page.OrderListPage} edit={Page.AdminOrderPage} />
      <Resource
        name="klienci"
        list={Page.CustomerListPage}
        edit={Page.CustomerDetailPage}
        create={Page.CustomerCreatePage}
      />
      <Resource name="reflinks" list={Page.ReflinkList} edit={Page.ReflinkEdit} create={Page.ReflinkCreate} />
      {CATALOGUE_RESOURCES.map(({ name }) => (
        <Resource
          key={name}
          name={name}
          list={Page.ArticleList}
          edit={Page.ArticleEdit}
          create={Page.ArticleCreate}
        >
          <Route path=":id/wariant" element={<Page.ArticleVariants />} />
        </Resource>
      ))}
      <Resource name="jezyki" list={Page.LanguageList} />
      <CustomRoutes>
        <Route path="/poczatek" element={<Page.Home />} />
        <Route path="/pierwsza-wycena" element={<Page.FirstHour />} />
        <Route path="/translacje" element={<Page.TranslationsPage />} />
        <Route path="/wiadomosci" element={<Page.MailList />} />
        <Route path="/wiadomosci/:kind" element={<Page.MailPage />} />
        <Route path="/raporty" element={<Page.ReportsPage />} />
        <Route path="/szukaj" element={<Page.SearchPage />} />
        {NAMED_RESOURCES.map((resource) => (
          <Route
            key={resource.name}
            path={`/${resource.name}`}
            element={<Page.NamedPage key={resource.name} resource={resource} />}
          />
        ))}
        <Route path="/reguly" element={<Page.PartRulesPage />} />
        <Route path="/braki" element={<Page.GapsPage />} />
        <Route path="/braki/uzupelnij" element={<Page.FillPage />} />
        <Route path="/zmiany" element={<Page.ChangesPage />} />
        <Route path="/konto" element={<Page.OwnAccountPage />} />
        {/* Former address of the account page. */}
        <Route path="/haslo" element={<Navigate to="/admin/konto" replace />} />
        <Route path="/konta" element={<Page.PeoplePage />} />
        <Route path="/ustawienia" element={<Page.SettingsPage />} />
      </CustomRoutes>
    </Admin>
  );
}

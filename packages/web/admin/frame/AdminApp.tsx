import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { navigate } from 'wouter/use-browser-location';
import { sharedStore } from '../../data/shared.ts';
import { PATHS } from '../../paths.ts';
import { OwnAccountPage } from '../account/OwnAccountPage.tsx';
import { ArticleCreate } from '../catalogue/ArticleCreate.tsx';
import { ArticleEdit } from '../catalogue/ArticleEdit.tsx';
import { ArticleList } from '../catalogue/ArticleList.tsx';
import { listArticles } from '../catalogue/listArticles.ts';
import { ArticleVariants } from '../catalogue/variants/ArticleVariants.tsx';
import { ChangesPage } from '../changes/ChangesPage.tsx';
import { CustomerCreatePage, CustomerDetailPage } from '../customers/CustomerDetail.tsx';
import { CustomerListPage } from '../customers/CustomerListPage.tsx';
import { fetchCustomers } from '../customers/customers.ts';
import { createDataProvider, type List } from '../data/dataProvider.ts';
import { CATALOGUE_RESOURCES, NAMED_RESOURCES } from '../data/resources.ts';
import { useMayOpen } from '../data/useMay.ts';
import { EmailCreate, EmailEdit } from '../emails/EmailForm.tsx';
import { EmailList } from '../emails/EmailList.tsx';
import { listEmails } from '../emails/listEmails.ts';
import { FillPage } from '../gaps/fill/FillPage.tsx';
import { GapsPage } from '../gaps/GapsPage.tsx';
import { FirstHour, Home } from '../home/FirstHour.tsx';
import { LanguageList } from '../languages/LanguageList.tsx';
import { MailList } from '../mails/MailList.tsx';
import { MailPage } from '../mails/MailPage.tsx';
import { NamedPage } from '../named/NamedPage.tsx';
import { AdminOrderPage } from '../order/OrderPage.tsx';
import { fetchOrders } from '../orders/listOrders.ts';
import { OrderListPage } from '../orders/OrderList.tsx';
import { PartRulesPage } from '../partRules/PartRulesPage.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { listReflinks } from '../reflinks/listReflinks.ts';
import { ReflinkCreate, ReflinkEdit } from '../reflinks/ReflinkForm.tsx';
import { ReflinkList } from '../reflinks/ReflinkList.tsx';
import { SearchPage } from '../search/SearchPage.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { TranslationsPage } from '../translations/TranslationsPage.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { adminLanguage, createI18nProvider } from './i18nProvider.ts';
import { Notifications } from './Notifications.tsx';
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
      <Resource name="emaile" list={EmailList} edit={EmailEdit} create={EmailCreate} />
      <Resource name="zamowienia" list={OrderListPage} edit={AdminOrderPage} />
      <Resource
        name="klienci"
        list={CustomerListPage}
        edit={CustomerDetailPage}
        create={CustomerCreatePage}
      />
      <Resource name="reflinks" list={ReflinkList} edit={ReflinkEdit} create={ReflinkCreate} />
      {CATALOGUE_RESOURCES.map(({ name }) => (
        <Resource key={name} name={name} list={ArticleList} edit={ArticleEdit} create={ArticleCreate}>
          <Route path=":id/wariant" element={<ArticleVariants />} />
        </Resource>
      ))}
      <Resource name="jezyki" list={LanguageList} />
      <CustomRoutes>
        <Route path="/poczatek" element={<Home />} />
        <Route path="/pierwsza-wycena" element={<FirstHour />} />
        <Route path="/translacje" element={<TranslationsPage />} />
        <Route path="/wiadomosci" element={<MailList />} />
        <Route path="/wiadomosci/:kind" element={<MailPage />} />
        <Route path="/szukaj" element={<SearchPage />} />
        {NAMED_RESOURCES.map((resource) => (
          <Route
            key={resource.name}
            path={`/${resource.name}`}
            element={<NamedPage key={resource.name} resource={resource} />}
          />
        ))}
        <Route path="/reguly" element={<PartRulesPage />} />
        <Route path="/braki" element={<GapsPage />} />
        <Route path="/braki/uzupelnij" element={<FillPage />} />
        <Route path="/zmiany" element={<ChangesPage />} />
        <Route path="/konto" element={<OwnAccountPage />} />
        {/* Former address of the account page. */}
        <Route path="/haslo" element={<Navigate to="/admin/konto" replace />} />
        <Route path="/konta" element={<PeoplePage />} />
        <Route path="/ustawienia" element={<SettingsPage />} />
      </CustomRoutes>
    </Admin>
  );
}

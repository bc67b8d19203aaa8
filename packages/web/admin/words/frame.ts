import type { Words } from './words.ts';

export const frameWords = {
  title: { pl: 'Administracja', en: 'Administration' },
  sales: { pl: 'Sprzedaż', en: 'Sales' },
  catalogue: { pl: 'Katalog', en: 'Catalogue' },
  line: { pl: 'Linia produktów', en: 'Product line' },
  rules: { pl: 'Reguły i stan', en: 'Rules and state' },
  content: { pl: 'Treść', en: 'Content' },
  shop: { pl: 'Sklep', en: 'Shop' },
  closed: {
    pl: 'Ta strona nie należy do Twojej roli (%{role}). Jeśli jej potrzebujesz, zwróć się do właściciela sklepu.',
    en: 'This page is not part of your role (%{role}). If you need it, ask an owner of the shop.',
  },
  readOnly: { pl: 'Możesz tu tylko przeglądać: zmiany nie należą do Twojej roli.', en: 'You can view this page: changes are not part of your role.' },
  language: { pl: 'Język', en: 'Language' },
  toConfigurator: { pl: 'Konfigurator', en: 'Configurator' },
  account: { pl: 'Konto %{email}', en: 'Account %{email}' },
  retried: { pl: 'Serwer nie odpowiada. Próbuję ponownie, najdłużej przez 2 minuty…', en: 'The server does not respond. Retrying for up to 2 minutes…' },
  retriedOffline: { pl: 'Nie ma połączenia z internetem. Próbuję ponownie, najdłużej przez 2 minuty…', en: 'There is no internet connection. Retrying for up to 2 minutes…' },
  stop: { pl: 'Przerwij', en: 'Stop' },
  signOut: { pl: 'Wyloguj się', en: 'Sign out' },
  signOutFailed: { pl: 'Nie udało się wylogować. Sprawdź połączenie z internetem i spróbuj ponownie.', en: 'Signing out failed. Check your internet connection and try again.' },
} satisfies Words;

export const signInAgainWords = {
  title: { pl: 'Sesja się zakończyła', en: 'Your session has ended' },
  about: { pl: 'Zaloguj się ponownie, aby pracować dalej. Niezapisane zmiany na tej stronie nie przepadły.', en: 'Sign in again to continue. Unsaved changes on this page are not lost.' },
  email: { pl: 'Adres e-mail', en: 'E-mail address' },
  emailMissing: { pl: 'Wpisz adres e-mail.', en: 'Enter your e-mail address.' },
  password: { pl: 'Hasło', en: 'Password' },
  passwordMissing: { pl: 'Wpisz hasło.', en: 'Enter your password.' },
  signIn: { pl: 'Zaloguj się', en: 'Sign in' },
  checking: { pl: 'Sprawdzam…', en: 'Checking…' },
  leave: { pl: 'Wyjdź bez zapisywania', en: 'Leave without saving' },
  credentials: { pl: 'Adres e-mail lub hasło są nieprawidłowe. Sprawdź je i spróbuj ponownie.', en: 'The e-mail address or the password is wrong. Check them and try again.' },
  tooMany: {
    pl: 'Zbyt wiele prób logowania. Spróbuj ponownie za %{smart_count} minutę. |||| Zbyt wiele prób logowania. Spróbuj ponownie za %{smart_count} minuty. |||| Zbyt wiele prób logowania. Spróbuj ponownie za %{smart_count} minut.',
    en: 'Too many attempts to sign in. Try again in %{smart_count} minute. |||| Too many attempts to sign in. Try again in %{smart_count} minutes.',
  },
  unreachable: { pl: 'Nie udało się połączyć z usługą. Sprawdź połączenie z internetem i spróbuj ponownie.', en: 'The service could not be reached. Check your internet connection and try again.' },
  deactivated: { pl: 'To konto jest wyłączone. Zwróć się do właściciela sklepu.', en: 'This account is deactivated. Ask an owner of the shop.' },
  passkey: { pl: 'Ten klucz dostępu nie pasuje do żadnego konta. Zaloguj się hasłem.', en: 'This passkey belongs to no account. Sign in with your password.' },
  withPasskey: { pl: 'Użyj klucza dostępu', en: 'Use a passkey' },
  codeAbout: { pl: 'Wpisz sześć cyfr z aplikacji uwierzytelniającej albo jeden z kodów zapasowych.', en: 'Enter the six digits of your authenticator app, or one of your backup codes.' },
  codeLabel: { pl: 'Kod', en: 'Code' },
  codeMissing: { pl: 'Wpisz kod.', en: 'Enter the code.' },
  code: { pl: 'Ten kod jest nieprawidłowy. Wpisz kod, który aplikacja pokazuje teraz.', en: 'This code is wrong. Enter the code that the app shows now.' },
  codeEnded: { pl: 'Zbyt wiele prób albo minęło zbyt wiele czasu. Zaloguj się od nowa.', en: 'Too many attempts, or too much time has passed. Sign in again.' },
} satisfies Words;

/** What the search over the shop says beside articles. */
export const searchWords = {
  field: { pl: 'Artykuł, zamówienie albo osoba: nazwa, kod, numer, e-mail', en: 'Article, order or person: name, code, number, e-mail' },
  orders: { pl: 'Zamówienia: %{count}', en: 'Orders: %{count}' },
  allOrders: { pl: 'Wszystkie znalezione: %{count}', en: 'All results: %{count}' },
  people: { pl: 'Osoby', en: 'People' },
  kinds: {
    reflinks: { pl: 'partner', en: 'partner' },
    emaile: { pl: 'zgoda na e-maile', en: 'consented to e-mails' },
    konta: { pl: 'konto w administracji', en: 'account of the administration' },
  },
} satisfies Words;

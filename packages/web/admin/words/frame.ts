import type { Words } from './words.ts';

export const frameWords = {
  title: { pl: 'Administracja', en: 'Administration' },
  sales: { pl: 'Sprzedaż', en: 'Sales' },
  catalogue: { pl: 'Katalog', en: 'Catalogue' },
  line: { pl: 'Linia produktów', en: 'Product line' },
  rules: { pl: 'Reguły i kontrola', en: 'Rules and checks' },
  content: { pl: 'Treść', en: 'Content' },
  shop: { pl: 'Sklep', en: 'Shop' },
  closed: {
    pl: 'Twoja rola (%{role}) nie daje dostępu do tej strony. Jeśli jej potrzebujesz, zwróć się do właściciela sklepu.',
    en: 'Your role (%{role}) has no access to this page. If you need it, contact a shop owner.',
  },
  readOnly: { pl: 'Tylko podgląd: Twoja rola nie pozwala tu na zmiany.', en: 'View only: your role cannot make changes here.' },
  lost: { pl: 'Nie udało się wczytać strony', en: 'The page could not be loaded' },
  lostAbout: {
    pl: 'Sprawdź połączenie z internetem i wczytaj ponownie. Po aktualizacji serwera wystarczy wczytać ponownie.',
    en: 'Check your internet connection, then reload. After an update of the server, a reload is enough.',
  },
  reload: { pl: 'Wczytaj ponownie', en: 'Reload' },
  language: { pl: 'Język', en: 'Language' },
  toConfigurator: { pl: 'Konfigurator', en: 'Configurator' },
  account: { pl: 'Konto %{email}', en: 'Account %{email}' },
  retried: { pl: 'Serwer nie odpowiada. Próbuję ponownie, najdłużej przez 2 minuty…', en: 'The server is not responding. Retrying for up to 2 minutes…' },
  retriedOffline: { pl: 'Nie ma połączenia z internetem. Próbuję ponownie, najdłużej przez 2 minuty…', en: 'No internet connection. Retrying for up to 2 minutes…' },
  stop: { pl: 'Przerwij', en: 'Stop' },
  signOut: { pl: 'Wyloguj się', en: 'Sign out' },
  signOutFailed: { pl: 'Nie udało się wylogować. Sprawdź połączenie z internetem i spróbuj ponownie.', en: 'Signing out failed. Check your internet connection and try again.' },
} satisfies Words;

export const signInAgainWords = {
  title: { pl: 'Sesja wygasła', en: 'Your session has expired' },
  about: { pl: 'Zaloguj się ponownie, aby pracować dalej. Niezapisane zmiany na tej stronie nie przepadły.', en: 'Sign in again to continue. Unsaved changes on this page are not lost.' },
  email: { pl: 'Adres e-mail', en: 'Email address' },
  emailMissing: { pl: 'Wpisz adres e-mail.', en: 'Enter your email address.' },
  password: { pl: 'Hasło', en: 'Password' },
  passwordMissing: { pl: 'Wpisz hasło.', en: 'Enter your password.' },
  signIn: { pl: 'Zaloguj się', en: 'Sign in' },
  checking: { pl: 'Sprawdzam…', en: 'Checking…' },
  leave: { pl: 'Wyjdź bez zapisywania', en: 'Leave without saving' },
  credentials: { pl: 'Adres e-mail lub hasło są nieprawidłowe. Sprawdź je i spróbuj ponownie.', en: 'Incorrect email address or password. Check both and try again.' },
  tooMany: {
    pl: 'Zbyt wiele prób logowania. Spróbuj ponownie za %{smart_count} minutę. |||| Zbyt wiele prób logowania. Spróbuj ponownie za %{smart_count} minuty. |||| Zbyt wiele prób logowania. Spróbuj ponownie za %{smart_count} minut.',
    en: 'Too many sign-in attempts. Try again in %{smart_count} minute. |||| Too many sign-in attempts. Try again in %{smart_count} minutes.',
  },
  unreachable: { pl: 'Nie udało się połączyć z serwerem. Sprawdź połączenie z internetem i spróbuj ponownie.', en: 'The server could not be reached. Check your internet connection and try again.' },
  deactivated: { pl: 'To konto jest wyłączone. Zwróć się do właściciela sklepu.', en: 'This account is deactivated. Contact a shop owner.' },
  passkey: { pl: 'Ten klucz dostępu nie pasuje do żadnego konta. Zaloguj się hasłem.', en: 'This passkey does not belong to any account. Sign in with your password.' },
  withPasskey: { pl: 'Użyj klucza dostępu', en: 'Use a passkey' },
  codeAbout: { pl: 'Wpisz sześć cyfr z aplikacji uwierzytelniającej albo jeden z kodów zapasowych.', en: 'Enter the six digits of your authenticator app, or one of your backup codes.' },
  codeLabel: { pl: 'Kod', en: 'Code' },
  codeMissing: { pl: 'Wpisz kod.', en: 'Enter the code.' },
  code: { pl: 'Ten kod jest nieprawidłowy. Wpisz aktualny kod z aplikacji.', en: 'Incorrect code. Enter the current code from the app.' },
  codeEnded: { pl: 'Zbyt wiele prób albo minęło zbyt wiele czasu. Zaloguj się od nowa.', en: 'Too many attempts, or too much time has passed. Sign in again.' },
} satisfies Words;

export const searchWords = {
  field: { pl: 'Artykuł, zamówienie albo osoba: nazwa, kod, numer, e-mail', en: 'Article, order or person: name, code, number, email' },
  orders: { pl: 'Zamówienia: %{count}', en: 'Orders: %{count}' },
  allOrders: { pl: 'Wszystkie znalezione: %{count}', en: 'All results: %{count}' },
  people: { pl: 'Osoby', en: 'People' },
  kinds: {
    klienci: { pl: 'klient', en: 'customer' },
    reflinks: { pl: 'partner', en: 'partner' },
    emaile: { pl: 'zgoda na newsletter', en: 'newsletter consent' },
    konta: { pl: 'konto w administracji', en: 'admin account' },
  },
} satisfies Words;

import type { Words } from './words.ts';

export const signInAgainWords = {
  title: { pl: 'Sesja się zakończyła', en: 'Your session has ended' },
  about: {
    pl: 'Zaloguj się ponownie, aby pracować dalej. Niezapisane zmiany na tej stronie nie przepadły.',
    en: 'Sign in again to go on. What is not saved yet on this page is still here.',
  },
  email: { pl: 'Adres e-mail', en: 'E-mail address' },
  emailMissing: { pl: 'Wpisz adres e-mail.', en: 'Enter your e-mail address.' },
  password: { pl: 'Hasło', en: 'Password' },
  passwordMissing: { pl: 'Wpisz hasło.', en: 'Enter your password.' },
  signIn: { pl: 'Zaloguj się', en: 'Sign in' },
  checking: { pl: 'Sprawdzam…', en: 'Checking…' },
  leave: { pl: 'Wyjdź bez zapisywania', en: 'Leave without saving' },
  credentials: {
    pl: 'Adres e-mail lub hasło są nieprawidłowe. Sprawdź je i spróbuj ponownie.',
    en: 'The e-mail address or the password is wrong. Check them and try again.',
  },
  tooMany: {
    pl: 'Zbyt wiele prób logowania. Spróbuj ponownie za %{smart_count} minutę. |||| Zbyt wiele prób logowania. Spróbuj ponownie za %{smart_count} minuty. |||| Zbyt wiele prób logowania. Spróbuj ponownie za %{smart_count} minut.',
    en: 'Too many attempts to sign in. Try again in %{smart_count} minute. |||| Too many attempts to sign in. Try again in %{smart_count} minutes.',
  },
  unreachable: {
    pl: 'Nie udało się połączyć z usługą. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'The service could not be reached. Check your internet connection and try again.',
  },
} satisfies Words;

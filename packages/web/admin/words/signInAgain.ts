import type { Words } from './words.ts';

export const signInAgainWords = {
  title: { pl: 'Sesja się zakończyła', en: 'Your session has ended' },
  about: { pl: 'Zaloguj się ponownie, aby pracować dalej. Niezapisane zmiany na tej stronie nie przepadły.', en: 'Sign in again to go on. What is not saved yet on this page is still here.' },
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
  passkey: { pl: 'Ten klucz dostępu nie pasuje do żadnego konta. Zaloguj się hasłem.', en: 'This passkey fits no account. Sign in with the password.' },
  withPasskey: { pl: 'Użyj klucza dostępu', en: 'Use a passkey' },
  codeAbout: { pl: 'Wpisz sześć cyfr z aplikacji uwierzytelniającej albo jeden z kodów zapasowych.', en: 'Enter the six digits of your authenticator app, or one of your backup codes.' },
  codeLabel: { pl: 'Kod', en: 'Code' },
  codeMissing: { pl: 'Wpisz kod.', en: 'Enter the code.' },
  code: { pl: 'Ten kod jest nieprawidłowy. Wpisz kod, który aplikacja pokazuje teraz.', en: 'This code is wrong. Enter the one that the app shows now.' },
  codeEnded: { pl: 'Zbyt wiele prób albo minęło zbyt wiele czasu. Zaloguj się od nowa.', en: 'Too many attempts, or too much time has passed. Sign in anew.' },
} satisfies Words;

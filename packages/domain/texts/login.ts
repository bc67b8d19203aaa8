import type { Texts } from './texts.ts';

export const login = {
  title: { pl: 'Logowanie', en: 'Sign in', de: 'Anmelden' },
  about: { pl: 'Dla osób, które prowadzą katalog.', en: 'For people who manage the catalogue.', de: 'Für alle, die den Katalog pflegen.' },
  email: { pl: 'Adres e-mail', en: 'E-mail address', de: 'E-Mail-Adresse' },
  password: { pl: 'Hasło', en: 'Password', de: 'Passwort' },
  signIn: { pl: 'Zaloguj się', en: 'Sign in', de: 'Anmelden' },
  checking: { pl: 'Sprawdzam…', en: 'Checking…', de: 'Wird geprüft…' },
  emailMissing: { pl: 'Wpisz adres e-mail.', en: 'Enter your e-mail address.', de: 'Geben Sie Ihre E-Mail-Adresse ein.' },
  passwordMissing: { pl: 'Wpisz hasło.', en: 'Enter your password.', de: 'Geben Sie Ihr Passwort ein.' },
  credentials: {
    pl: 'Adres e-mail lub hasło są nieprawidłowe. Sprawdź je i spróbuj ponownie.',
    en: 'The e-mail address or the password is wrong. Check them and try again.',
    de: 'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides und versuchen Sie es erneut.',
  },
  tooMany: {
    pl: 'Zbyt wiele prób logowania. Spróbuj ponownie za {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
    en: 'Too many attempts to sign in. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    de: 'Zu viele Anmeldeversuche. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.',
  },
  unreachable: {
    pl: 'Nie udało się połączyć z serwerem. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'The server could not be reached. Check your internet connection and try again.',
    de: 'Der Server ist nicht erreichbar. Prüfen Sie die Internetverbindung und versuchen Sie es erneut.',
  },
  deactivated: {
    pl: 'To konto jest wyłączone. Zwróć się do właściciela sklepu.',
    en: 'This account is deactivated. Contact the shop owner.',
    de: 'Dieses Konto ist deaktiviert. Wenden Sie sich an den Inhaber des Shops.',
  },
  passkey: {
    pl: 'Ten klucz dostępu nie pasuje do żadnego konta. Zaloguj się hasłem.',
    en: 'This passkey does not match any account. Sign in with your password.',
    de: 'Dieser Passkey gehört zu keinem Konto. Melden Sie sich mit dem Passwort an.',
  },
  withPasskey: { pl: 'Użyj klucza dostępu', en: 'Use a passkey', de: 'Passkey verwenden' },
  codeTitle: { pl: 'Kod z aplikacji', en: 'Code from the app', de: 'Code aus der App' },
  codeAbout: {
    pl: 'Wpisz sześć cyfr z aplikacji uwierzytelniającej albo jeden z kodów zapasowych.',
    en: 'Enter the six digits of your authenticator app, or one of your backup codes.',
    de: 'Geben Sie die sechs Ziffern Ihrer Authenticator-App oder einen der Ersatzcodes ein.',
  },
  codeLabel: { pl: 'Kod', en: 'Code', de: 'Code' },
  codeMissing: { pl: 'Wpisz kod.', en: 'Enter the code.', de: 'Geben Sie den Code ein.' },
  code: {
    pl: 'Ten kod jest nieprawidłowy. Wpisz kod, który aplikacja pokazuje teraz.',
    en: 'This code is wrong. Enter the code that the app shows now.',
    de: 'Dieser Code ist falsch. Geben Sie den ein, den die App jetzt zeigt.',
  },
  codeEnded: {
    pl: 'Zbyt wiele prób albo minęło zbyt wiele czasu. Zaloguj się od nowa.',
    en: 'Too many attempts, or too much time has passed. Sign in again.',
    de: 'Zu viele Versuche, oder es ist zu viel Zeit vergangen. Melden Sie sich neu an.',
  },
  back: { pl: 'Wróć', en: 'Back', de: 'Zurück' },
} as const satisfies Texts;

import type { Texts } from './texts.ts';

export const login = {
  title: { pl: 'Logowanie', en: 'Sign in', de: 'Anmelden' },
  about: {
    pl: 'Dla osób, które prowadzą katalog.',
    en: 'For those who look after the catalogue.',
    de: 'Für alle, die den Katalog pflegen.',
  },
  email: { pl: 'Adres e-mail', en: 'E-mail address', de: 'E-Mail-Adresse' },
  password: { pl: 'Hasło', en: 'Password', de: 'Passwort' },
  signIn: { pl: 'Zaloguj się', en: 'Sign in', de: 'Anmelden' },
  checking: { pl: 'Sprawdzanie…', en: 'Checking…', de: 'Wird geprüft…' },
  emailMissing: {
    pl: 'Wpisz adres e-mail.',
    en: 'Enter your e-mail address.',
    de: 'Geben Sie Ihre E-Mail-Adresse ein.',
  },
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
    pl: 'Nie udało się połączyć z usługą. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'The service could not be reached. Check your internet connection and try again.',
    de: 'Der Dienst ist nicht erreichbar. Prüfen Sie die Internetverbindung und versuchen Sie es erneut.',
  },
} as const satisfies Texts;

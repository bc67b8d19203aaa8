import type { Words } from './words.ts';

export const passwordWords = {
  account: { pl: 'Konto: %{email}', en: 'Account: %{email}' },
  about: {
    pl: 'Po zmianie hasła sesje na innych urządzeniach zostaną zakończone.',
    en: 'Changing the password ends your sessions on other devices.',
  },
  current: { pl: 'Obecne hasło', en: 'Current password' },
  next: { pl: 'Nowe hasło', en: 'New password' },
  repeat: { pl: 'Powtórz nowe hasło', en: 'Repeat the new password' },
  rule: { pl: 'Co najmniej %{least} znaków.', en: 'At least %{least} characters.' },
  change: { pl: 'Zmień hasło', en: 'Change password' },
  changed: {
    pl: 'Hasło zostało zmienione. Na innych urządzeniach trzeba zalogować się ponownie.',
    en: 'The password is changed. Sign in again on other devices.',
  },
  currentMissing: { pl: 'Wpisz obecne hasło.', en: 'Enter your current password.' },
  wrongCurrent: { pl: 'Obecne hasło jest nieprawidłowe.', en: 'The current password is wrong.' },
  tooShort: {
    pl: 'Hasło musi mieć co najmniej %{least} znaków.',
    en: 'The password needs at least %{least} characters.',
  },
  tooLong: {
    pl: 'Hasło może mieć najwyżej %{most} znaków.',
    en: 'The password can have at most %{most} characters.',
  },
  different: { pl: 'Hasła nie są takie same.', en: 'The passwords differ.' },
  tooMany: {
    pl: 'Zbyt wiele prób. Spróbuj ponownie za %{smart_count} minutę. |||| Zbyt wiele prób. Spróbuj ponownie za %{smart_count} minuty. |||| Zbyt wiele prób. Spróbuj ponownie za %{smart_count} minut.',
    en: 'Too many attempts. Try again in %{smart_count} minute. |||| Too many attempts. Try again in %{smart_count} minutes.',
  },
  unreachable: {
    pl: 'Nie udało się połączyć z usługą. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'The service could not be reached. Check your internet connection and try again.',
  },
} satisfies Words;

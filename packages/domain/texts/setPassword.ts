import type { Texts } from './texts.ts';

export const setPassword = {
  title: { pl: 'Ustaw hasło', en: 'Set a password', de: 'Passwort festlegen' },
  invited: {
    pl: 'Zaproszenie dla {email}. Ustaw hasło, aby zacząć.',
    en: 'An invitation for {email}. Set a password to get started.',
    de: 'Eine Einladung für {email}. Legen Sie ein Passwort fest, um zu beginnen.',
  },
  reset: { pl: 'Nowe hasło dla {email}.', en: 'A new password for {email}.', de: 'Ein neues Passwort für {email}.' },
  checking: { pl: 'Sprawdzam link…', en: 'Checking the link…', de: 'Link wird geprüft…' },
  password: { pl: 'Hasło', en: 'Password', de: 'Passwort' },
  repeat: { pl: 'Powtórz hasło', en: 'Repeat the password', de: 'Passwort wiederholen' },
  rule: { pl: 'Co najmniej {least} znaków.', en: 'At least {least} characters.', de: 'Mindestens {least} Zeichen.' },
  different: { pl: 'Hasła nie są takie same.', en: 'The passwords differ.', de: 'Die Passwörter stimmen nicht überein.' },
  save: { pl: 'Ustaw hasło i zaloguj się', en: 'Set password and sign in', de: 'Festlegen und anmelden' },
  saving: { pl: 'Zapisuję…', en: 'Saving…', de: 'Wird gespeichert…' },
  ended: {
    pl: 'Ten link został już użyty, wycofany albo wygasł. Poproś właściciela sklepu o nowy.',
    en: 'This link has been used or revoked, or has expired. Ask the shop owner for a new one.',
    de: 'Dieser Link wurde schon verwendet, zurückgezogen oder ist abgelaufen. Bitten Sie den Inhaber des Shops um einen neuen.',
  },
  tooMany: {
    pl: 'Zbyt wiele prób. Odczekaj kwadrans i spróbuj ponownie.',
    en: 'Too many attempts. Wait a quarter of an hour and try again.',
    de: 'Zu viele Versuche. Warten Sie eine Viertelstunde und versuchen Sie es erneut.',
  },
  unreachable: {
    pl: 'Nie udało się połączyć z serwerem. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'The server could not be reached. Check your internet connection and try again.',
    de: 'Der Server ist nicht erreichbar. Prüfen Sie die Internetverbindung und versuchen Sie es erneut.',
  },
} as const satisfies Texts;

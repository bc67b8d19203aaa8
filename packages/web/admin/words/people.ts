import type { Words } from './words.ts';

export const peopleWords = {
  about: {
    pl: 'Każda osoba ma własne konto z jedną rolą. Pilnuje jej serwer.',
    en: 'Everybody has an account of their own with one role. The service holds to it.',
  },
  loadFailed: {
    pl: 'Nie udało się wczytać kont. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'The accounts could not be loaded. Check your internet connection and try again.',
  },
  accounts: { pl: 'Konta', en: 'Accounts' },
  cancel: { pl: 'Anuluj', en: 'Cancel' },
  close: { pl: 'Zamknij', en: 'Close' },
  email: { pl: 'Adres e-mail', en: 'E-mail address' },
  emailMissing: { pl: 'Wpisz adres e-mail.', en: 'Enter an e-mail address.' },
  role: { pl: 'Rola', en: 'Role' },
  roleOf: { pl: 'Rola: %{email}', en: 'Role: %{email}' },
  you: { pl: 'to Ty', en: 'you' },
  since: { pl: 'od %{day}', en: 'since %{day}' },
  deactivatedSince: { pl: 'wyłączone %{day}', en: 'deactivated %{day}' },
  code: { pl: 'Kod', en: 'Code' },
  passkeys: {
    pl: '%{smart_count} klucz dostępu |||| %{smart_count} klucze dostępu |||| %{smart_count} kluczy dostępu',
    en: '%{smart_count} passkey |||| %{smart_count} passkeys',
  },
  passwordOnly: { pl: 'Samo hasło', en: 'Password only' },
  more: { pl: 'Więcej: %{email}', en: 'More: %{email}' },
  roles: {
    owner: { pl: 'Właściciel', en: 'Owner' },
    catalogue: { pl: 'Katalog', en: 'Catalogue' },
    sales: { pl: 'Sprzedaż', en: 'Sales' },
    texts: { pl: 'Teksty', en: 'Texts' },
    viewer: { pl: 'Podgląd', en: 'Viewer' },
  },
  areas: {
    catalogue: { pl: 'Katalog i reguły', en: 'Catalogue and rules' },
    texts: { pl: 'Teksty i języki', en: 'Texts and languages' },
    sales: { pl: 'Zamówienia, adresy, reflinki', en: 'Orders, addresses, referral links' },
    settings: { pl: 'Ustawienia', en: 'Settings' },
    people: { pl: 'Konta', en: 'Accounts' },
  },
  matrix: {
    title: { pl: 'Co która rola może', en: 'What each role may do' },
    area: { pl: 'Obszar', en: 'Area' },
    write: { pl: 'zmienia', en: 'changes' },
    read: { pl: 'widzi', en: 'sees' },
    none: { pl: '–', en: '–' },
  },
  invite: {
    button: { pl: 'Zaproś', en: 'Invite' },
    title: { pl: 'Zaproszenie', en: 'Invitation' },
    about: {
      pl: 'Powstanie link, którym ta osoba sama ustawi hasło. Działa siedem dni i jeden raz.',
      en: 'This makes a link by which they set a password themselves. It works for seven days, once.',
    },
    make: { pl: 'Utwórz zaproszenie', en: 'Make the invitation' },
  },
  link: {
    title: { pl: 'Link dla %{email}', en: 'Link for %{email}' },
    about: {
      pl: 'Przekaż go tej osobie. Widać go tylko teraz; działa jeden raz, do %{until}.',
      en: 'Pass it on. It is shown only now, and works once, until %{until}.',
    },
    mailed: { pl: 'Wysyłamy go też na ten adres.', en: 'It is sent to that address, too.' },
    label: { pl: 'Link', en: 'Link' },
  },
  links: {
    title: { pl: 'Otwarte linki', en: 'Open links' },
    invited: { pl: 'zaproszenie, %{role}, do %{until}', en: 'invitation, %{role}, until %{until}' },
    reset: { pl: 'nowe hasło, do %{until}', en: 'new password, until %{until}' },
    withdraw: { pl: 'Wycofaj', en: 'Withdraw' },
    withdrawOf: { pl: 'Wycofaj link: %{email}', en: 'Withdraw the link: %{email}' },
    anew: { pl: 'Nowy link', en: 'New link' },
    anewOf: { pl: 'Nowy link: %{email}', en: 'New link: %{email}' },
  },
  acts: {
    deactivate: { pl: 'Wyłącz konto', en: 'Deactivate' },
    reactivate: { pl: 'Włącz konto', en: 'Reactivate' },
    reset: { pl: 'Nowe hasło', en: 'New password' },
    secondFactor: { pl: 'Usuń kod i klucze dostępu', en: 'Remove code and passkeys' },
  },
  questions: {
    deactivate: {
      pl: 'Ta osoba zostanie od razu wylogowana i nie zaloguje się, dopóki konto nie zostanie włączone. Jej zaproszenia i klucze dla programów przestaną działać na zawsze.',
      en: 'They are signed out at once, and cannot sign in until the account is reactivated. Their invitations and keys for programs end for good.',
    },
    reset: {
      pl: 'Obecne hasło przestanie działać, a sesje się zakończą. Powstanie link do ustawienia nowego.',
      en: 'The password stops working and the sessions end. A link to set a new one is made.',
    },
    secondFactor: {
      pl: 'Do zalogowania wystarczy samo hasło, a sesje się zakończą.',
      en: 'The password alone will sign in, and the sessions end.',
    },
  },
  done: {
    role: { pl: 'Zmieniono rolę: %{email}.', en: 'Role changed: %{email}.' },
    deactivate: { pl: 'Konto wyłączone: %{email}.', en: 'Account deactivated: %{email}.' },
    reactivate: { pl: 'Konto włączone: %{email}.', en: 'Account reactivated: %{email}.' },
    secondFactor: {
      pl: 'Do zalogowania wystarczy hasło: %{email}.',
      en: 'The password alone signs in: %{email}.',
    },
    withdraw: { pl: 'Link wycofany: %{email}.', en: 'Link withdrawn: %{email}.' },
  },
  failures: {
    exists: {
      pl: 'Ten adres ma już konto. Zmień jego rolę.',
      en: 'This address has an account already. Change its role.',
    },
    lastOwner: {
      pl: 'To jedyny właściciel. Najpierw nadaj tę rolę komuś innemu.',
      en: 'This is the only owner. Give somebody else that role first.',
    },
    unknown: {
      pl: 'Tego konta albo linku już nie ma.',
      en: 'This account or link is not there any more.',
    },
    other: {
      pl: 'Nie udało się. Sprawdź połączenie z internetem i spróbuj ponownie.',
      en: 'That failed. Check your internet connection and try again.',
    },
  },
  history: {
    title: { pl: 'Kto co zrobił', en: 'Who did what' },
    more: { pl: 'Starsze', en: 'Older' },
    none: { pl: 'Jeszcze nic.', en: 'Nothing yet.' },
    byCommand: { pl: 'polecenie na serwerze', en: 'command on the server' },
  },
  events: {
    added: { pl: 'Dodano konto %{email}: %{role}', en: 'Account %{email} added: %{role}' },
    removed: { pl: 'Usunięto konto %{email}', en: 'Account %{email} removed' },
    invited: { pl: 'Zaproszono %{email}: %{role}', en: '%{email} invited: %{role}' },
    withdrawn: { pl: 'Wycofano link dla %{email}', en: 'Link for %{email} withdrawn' },
    joined: { pl: 'Przyjęto zaproszenie: %{email}', en: 'Invitation accepted: %{email}' },
    role: { pl: 'Nowa rola %{email}: %{role}', en: 'New role of %{email}: %{role}' },
    deactivated: { pl: 'Wyłączono konto %{email}', en: 'Account %{email} deactivated' },
    reactivated: { pl: 'Włączono konto %{email}', en: 'Account %{email} reactivated' },
    reset: { pl: 'Unieważniono hasło: %{email}', en: 'Password voided: %{email}' },
    passwordSet: { pl: 'Ustawiono nowe hasło: %{email}', en: 'New password set: %{email}' },
    passwordChanged: { pl: 'Zmieniono hasło: %{email}', en: 'Password changed: %{email}' },
    codeOn: { pl: 'Włączono kod przy logowaniu: %{email}', en: 'Code at sign-in turned on: %{email}' },
    codeOff: { pl: 'Wyłączono kod przy logowaniu: %{email}', en: 'Code at sign-in turned off: %{email}' },
    backupCodes: { pl: 'Utworzono nowe kody zapasowe: %{email}', en: 'New backup codes: %{email}' },
    passkeyAdded: { pl: 'Dodano klucz dostępu: %{email}', en: 'Passkey added: %{email}' },
    passkeyRemoved: { pl: 'Usunięto klucz dostępu: %{email}', en: 'Passkey removed: %{email}' },
    secondFactorReset: {
      pl: 'Usunięto kod i klucze dostępu: %{email}',
      en: 'Code and passkeys removed: %{email}',
    },
  },
} satisfies Words;

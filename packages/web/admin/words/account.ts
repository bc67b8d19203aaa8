import type { Words } from './words.ts';

export const accountWords = {
  whose: { pl: 'Konto: %{email}', en: 'Account: %{email}' },
  role: { pl: 'Rola: %{role}', en: 'Role: %{role}' },
  loadFailed: {
    pl: 'Nie udało się wczytać konta. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'The account could not be loaded. Check your internet connection and try again.',
  },
  cancel: { pl: 'Anuluj', en: 'Cancel' },
  done: { pl: 'Gotowe', en: 'Done' },
  password: {
    title: { pl: 'Hasło', en: 'Password' },
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
  },
  code: {
    title: { pl: 'Kod przy logowaniu', en: 'A code at sign-in' },
    about: {
      pl: 'Obok hasła wpisujesz sześć cyfr z aplikacji uwierzytelniającej w telefonie. Samo hasło przestaje wystarczać.',
      en: 'Beside the password you enter six digits from an authenticator app on your phone. The password alone is no longer enough.',
    },
    on: { pl: 'Włączony', en: 'On' },
    off: { pl: 'Wyłączony', en: 'Off' },
    turnOn: { pl: 'Włącz kod', en: 'Turn the code on' },
    turnOff: { pl: 'Wyłącz kod', en: 'Turn the code off' },
    newBackupCodes: { pl: 'Nowe kody zapasowe', en: 'New backup codes' },
    passwordFirst: {
      pl: 'Najpierw wpisz swoje hasło.',
      en: 'First enter your password.',
    },
    passwordAndCodeFirst: {
      pl: 'Najpierw wpisz swoje hasło i kod z aplikacji albo kod zapasowy. Każdy kod działa raz.',
      en: 'First enter your password, and a code from the app or a backup code. Each code works once.',
    },
    codeOrBackup: { pl: 'Kod z aplikacji lub zapasowy', en: 'Code from the app, or a backup code' },
    codeMissing: { pl: 'Wpisz kod.', en: 'Enter a code.' },
    password: { pl: 'Hasło', en: 'Password' },
    passwordMissing: { pl: 'Wpisz hasło.', en: 'Enter your password.' },
    next: { pl: 'Dalej', en: 'Next' },
    scan: {
      pl: 'Zeskanuj kod QR aplikacją uwierzytelniającą albo wpisz w niej ten klucz.',
      en: 'Scan the QR code with your authenticator app, or enter this key there.',
    },
    qr: { pl: 'Kod QR dla aplikacji', en: 'QR code for the app' },
    secret: { pl: 'Klucz', en: 'Key' },
    label: { pl: 'Kod z aplikacji', en: 'Code from the app' },
    labelHint: { pl: 'Sześć cyfr, które pokazuje teraz.', en: 'The six digits that it shows now.' },
    backupTitle: { pl: 'Kody zapasowe', en: 'Backup codes' },
    backupAbout: {
      pl: 'Gdy nie masz telefonu, każdy z nich zastąpi kod jeden raz. Zachowaj je: widać je tylko teraz.',
      en: 'Without your phone each of them stands in for the code once. Keep them: they are shown only now.',
    },
    download: { pl: 'Pobierz kody', en: 'Download the codes' },
    fileName: { pl: 'kody-zapasowe', en: 'backup-codes' },
    turnedOn: { pl: 'Kod przy logowaniu jest włączony.', en: 'A code is asked for at sign-in.' },
    turnedOff: { pl: 'Kod przy logowaniu jest wyłączony.', en: 'No code is asked for at sign-in.' },
  },
  passkeys: {
    title: { pl: 'Klucze dostępu', en: 'Passkeys' },
    about: {
      pl: 'Zamiast hasła i kodu: odcisk palca, twarz albo PIN tego urządzenia.',
      en: 'In place of password and code: the finger, face or PIN of this device.',
    },
    none: { pl: 'Nie masz jeszcze żadnego.', en: 'You have none yet.' },
    list: { pl: 'Twoje klucze dostępu', en: 'Your passkeys' },
    since: { pl: 'od %{day}', en: 'since %{day}' },
    name: { pl: 'Nazwa nowego klucza', en: 'Name of the new passkey' },
    nameHint: { pl: 'Na przykład: laptop w biurze.', en: 'Such as: laptop in the office.' },
    nameMissing: { pl: 'Wpisz nazwę.', en: 'Enter a name.' },
    add: { pl: 'Dodaj klucz dostępu', en: 'Add a passkey' },
    added: { pl: 'Dodano klucz dostępu %{name}.', en: 'The passkey %{name} is added.' },
    remove: { pl: 'Usuń klucz dostępu %{name}', en: 'Remove the passkey %{name}' },
    removeQuestion: { pl: 'Usunąć klucz dostępu %{name}?', en: 'Remove the passkey %{name}?' },
    removeMeaning: {
      pl: 'Nie da się nim już zalogować. Usuń go też w urządzeniu.',
      en: 'It signs in no more. Remove it on the device, too.',
    },
    confirm: { pl: 'Usuń', en: 'Remove' },
    removed: { pl: 'Usunięto klucz dostępu %{name}.', en: 'The passkey %{name} is removed.' },
    unsupported: {
      pl: 'Ta przeglądarka nie obsługuje kluczy dostępu.',
      en: 'This browser has no passkeys.',
    },
  },
  failures: {
    wrongPassword: { pl: 'Hasło jest nieprawidłowe.', en: 'The password is wrong.' },
    wrongCode: {
      pl: 'Ten kod jest nieprawidłowy. Wpisz kod, który aplikacja pokazuje teraz.',
      en: 'This code is wrong. Enter the one that the app shows now.',
    },
    notFresh: {
      pl: 'Zalogowano Cię ponad dobę temu. Wyloguj się, zaloguj i dodaj klucz dostępu ponownie.',
      en: 'You signed in more than a day ago. Sign out, sign in, and add the passkey again.',
    },
    refused: {
      pl: 'Urządzenie nie dodało klucza dostępu. Może już tu jest.',
      en: 'The device added no passkey. It may be here already.',
    },
    tooMany: {
      pl: 'Zbyt wiele prób. Odczekaj minutę i spróbuj ponownie.',
      en: 'Too many attempts. Wait a minute and try again.',
    },
    sessionEnded: { pl: 'Sesja się zakończyła.', en: 'Your session has ended.' },
    unreachable: {
      pl: 'Nie udało się połączyć z usługą. Sprawdź połączenie z internetem i spróbuj ponownie.',
      en: 'The service could not be reached. Check your internet connection and try again.',
    },
  },
} satisfies Words;

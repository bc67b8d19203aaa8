import type { Texts } from './texts.ts';

export const enquiry = {
  open: { pl: 'Wyślij zapytanie', en: 'Send an enquiry', de: 'Anfrage senden' },
  title: { pl: 'Zapytanie o projekt', en: 'Enquiry about this project', de: 'Anfrage zum Projekt' },
  hint: {
    pl: 'Odpowiemy z ofertą albo zadzwonimy. Podaj e-mail lub telefon.',
    en: 'We will reply with an offer or call you. Enter an e-mail address or a phone number.',
    de: 'Wir antworten mit einem Angebot oder rufen an. Geben Sie E-Mail oder Telefon an.',
  },
  saves: {
    pl: 'Najpierw zapiszemy projekt, aby doradca widział go tak jak Ty.',
    en: 'The project is saved first, so that our adviser sees it as you do.',
    de: 'Das Projekt wird zuerst gespeichert, damit unsere Beratung dasselbe sieht wie Sie.',
  },
  name: { pl: 'Imię i nazwisko', en: 'Your name', de: 'Ihr Name' },
  nameMissing: { pl: 'Podaj imię i nazwisko.', en: 'Enter your name.', de: 'Geben Sie Ihren Namen an.' },
  email: { pl: 'E-mail', en: 'E-mail', de: 'E-Mail' },
  emailInvalid: {
    pl: 'To nie jest pełny adres e-mail. Przykład: anna@studio.pl',
    en: 'This is not a complete e-mail address. Example: anna@studio.com',
    de: 'Das ist keine vollständige E-Mail-Adresse. Beispiel: anna@studio.de',
  },
  contactMissing: {
    pl: 'Podaj e-mail albo telefon, abyśmy mogli odpowiedzieć.',
    en: 'Enter an e-mail address or a phone number so that we can reply.',
    de: 'Geben Sie E-Mail oder Telefon an, damit wir antworten können.',
  },
  phone: { pl: 'Telefon', en: 'Phone', de: 'Telefon' },
  phoneInvalid: { pl: 'To nie jest numer telefonu. Przykład: 600 100 200', en: 'This is not a phone number. Example: +44 20 7946 0000', de: 'Das ist keine Telefonnummer. Beispiel: +49 30 901820' },
  message: { pl: 'Wiadomość (nieobowiązkowa)', en: 'Message (optional)', de: 'Nachricht (optional)' },
  messageTooLong: {
    pl: 'Wiadomość ma {length, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}; skróć ją do {max}.',
    en: 'The message has {length, plural, one {# character} other {# characters}}; shorten it to {max}.',
    de: 'Die Nachricht hat {length} Zeichen; kürzen Sie sie auf {max}.',
  },
  consent: {
    pl: 'Zgadzam się na użycie moich danych do odpowiedzi na to zapytanie.',
    en: 'I agree to the use of my data to answer this enquiry.',
    de: 'Ich bin einverstanden, dass meine Daten zur Beantwortung dieser Anfrage verwendet werden.',
  },
  consentMissing: { pl: 'Bez tej zgody nie możemy odpowiedzieć.', en: 'Without this consent we cannot reply.', de: 'Ohne diese Einwilligung können wir nicht antworten.' },
  sendsProject: {
    pl: 'Sklep może zobaczyć mój projekt i nad nim pracować.',
    en: 'The shop may see and work on my project.',
    de: 'Der Shop darf mein Projekt sehen und daran arbeiten.',
  },
  sendsProjectHint: {
    pl: 'Projekt trafi na serwer. Każdą zmianę zobaczysz na żywo i w wersjach, a zgodę wycofasz w „Udostępnij”.',
    en: 'The project is uploaded. You see each change live and in the versions; you can withdraw your consent in “Share”.',
    de: 'Das Projekt wird auf den Server hochgeladen. Jede Änderung sehen Sie live und in den Versionen; widerrufen können Sie unter „Teilen“.',
  },
  notShared: {
    pl: 'Nie udało się umieścić projektu na serwerze. Spróbuj ponownie albo wyślij zapytanie bez niego.',
    en: 'The project could not be uploaded. Try again, or send the enquiry without it.',
    de: 'Das Projekt konnte nicht hochgeladen werden. Versuchen Sie es erneut oder senden Sie die Anfrage ohne Projekt.',
  },
  sentProject: { pl: 'Zobacz projekt, nad którym może pracować sklep', en: 'View the project shared with the shop', de: 'Projekt ansehen, an dem der Shop arbeiten darf' },
  privacy: { pl: 'Polityka prywatności', en: 'Privacy policy', de: 'Datenschutzerklärung' },
  opensNewTab: { pl: 'otwiera się w nowej karcie', en: 'opens in a new tab', de: 'öffnet in neuem Tab' },
  send: { pl: 'Wyślij', en: 'Send', de: 'Senden' },
  sending: { pl: 'Wysyłam…', en: 'Sending…', de: 'Wird gesendet…' },
  cancel: { pl: 'Anuluj', en: 'Cancel', de: 'Abbrechen' },
  close: { pl: 'Zamknij', en: 'Close', de: 'Schließen' },
  failed: { pl: 'Nie udało się wysłać zapytania', en: 'The enquiry could not be sent', de: 'Die Anfrage konnte nicht gesendet werden' },
  failedHint: {
    pl: 'Serwer nie odpowiada. Wpisane dane zostają w formularzu; wyślij ponownie za chwilę.',
    en: 'The server is not responding. Your entries stay in the form; send them again in a moment.',
    de: 'Der Server antwortet nicht. Ihre Eingaben bleiben im Formular; senden Sie gleich noch einmal.',
  },
  offlineHint: {
    pl: 'Brak połączenia z internetem. Wpisane dane zostają w formularzu; wyślij, gdy wróci połączenie.',
    en: 'No internet connection. Your entries stay in the form; send them once you are back online.',
    de: 'Keine Internetverbindung. Ihre Eingaben bleiben im Formular; senden Sie, sobald Sie wieder online sind.',
  },
  tooManyHint: {
    pl: 'Zbyt wiele zapytań w krótkim czasie. Odczekaj chwilę.',
    en: 'Too many enquiries in a short time. Please wait a moment.',
    de: 'Zu viele Anfragen in kurzer Zeit. Bitte warten Sie einen Moment.',
  },
  refusedHint: { pl: 'Serwer odrzucił zapytanie: {reason}', en: 'The server rejected the enquiry: {reason}', de: 'Der Server hat die Anfrage abgelehnt: {reason}' },
  sent: { pl: 'Zapytanie wysłane', en: 'Enquiry sent', de: 'Anfrage gesendet' },
  sentLies: {
    pl: 'Sklep otrzymał Twoje zapytanie pod numerem {number}.',
    en: 'The shop has received your enquiry, number {number}.',
    de: 'Der Shop hat Ihre Anfrage unter der Nummer {number} erhalten.',
  },
  sentMail: { pl: 'Potwierdzenie wysłaliśmy na adres {email}.', en: 'We sent a confirmation to {email}.', de: 'Eine Bestätigung haben wir an {email} gesendet.' },
} as const satisfies Texts;

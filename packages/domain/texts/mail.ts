import type { Texts } from './texts.ts';

/** Templates of the service's mails (D77b), with `{field}` placeholders. Only the administration loads them. */
export const mail = {
  enquiryConfirmation: {
    subject: { pl: 'Twoje zapytanie o projekt oświetlenia {number}', en: 'Your enquiry about lighting project {number}', de: 'Ihre Anfrage zum Lichtprojekt {number}' },
    body: {
      pl: `Dzień dobry, dziękujemy za zapytanie. Odpowiemy najszybciej, jak to możliwe.

Numer: {number}
Wartość netto: {net}

Rysunek, zestawienie elementów, ceny i PDF:
{link}

Jeśli to nie Twoje zapytanie, zignoruj tę wiadomość: ktoś podał Twój adres przez pomyłkę.

{shop}`,
      en: `Hello, thank you for your enquiry. We will reply as soon as we can.

Number: {number}
Net total: {net}

Drawing, parts list, prices and PDF:
{link}

If this was not you, ignore this message: someone gave your address by mistake.

{shop}`,
      de: `Guten Tag, vielen Dank für Ihre Anfrage. Wir antworten so schnell wie möglich.

Nummer: {number}
Nettobetrag: {net}

Zeichnung, Stückliste, Preise und PDF:
{link}

Falls Sie das nicht waren, ignorieren Sie diese Nachricht: Jemand hat Ihre Adresse versehentlich angegeben.

{shop}`,
    },
  },
  offer: {
    subject: { pl: 'Oferta {number}', en: 'Offer {number}', de: 'Angebot {number}' },
    body: {
      pl: `Dzień dobry, w załączniku przesyłamy ofertę.

Oferta: {number}
Netto: {net}
Brutto z VAT {vat} %: {gross}
Ważna do: {validUntil}

Oferta z rysunkiem; tam można ją przyjąć lub odrzucić:
{link}

{shop}`,
      en: `Hello, please find our offer attached.

Offer: {number}
Net: {net}
Gross with {vat}% VAT: {gross}
Valid until: {validUntil}

The offer with its drawing, to accept or decline it:
{link}

{shop}`,
      de: `Guten Tag, anbei erhalten Sie unser Angebot.

Angebot: {number}
Netto: {net}
Brutto mit {vat} % MwSt.: {gross}
Gültig bis: {validUntil}

Das Angebot mit Zeichnung, zum Annehmen oder Ablehnen:
{link}

{shop}`,
    },
  },
  offerWithMessage: {
    subject: { pl: 'Oferta {number}', en: 'Offer {number}', de: 'Angebot {number}' },
    body: {
      pl: `{message}

Oferta: {number}
Netto: {net}
Brutto z VAT {vat} %: {gross}
Ważna do: {validUntil}

Oferta z rysunkiem; tam można ją przyjąć lub odrzucić:
{link}

{shop}`,
      en: `{message}

Offer: {number}
Net: {net}
Gross with {vat}% VAT: {gross}
Valid until: {validUntil}

The offer with its drawing, to accept or decline it:
{link}

{shop}`,
      de: `{message}

Angebot: {number}
Netto: {net}
Brutto mit {vat} % MwSt.: {gross}
Gültig bis: {validUntil}

Das Angebot mit Zeichnung, zum Annehmen oder Ablehnen:
{link}

{shop}`,
    },
  },
  offerReminder: {
    subject: { pl: 'Oferta {number} jest ważna do {validUntil}', en: 'Offer {number} is valid until {validUntil}', de: 'Angebot {number} ist bis {validUntil} gültig' },
    body: {
      pl: `Dzień dobry, przypominamy o ofercie, która niedługo wygaśnie.

Oferta: {number}
Netto: {net}
Brutto z VAT {vat} %: {gross}
Ważna do: {validUntil}

Oferta z rysunkiem; tam można ją przyjąć, odrzucić lub o coś zapytać:
{link}

{shop}`,
      en: `Hello, this is a reminder of our offer, which expires soon.

Offer: {number}
Net: {net}
Gross with {vat}% VAT: {gross}
Valid until: {validUntil}

The offer with its drawing, to accept or decline it, or to ask about it:
{link}

{shop}`,
      de: `Guten Tag, wir erinnern an unser Angebot, das bald abläuft.

Angebot: {number}
Netto: {net}
Brutto mit {vat} % MwSt.: {gross}
Gültig bis: {validUntil}

Das Angebot mit Zeichnung, zum Annehmen, Ablehnen oder Nachfragen:
{link}

{shop}`,
    },
  },
  newsletter: {
    subject: { pl: 'Potwierdź zapis na newsletter', en: 'Confirm your newsletter subscription', de: 'Bestätigen Sie die Anmeldung zum Newsletter' },
    body: {
      pl: `Na stronie {shop} podano ten adres i zaznaczono zgodę:
{consent}

Jeśli to Ty, potwierdź tutaj:
{link}

Bez potwierdzenia niczego nie wyślemy.

{shop}`,
      en: `Someone entered this address on the site of {shop} and agreed to this:
{consent}

If this was you, confirm it here:
{link}

Without your confirmation we will not send anything.

{shop}`,
      de: `Auf der Seite von {shop} wurde diese Adresse angegeben und Folgendes angekreuzt:
{consent}

Falls Sie das waren, bestätigen Sie es hier:
{link}

Ohne Bestätigung senden wir nichts.

{shop}`,
    },
  },
  enquiry: {
    subject: { pl: 'Zapytanie {number}: {name}', en: 'Enquiry {number}: {name}', de: 'Anfrage {number}: {name}' },
    body: {
      pl: `Klient pyta o zapisany projekt.

Imię i nazwisko: {name}
E-mail (odpowiedz na tę wiadomość): {email}
Telefon: {phone}
Język: {language}

Treść zapytania:
{message}

Klient udostępnił sklepowi projekt: można go oglądać, zmieniać i komentować. Otworzysz go z zamówienia w panelu:
{sharedProject}

Projekt: {project}
Numer: {number}
Wartość netto: {net}

Rysunek, zestawienie elementów, ceny i PDF:
{link}

{shop}`,
      en: `A customer has a question about a saved project.

Name: {name}
E-mail (reply to this message): {email}
Phone: {phone}
Language: {language}

Message:
{message}

The customer shares the project with the shop: you can view, edit and comment on it. Open it from the order in the administration:
{sharedProject}

Project: {project}
Number: {number}
Net total: {net}

Drawing, parts list, prices and PDF:
{link}

{shop}`,
      de: `Ein Kunde hat eine Frage zu einem gespeicherten Projekt.

Name: {name}
E-Mail (auf diese Nachricht antworten): {email}
Telefon: {phone}
Sprache: {language}

Nachricht:
{message}

Der Kunde teilt das Projekt mit dem Shop, zum Ansehen, Ändern und Kommentieren. Öffnen Sie es aus der Bestellung in der Verwaltung:
{sharedProject}

Projekt: {project}
Nummer: {number}
Nettobetrag: {net}

Zeichnung, Stückliste, Preise und PDF:
{link}

{shop}`,
    },
  },
  offerAccepted: {
    subject: { pl: 'Przyjęta oferta {number}', en: 'Offer {number} accepted', de: 'Angebot {number} angenommen' },
    body: {
      pl: `Klient przyjął ofertę.

Oferta: {number}
Netto: {net}
Brutto: {gross}
Imię i nazwisko: {name}
Stanowisko: {role}

Zamówienie w panelu:
{link}

{shop}`,
      en: `The customer accepted the offer.

Offer: {number}
Net: {net}
Gross: {gross}
Name: {name}
Position: {role}

The order in the administration:
{link}

{shop}`,
      de: `Der Kunde hat das Angebot angenommen.

Angebot: {number}
Netto: {net}
Brutto: {gross}
Name: {name}
Funktion: {role}

Die Bestellung in der Verwaltung:
{link}

{shop}`,
    },
  },
  offerDeclined: {
    subject: { pl: 'Odrzucona oferta {number}', en: 'Offer {number} declined', de: 'Angebot {number} abgelehnt' },
    body: {
      pl: `Klient odrzucił ofertę.

Oferta: {number}
Netto: {net}
Imię i nazwisko: {name}

{message}

Zamówienie w panelu:
{link}

{shop}`,
      en: `The customer declined the offer.

Offer: {number}
Net: {net}
Name: {name}

{message}

The order in the administration:
{link}

{shop}`,
      de: `Der Kunde hat das Angebot abgelehnt.

Angebot: {number}
Netto: {net}
Name: {name}

{message}

Die Bestellung in der Verwaltung:
{link}

{shop}`,
    },
  },
  saved: {
    subject: { pl: 'Zamówienie {number}', en: 'Order {number}', de: 'Bestellung {number}' },
    body: {
      pl: `Klient zapisał projekt.

Projekt: {project}
Numer: {number}
Wartość netto: {net}
Język: {language}

Zamówienie w panelu:
{link}

{shop}`,
      en: `A customer saved a project.

Project: {project}
Number: {number}
Net total: {net}
Language: {language}

The order in the administration:
{link}

{shop}`,
      de: `Ein Kunde hat ein Projekt gespeichert.

Projekt: {project}
Nummer: {number}
Nettobetrag: {net}
Sprache: {language}

Die Bestellung in der Verwaltung:
{link}

{shop}`,
    },
  },
  invitation: {
    subject: { pl: 'Zaproszenie: {shop}', en: 'Invitation: {shop}', de: 'Einladung: {shop}' },
    body: {
      pl: `Dzień dobry, w sklepie {shop} utworzono dla Ciebie konto. Ustaw hasło, aby zacząć:
{link}

Link działa tylko raz. Nie przekazuj go nikomu.

{shop}`,
      en: `Hello, an account has been created for you in the shop {shop}. Set a password to get started:
{link}

The link works only once. Do not share it.

{shop}`,
      de: `Guten Tag, im Shop {shop} wurde ein Konto für Sie angelegt. Legen Sie ein Passwort fest, um zu beginnen:
{link}

Der Link funktioniert nur einmal. Geben Sie ihn nicht weiter.

{shop}`,
    },
  },
  passwordReset: {
    subject: { pl: 'Nowe hasło: {shop}', en: 'New password: {shop}', de: 'Neues Passwort: {shop}' },
    body: {
      pl: `Dzień dobry, obecne hasło do Twojego konta w sklepie {shop} już nie działa. Ustaw nowe:
{link}

Link działa tylko raz. Nie przekazuj go nikomu.

{shop}`,
      en: `Hello, the password for your account in the shop {shop} no longer works. Set a new one:
{link}

The link works only once. Do not share it.

{shop}`,
      de: `Guten Tag, das Passwort Ihres Kontos im Shop {shop} gilt nicht mehr. Legen Sie ein neues fest:
{link}

Der Link funktioniert nur einmal. Geben Sie ihn nicht weiter.

{shop}`,
    },
  },
  serverTest: {
    subject: { pl: 'Wiadomość próbna', en: 'Test message', de: 'Testnachricht' },
    body: {
      pl: `Poczta działa: tę wiadomość wysłał konfigurator {shop}.

{address}`,
      en: `E-mail works: this message was sent by the configurator of {shop}.

{address}`,
      de: `Der E-Mail-Versand funktioniert: Diese Nachricht kommt vom Konfigurator von {shop}.

{address}`,
    },
  },
} as const satisfies Record<string, Record<'subject' | 'body', Texts[string]>>;

export type MailKind = keyof typeof mail;

/** Page that a confirmation link of the newsletter opens. */
export const newsletterPage = {
  ask: { pl: 'Czy chcesz dostawać newsletter na adres {email}?', en: 'Do you want the newsletter at {email}?', de: 'Möchten Sie den Newsletter an {email} erhalten?' },
  confirm: { pl: 'Potwierdzam', en: 'Confirm', de: 'Bestätigen' },
  confirmed: { pl: 'Dziękujemy, zapis potwierdzony.', en: 'Thank you, your subscription is confirmed.', de: 'Vielen Dank, die Anmeldung ist bestätigt.' },
  gone: {
    pl: 'Ten adres nie jest już na liście. Nie trzeba nic robić.',
    en: 'This address is no longer on the list. You don’t need to do anything.',
    de: 'Diese Adresse steht nicht mehr auf der Liste. Es ist nichts zu tun.',
  },
} as const satisfies Texts;

/** Values of previews without a real order. */
export const mailSamples = {
  name: { pl: 'Jan Kowalski', en: 'Jane Smith', de: 'Erika Mustermann' },
  role: { pl: 'Dyrektor', en: 'Director', de: 'Direktorin' },
  project: { pl: 'Salon z jadalnią', en: 'Living room', de: 'Wohnzimmer' },
  message: {
    pl: 'Dzień dobry,\nczy rysunek można dostać do piątku?',
    en: 'Hello,\ncould I have the drawing by Friday?',
    de: 'Guten Tag,\nkann ich die Zeichnung bis Freitag bekommen?',
  },
} as const satisfies Texts;

/** Languages without words of their own use the English ones. */
export const wordsIn = (language: string): 'pl' | 'en' | 'de' => (language === 'PL' ? 'pl' : language === 'DE' ? 'de' : 'en');

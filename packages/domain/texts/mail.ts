import type { Texts } from './texts.ts';

/** Mails of the service. Browsers never load them. */
export const mail = {
  invitationSubject: { pl: 'Zaproszenie: {shop}', en: 'Invitation: {shop}', de: 'Einladung: {shop}' },
  invitationAbout: {
    pl: 'Dzień dobry, w sklepie {shop} utworzono dla Ciebie konto. Ustaw hasło, aby zacząć:',
    en: 'Hello, an account has been created for you in the shop {shop}. Set a password to get started:',
    de: 'Guten Tag, im Shop {shop} wurde ein Konto für Sie angelegt. Legen Sie ein Passwort fest, um zu beginnen:',
  },
  resetSubject: { pl: 'Nowe hasło: {shop}', en: 'New password: {shop}', de: 'Neues Passwort: {shop}' },
  resetAbout: {
    pl: 'Dzień dobry, obecne hasło do Twojego konta w sklepie {shop} już nie działa. Ustaw nowe:',
    en: 'Hello, the password for your account in the shop {shop} no longer works. Set a new one:',
    de: 'Guten Tag, das Passwort Ihres Kontos im Shop {shop} gilt nicht mehr. Legen Sie ein neues fest:',
  },
  passwordLinkOnce: { pl: 'Link działa tylko raz. Nie przekazuj go nikomu.', en: 'The link works only once. Do not share it.', de: 'Der Link funktioniert nur einmal. Geben Sie ihn nicht weiter.' },
  enquirySubject: { pl: 'Twoje zapytanie o projekt oświetlenia {number}', en: 'Your enquiry about lighting project {number}', de: 'Ihre Anfrage zum Lichtprojekt {number}' },
  enquiryThanks: {
    pl: 'Dzień dobry, dziękujemy za zapytanie. Odpowiemy najszybciej, jak to możliwe.',
    en: 'Hello, thank you for your enquiry. We will reply as soon as we can.',
    de: 'Guten Tag, vielen Dank für Ihre Anfrage. Wir antworten so schnell wie möglich.',
  },
  enquiryOrder: { pl: 'Projekt', en: 'Project', de: 'Projekt' },
  enquiryNumber: { pl: 'Numer', en: 'Number', de: 'Nummer' },
  enquiryTotal: { pl: 'Wartość netto', en: 'Net total', de: 'Nettobetrag' },
  enquiryLink: { pl: 'Rysunek, zestawienie elementów, ceny i PDF:', en: 'Drawing, parts list, prices and PDF:', de: 'Zeichnung, Stückliste, Preise und PDF:' },
  enquiryNotYours: {
    pl: 'Jeśli to nie Twoje zapytanie, zignoruj tę wiadomość: ktoś podał Twój adres przez pomyłkę.',
    en: 'If this was not you, ignore this message: someone gave your address by mistake.',
    de: 'Falls Sie das nicht waren, ignorieren Sie diese Nachricht: Jemand hat Ihre Adresse versehentlich angegeben.',
  },
  shopSubject: { pl: 'Zapytanie {number}: {name}', en: 'Enquiry {number}: {name}', de: 'Anfrage {number}: {name}' },
  shopIntro: {
    pl: 'Klient pyta o zapisany projekt. Odpowiedz na tę wiadomość, aby mu odpisać.',
    en: 'A customer has a question about a saved project. Reply to this message to answer them.',
    de: 'Ein Kunde hat eine Frage zu einem gespeicherten Projekt. Antworten Sie auf diese Nachricht, um ihm zu schreiben.',
  },
  shopIntroPhone: {
    pl: 'Klient pyta o zapisany projekt i podał tylko telefon.',
    en: 'A customer has a question about a saved project and gave a phone number only.',
    de: 'Ein Kunde hat eine Frage zu einem gespeicherten Projekt und hat nur eine Telefonnummer angegeben.',
  },
  shopName: { pl: 'Imię i nazwisko', en: 'Name', de: 'Name' },
  shopEmail: { pl: 'E-mail', en: 'E-mail', de: 'E-Mail' },
  shopPhone: { pl: 'Telefon', en: 'Phone', de: 'Telefon' },
  shopLanguage: { pl: 'Język', en: 'Language', de: 'Sprache' },
  shopProject: {
    pl: 'Klient udostępnił sklepowi projekt: można go oglądać, zmieniać i komentować. Otworzysz go z zamówienia w panelu:',
    en: 'The customer shares the project with the shop: you can view, edit and comment on it. Open it from the order in the administration:',
    de: 'Der Kunde teilt das Projekt mit dem Shop, zum Ansehen, Ändern und Kommentieren. Öffnen Sie es aus der Bestellung in der Verwaltung:',
  },
  shopMessage: { pl: 'Treść zapytania:', en: 'Message:', de: 'Nachricht:' },
  savedSubject: { pl: 'Zamówienie {number}', en: 'Order {number}', de: 'Bestellung {number}' },
  savedIntro: { pl: 'Klient zapisał projekt.', en: 'A customer saved a project.', de: 'Ein Kunde hat ein Projekt gespeichert.' },
  savedLink: { pl: 'Zamówienie w panelu:', en: 'The order in the administration:', de: 'Die Bestellung in der Verwaltung:' },
  offerSubject: { pl: 'Oferta {number}', en: 'Offer {number}', de: 'Angebot {number}' },
  offerIntro: { pl: 'Dzień dobry, w załączniku przesyłamy ofertę.', en: 'Hello, please find our offer attached.', de: 'Guten Tag, anbei erhalten Sie unser Angebot.' },
  offerNumber: { pl: 'Oferta', en: 'Offer', de: 'Angebot' },
  offerNet: { pl: 'Netto', en: 'Net', de: 'Netto' },
  offerGross: { pl: 'Brutto z VAT {percent} %', en: 'Gross with {percent}% VAT', de: 'Brutto mit {percent} % MwSt.' },
  offerLink: {
    pl: 'Rysunek i zestawienie elementów, z cenami z dnia zapisu, bez rabatów tej oferty:',
    en: 'Drawing and parts list, at the prices of the day it was saved, without the discounts of this offer:',
    de: 'Zeichnung und Stückliste, mit den Preisen vom Tag der Speicherung, ohne die Rabatte dieses Angebots:',
  },
  offerValid: { pl: 'Ważna do', en: 'Valid until', de: 'Gültig bis' },
  newsletterSubject: { pl: 'Potwierdź zapis na newsletter', en: 'Confirm your newsletter subscription', de: 'Bestätigen Sie die Anmeldung zum Newsletter' },
  newsletterAsked: {
    pl: 'Na stronie {shop} podano ten adres i zaznaczono zgodę:',
    en: 'Someone entered this address on the site of {shop} and agreed to this:',
    de: 'Auf der Seite von {shop} wurde diese Adresse angegeben und Folgendes angekreuzt:',
  },
  newsletterLink: { pl: 'Jeśli to Ty, potwierdź tutaj:', en: 'If this was you, confirm it here:', de: 'Falls Sie das waren, bestätigen Sie es hier:' },
  newsletterIgnore: { pl: 'Bez potwierdzenia niczego nie wyślemy.', en: 'Without your confirmation we will not send anything.', de: 'Ohne Bestätigung senden wir nichts.' },
  newsletterAsk: { pl: 'Czy chcesz dostawać newsletter na adres {email}?', en: 'Do you want the newsletter at {email}?', de: 'Möchten Sie den Newsletter an {email} erhalten?' },
  newsletterConfirm: { pl: 'Potwierdzam', en: 'Confirm', de: 'Bestätigen' },
  newsletterConfirmed: { pl: 'Dziękujemy, zapis potwierdzony.', en: 'Thank you, your subscription is confirmed.', de: 'Vielen Dank, die Anmeldung ist bestätigt.' },
  newsletterGone: {
    pl: 'Ten adres nie jest już na liście. Nie trzeba nic robić.',
    en: 'This address is no longer on the list. You don’t need to do anything.',
    de: 'Diese Adresse steht nicht mehr auf der Liste. Es ist nichts zu tun.',
  },
  testSubject: { pl: 'Wiadomość próbna', en: 'Test message', de: 'Testnachricht' },
  testBody: {
    pl: 'Poczta działa: tę wiadomość wysłał konfigurator {shop}.',
    en: 'E-mail works: this message was sent by the configurator of {shop}.',
    de: 'Der E-Mail-Versand funktioniert: Diese Nachricht kommt vom Konfigurator von {shop}.',
  },
} as const satisfies Texts;

export type MailKey = keyof typeof mail;

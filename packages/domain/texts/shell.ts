import type { Texts } from './texts.ts';

export const header = {
  title: { pl: 'Konfigurator szynoprzewodów', en: 'Track lighting configurator', de: 'Stromschienen-Konfigurator' },
  skip: { pl: 'Przejdź do treści', en: 'Skip to content', de: 'Zum Inhalt springen' },
  companyLink: { pl: 'Strona firmy', en: 'Company website', de: 'Website des Unternehmens' },
  projects: { pl: 'Moje projekty', en: 'My projects', de: 'Meine Projekte' },
  menu: { pl: 'Kontakt i informacje', en: 'Contact and information', de: 'Kontakt und Informationen' },
  language: { pl: 'Język', en: 'Language', de: 'Sprache' },
  viewIn: { pl: 'Wyświetl w języku: {language}', en: 'View in {language}', de: 'Auf {language} anzeigen' },
  declineLanguage: { pl: 'Pozostań przy tym języku', en: 'Keep this language', de: 'Diese Sprache beibehalten' },
  changeLine: { pl: 'Zmień linię produktów', en: 'Change product line', de: 'Produktlinie wechseln' },
} as const satisfies Texts;

export const footer = {
  terms: { pl: 'Regulamin', en: 'Terms and conditions', de: 'Allgemeine Geschäftsbedingungen' },
  privacy: { pl: 'Polityka prywatności', en: 'Privacy policy', de: 'Datenschutzerklärung' },
  accessibility: { pl: 'Dostępność', en: 'Accessibility', de: 'Barrierefreiheit' },
} as const satisfies Texts;

export const noAccess = {
  linkTitle: { pl: 'Ten link nie działa', en: 'This link does not work', de: 'Dieser Link funktioniert nicht' },
  linkReason: {
    pl: 'Link partnera, z którego korzystasz, jest nieznany albo został wyłączony.',
    en: 'The partner link you followed is unknown or has been switched off.',
    de: 'Der Partnerlink, dem Sie gefolgt sind, ist unbekannt oder wurde deaktiviert.',
  },
  linkRemedy: {
    pl: 'Poproś partnera o nowy link albo pracuj dalej bez niego: konfigurator działa tak samo, tylko zamówienie nie zostanie przypisane do partnera.',
    en: 'Ask your partner for a new link, or continue without it: the configurator works the same, but the order will not be assigned to the partner.',
    de: 'Bitten Sie Ihren Partner um einen neuen Link oder arbeiten Sie ohne ihn weiter: Der Konfigurator funktioniert genauso, nur wird die Bestellung keinem Partner zugeordnet.',
  },
  continueWithoutLink: { pl: 'Kontynuuj bez linku', en: 'Continue without the link', de: 'Ohne den Link fortfahren' },
} as const satisfies Texts;

export const error = {
  offline: {
    pl: 'Brak połączenia z internetem. Projekt jest zapisany w tej przeglądarce, można pracować dalej.',
    en: 'No internet connection. Your project is saved in this browser; you can keep working.',
    de: 'Keine Internetverbindung. Ihr Projekt ist in diesem Browser gespeichert, Sie können weiterarbeiten.',
  },
  partMissing: {
    pl: 'Nie udało się wczytać tej części strony. Rysunek jest bezpieczny; odśwież stronę, gdy wróci połączenie.',
    en: 'This part of the page could not be loaded. Your drawing is safe; reload the page once you are back online.',
    de: 'Dieser Teil der Seite konnte nicht geladen werden. Ihre Zeichnung ist sicher; laden Sie die Seite neu, sobald Sie wieder online sind.',
  },
} as const satisfies Texts;

/** The configurator in a page of another site, or entered from there with an article. */
export const embedding = {
  notKept: {
    pl: 'Na tej stronie przeglądarka nie zapisze projektu',
    en: 'On this page the browser won’t save the project',
    de: 'Auf dieser Seite speichert der Browser das Projekt nicht',
  },
  notKeptRemedy: {
    pl: 'Możesz projektować dalej. Zapisane zamówienie ma własny adres, pod którym otworzysz je ponownie.',
    en: 'You can keep designing. A saved order has its own address where you can open it again.',
    de: 'Sie können weiterplanen. Eine gespeicherte Bestellung hat eine eigene Adresse, unter der Sie sie wieder öffnen können.',
  },
  begun: { pl: 'Masz tu już rozpoczęty projekt; pozostał bez zmian', en: 'You already have a project here; it is unchanged', de: 'Sie haben hier schon ein Projekt; es blieb unverändert' },
  begunRemedy: { pl: '„{title}” możesz do niego dodać.', en: 'You can add “{title}” to it.', de: 'Sie können „{title}“ hinzufügen.' },
  add: { pl: 'Dodaj do projektu', en: 'Add to the project', de: 'Zum Projekt hinzufügen' },
  unknown: { pl: 'Produktu {code} nie ma w tej linii', en: 'There is no product {code} in this line', de: 'Ein Produkt {code} gibt es in dieser Linie nicht' },
  unknownRemedy: { pl: 'Podobne znajdziesz na etapie „Oprawy”.', en: 'Find similar products in the “Luminaires” step.', de: 'Ähnliche finden Sie im Schritt „Leuchten“.' },
} as const satisfies Texts;

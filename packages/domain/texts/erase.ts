import type { Texts } from './texts.ts';

/** Erasing what a browser keeps (D70a). */
export const erase = {
  close: { pl: 'Zamknij', en: 'Close', de: 'Schließen' },
  cancel: { pl: 'Anuluj', en: 'Cancel', de: 'Abbrechen' },
  open: { pl: 'Usuń z tej przeglądarki…', en: 'Erase from this browser…', de: 'Aus diesem Browser löschen…' },
  title: { pl: 'Usunąć wszystko z tej przeglądarki?', en: 'Erase everything from this browser?', de: 'Alles aus diesem Browser löschen?' },
  reason: {
    pl: 'Następna osoba przy tym komputerze nie zobaczy Twojej pracy. Usuniemy:',
    en: 'The next person at this computer will not see your work. This will be erased:',
    de: 'Wer nach Ihnen an diesem Computer sitzt, sieht Ihre Arbeit nicht mehr. Gelöscht werden:',
  },
  counts: {
    pl: '{projects, plural, one {# projekt} few {# projekty} many {# projektów} other {# projektu}}, {pictures, plural, one {# obraz} few {# obrazy} many {# obrazów} other {# obrazu}}, {orders, plural, one {# znane zamówienie} few {# znane zamówienia} many {# znanych zamówień} other {# znanego zamówienia}}',
    en: '{projects, plural, one {# project} other {# projects}}, {pictures, plural, one {# picture} other {# pictures}}, {orders, plural, one {# known order} other {# known orders}}',
    de: '{projects, plural, one {# Projekt} other {# Projekte}}, {pictures, plural, one {# Bild} other {# Bilder}}, {orders, plural, one {# bekannte Bestellung} other {# bekannte Bestellungen}}',
  },
  plans: {
    pl: 'projekty {standard} i {micro}, także z kosza, wraz z historią cofania',
    en: 'the projects in {standard} and {micro}, including the bin and the undo history',
    de: 'die Projekte in {standard} und {micro}, auch im Papierkorb, samt Rückgängig-Verlauf',
  },
  pictures: { pl: 'rzuty i widoki pomieszczeń', en: 'floor plans and views of rooms', de: 'Grundrisse und Raumansichten' },
  drafts: {
    pl: 'zapisy czekające na wysłanie, niewysłane zapytania oraz e-mail i link ostatniego zapisu',
    en: 'saves waiting to be sent, unsent enquiries, and the e-mail address and link of the last save',
    de: 'Speicherungen, die auf das Senden warten, nicht gesendete Anfragen sowie E-Mail-Adresse und Link der letzten Speicherung',
  },
  ticks: { pl: 'wpisy list montażowych, także niewysłane', en: 'entries of mounting lists, including unsent entries', de: 'Einträge der Montagelisten, auch nicht gesendete' },
  offline: {
    pl: 'dane dostępne bez internetu: strony, produkty, zamówienia i udostępnione projekty',
    en: 'data available offline: pages, products, orders and shared projects',
    de: 'offline verfügbare Daten: Seiten, Produkte, Bestellungen und geteilte Projekte',
  },
  settings: { pl: 'ustawienia i link partnera', en: 'settings, and the partner’s link', de: 'Einstellungen und der Link des Partners' },
  stays: {
    pl: 'Tego nie można cofnąć. Zapisane zamówienia zostają dostępne pod swoimi linkami; inne karty konfiguratora wczytają się od nowa.',
    en: 'This cannot be undone. Saved orders stay available at their links; other tabs of the configurator reload.',
    de: 'Das lässt sich nicht rückgängig machen. Gespeicherte Bestellungen bleiben unter ihren Links erreichbar; andere Tabs des Konfigurators laden neu.',
  },
  confirm: { pl: 'Usuń wszystko', en: 'Erase everything', de: 'Alles löschen' },
  failed: { pl: 'Nie udało się usunąć wszystkiego', en: 'Not everything could be erased', de: 'Nicht alles konnte gelöscht werden' },
  failedRemedy: {
    pl: 'Zamknij inne karty konfiguratora i spróbuj ponownie albo wyczyść dane strony w przeglądarce.',
    en: 'Close the other tabs of the configurator and try again, or clear the site data in your browser.',
    de: 'Schließen Sie andere Tabs des Konfigurators und versuchen Sie es erneut, oder löschen Sie die Websitedaten im Browser.',
  },
  doneTitle: { pl: 'Usunięto', en: 'Erased', de: 'Gelöscht' },
  done: {
    pl: 'Ta przeglądarka nie przechowuje już żadnych danych konfiguratora.',
    en: 'This browser no longer stores anything from the configurator.',
    de: 'Dieser Browser speichert keine Daten des Konfigurators mehr.',
  },
} as const satisfies Texts;

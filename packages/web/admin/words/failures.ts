import type { Words } from './words.ts';

/** Why the data service did not do what was asked, in every part of the administration. */
export const failureWordsOfAll = {
  offline: {
    pl: 'Nie ma połączenia z internetem. To, co wpisane, zostaje; spróbuj ponownie, gdy połączenie wróci.',
    en: 'There is no internet connection. Your entries stay; try again once you are online.',
  },
  unanswered: { pl: 'Serwer nie odpowiedział. Spróbuj ponownie – to samo nie zapisze się dwa razy.', en: 'The server did not respond. Try again; nothing is saved twice.' },
  session: { pl: 'Sesja wygasła. Zaloguj się ponownie i powtórz.', en: 'Your session has ended. Sign in again and repeat.' },
  forbidden: { pl: 'Nie zapisano: to nie należy do Twojej roli. Zwróć się do właściciela sklepu.', en: 'Not saved: this is not part of your role. Ask an owner of the shop.' },
  gone: { pl: 'Tego już nie ma – ktoś to usunął.', en: 'Somebody deleted this.' },
  inUse: {
    pl: 'Nie można usunąć: ten typ ma %{smart_count} oprawa. Najpierw zmień jej typ. |||| Nie można usunąć: ten typ mają %{smart_count} oprawy. Najpierw zmień ich typ. |||| Nie można usunąć: ten typ ma %{smart_count} opraw. Najpierw zmień ich typ.',
    en: 'It cannot be deleted: %{smart_count} luminaire has this type. Change its type first. |||| It cannot be deleted: %{smart_count} luminaires have this type. Change their type first.',
  },
  stale: { pl: 'Ktoś właśnie to zmienił. Spróbuj ponownie.', en: 'Somebody has just changed this. Try again.' },
  throttled: {
    pl: 'Zbyt wiele prób. Spróbuj ponownie za %{smart_count} minutę. |||| Zbyt wiele prób. Spróbuj ponownie za %{smart_count} minuty. |||| Zbyt wiele prób. Spróbuj ponownie za %{smart_count} minut.',
    en: 'Too many attempts. Try again in %{smart_count} minute. |||| Too many attempts. Try again in %{smart_count} minutes.',
  },
  tooLarge: { pl: 'Nie zapisano: to jest za duże. Podziel to na mniejsze części.', en: 'Not saved: %{message}' },
  tooMany: { pl: 'Nie zapisano: jest tego więcej, niż sklep przyjmuje. Usuń to, co niepotrzebne.', en: 'Not saved: %{message}' },
  exists: { pl: 'Nie zapisano: coś takiego już jest.', en: 'Not saved: %{message}' },
  invalid: { pl: 'Nie zapisano: sklep nie przyjął tego, co wpisano (pole %{field}). Popraw to i zapisz ponownie.', en: 'Not saved: %{message}' },
  pdfNotMade: {
    pl: 'Tego PDF-u nie da się zrobić z tego, co zapisano, albo trwa to zbyt długo. Wyślij klientowi link do strony zamówienia: jego PDF robi przeglądarka.',
    en: 'This PDF cannot be created from the stored data, or takes too long. Send the customer the link to the order page: the browser creates the PDF there.',
  },
  offerOver: {
    pl: 'Tej oferty nie można już wysłać: minął jej termin ważności. Wystaw nową z późniejszym terminem i wyślij ją.',
    en: 'This offer has expired and cannot be sent. Issue and send a new one with a later date.',
  },
  revised: {
    pl: 'Nie wystawiono: zapisano tymczasem nowszą wersję zamówienia. Otwórz ją i wystaw ofertę z niej; szkic zostaje tutaj.',
    en: 'Not issued: a later revision of the order was saved. Open it, and issue the offer from it; the draft stays here.',
  },
  orderBegun: {
    pl: 'To zamówienie ma już własne oferty lub wersje. Pracuj na nim jak na osobnym.',
    en: 'That order already has offers or revisions of its own. Go on with it as an order of its own.',
  },
  /** At the field that was refused. */
  refusedField: { pl: 'Tej wartości sklep nie przyjął. Wpisz inną.', en: '%{message}' },
  other: { pl: 'Sklep nie przyjął tej zmiany. Odśwież stronę i spróbuj ponownie.', en: 'Saving failed: %{message}' },
} satisfies Words;

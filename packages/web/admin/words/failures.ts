import type { Words } from './words.ts';

export const failureWordsOfAll = {
  offline: {
    pl: 'Nie ma połączenia z internetem. Wpisane zmiany nie przepadną; spróbuj ponownie, gdy połączenie wróci.',
    en: 'No internet connection. Your changes are still here; try again once you are online.',
  },
  unanswered: { pl: 'Serwer nie odpowiedział. Spróbuj ponownie; nic nie zapisze się dwa razy.', en: 'The server did not respond. Try again; nothing is saved twice.' },
  session: { pl: 'Sesja wygasła. Zaloguj się i spróbuj ponownie.', en: 'Your session has expired. Sign in and try again.' },
  forbidden: { pl: 'Nie zapisano: Twoja rola na to nie pozwala. Zwróć się do właściciela sklepu.', en: 'Not saved: your role does not allow this. Contact a shop owner.' },
  gone: { pl: 'Ten wpis został usunięty. Wróć do listy.', en: 'This entry was deleted. Go back to the list.' },
  inUse: {
    pl: 'Nie można usunąć: ten typ ma %{smart_count} oprawa. Najpierw zmień jej typ. |||| Nie można usunąć: ten typ mają %{smart_count} oprawy. Najpierw zmień ich typ. |||| Nie można usunąć: ten typ ma %{smart_count} opraw. Najpierw zmień ich typ.',
    en: 'Cannot be deleted: %{smart_count} luminaire uses this type. Change its type first. |||| Cannot be deleted: %{smart_count} luminaires use this type. Change their type first.',
  },
  stale: { pl: 'Ktoś właśnie zmienił ten wpis. Spróbuj ponownie.', en: 'Someone has just changed this entry. Try again.' },
  throttled: {
    pl: 'Zbyt wiele prób. Spróbuj ponownie za %{smart_count} minutę. |||| Zbyt wiele prób. Spróbuj ponownie za %{smart_count} minuty. |||| Zbyt wiele prób. Spróbuj ponownie za %{smart_count} minut.',
    en: 'Too many attempts. Try again in %{smart_count} minute. |||| Too many attempts. Try again in %{smart_count} minutes.',
  },
  tooLarge: { pl: 'Nie zapisano: za dużo danych naraz. Podziel je na mniejsze części.', en: 'Not saved: %{message}' },
  tooMany: { pl: 'Nie zapisano: osiągnięto limit sklepu. Usuń niepotrzebne pozycje.', en: 'Not saved: %{message}' },
  exists: { pl: 'Nie zapisano: taka pozycja już istnieje.', en: 'Not saved: %{message}' },
  invalid: { pl: 'Nie zapisano: nieprawidłowa wartość (pole %{field}). Popraw ją i zapisz ponownie.', en: 'Not saved: %{message}' },
  pdfNotMade: {
    pl: 'Nie udało się utworzyć pliku PDF albo trwało to zbyt długo. Wyślij klientowi link do strony zamówienia: tam plik PDF tworzy przeglądarka.',
    en: 'The PDF could not be created, or took too long. Send the customer the link to the order page: the browser creates the PDF there.',
  },
  offerOver: {
    pl: 'Tej oferty nie można już wysłać: minął jej termin ważności. Wystaw nową z późniejszym terminem.',
    en: 'This offer has expired and cannot be sent. Issue a new one with a later date.',
  },
  revised: {
    pl: 'Nie wystawiono: zamówienie ma już nowszą wersję. Otwórz ją i tam wystaw ofertę; szkic zostaje tutaj.',
    en: 'Not issued: a newer revision of the order exists. Open it and issue the offer there; this draft stays here.',
  },
  orderBegun: {
    pl: 'To zamówienie ma już własne oferty lub wersje. Prowadź je jako osobne zamówienie.',
    en: 'That order already has offers or revisions of its own. Continue with it as a separate order.',
  },
  articleGone: {
    pl: 'Nie wystawiono: artykułu %{article} nie ma już w katalogu. Wybierz inny albo usuń zamianę.',
    en: 'Not issued: the article %{article} is no longer in the catalogue. Choose another, or undo the replacement.',
  },
  refusedField: { pl: 'Nieprawidłowa wartość. Wpisz inną.', en: '%{message}' },
  other: { pl: 'Nie zapisano: serwer odrzucił zmianę. Odśwież stronę i spróbuj ponownie.', en: 'Not saved: %{message}' },
} satisfies Words;

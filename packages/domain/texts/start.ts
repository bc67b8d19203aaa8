import type { Texts } from './texts.ts';

export const start = {
  title: { pl: 'Wybierz linię produktów', en: 'Choose a product line', de: 'Produktlinie wählen' },
  hidden: { pl: '{line}: tej linii nie ma teraz w ofercie', en: '{line} is currently unavailable', de: '{line} ist zurzeit nicht im Angebot' },
  hiddenHint: {
    pl: 'Zapisane zamówienia nadal się otwierają, a rozpoczęty projekt pozostaje w tej przeglądarce.',
    en: 'You can still open saved orders, and your current project stays in this browser.',
    de: 'Gespeicherte Bestellungen lassen sich weiterhin öffnen, und Ihr begonnenes Projekt bleibt in diesem Browser erhalten.',
  },
  begin: { pl: 'Projektuj w {line}', en: 'Design with {line}', de: 'Mit {line} planen' },
  continue: {
    pl: '{line} — wróć do projektu: {count, plural, one {# szyna} few {# szyny} many {# szyn} other {# szyny}}, {length} m',
    en: '{line} — back to your project: {count, plural, one {# rail} other {# rails}}, {length} m',
    de: '{line} — zurück zum Projekt: {count, plural, one {# Schiene} other {# Schienen}}, {length} m',
  },
  recent: { pl: 'Ostatnie projekty', en: 'Recent projects', de: 'Letzte Projekte' },
  unnamed: { pl: 'Projekt bez nazwy', en: 'Untitled project', de: 'Projekt ohne Namen' },
  allProjects: { pl: 'Wszystkie projekty', en: 'All projects', de: 'Alle Projekte' },
  afresh: { pl: 'Zacznij od nowa', en: 'Start over', de: 'Neu beginnen' },
  afreshHint: {
    pl: 'Poprzedni projekt przywrócisz przyciskiem „Cofnij”; zostaje też na liście projektów.',
    en: '“Undo” restores the previous project; it also stays in your project list.',
    de: '„Rückgängig“ stellt das vorige Projekt wieder her; es bleibt auch in der Projektliste.',
  },
  loading: { pl: 'Wczytuję {line}…', en: 'Loading {line}…', de: '{line} wird geladen…' },
  failed: { pl: 'Nie udało się wczytać produktów {line}', en: 'The {line} products could not be loaded', de: 'Die Produkte von {line} konnten nicht geladen werden' },
  failedRemedy: {
    pl: 'Sprawdź połączenie z internetem. Rozpoczęte projekty są bezpieczne.',
    en: 'Check your internet connection. Projects in progress are safe.',
    de: 'Prüfen Sie die Internetverbindung. Begonnene Projekte sind sicher.',
  },
  openingOrder: { pl: 'Otwieram zamówienie…', en: 'Opening the order…', de: 'Bestellung wird geöffnet…' },
  orderMissing: { pl: 'Nie ma takiego zamówienia', en: 'Order not found', de: 'Diese Bestellung gibt es nicht' },
  orderMissingHint: { pl: 'Sprawdź, czy adres jest pełny.', en: 'Check that the address is complete.', de: 'Prüfen Sie, ob die Adresse vollständig ist.' },
  orderFailed: { pl: 'Nie udało się otworzyć zamówienia', en: 'The order could not be opened', de: 'Die Bestellung konnte nicht geöffnet werden' },
  withoutOrder: { pl: 'Przejdź do konfiguratora', en: 'Go to the configurator', de: 'Zum Konfigurator' },
  retry: { pl: 'Spróbuj ponownie', en: 'Try again', de: 'Erneut versuchen' },
} as const satisfies Texts;

import type { Texts } from './texts.ts';

export const start = {
  title: { pl: 'Wybierz linię produktów', en: 'Choose a product line', de: 'Produktlinie wählen' },
  standardAbout: {
    pl: 'Szynoprzewody 230 V: natynkowe, zwieszane i podtynkowe. Do sklepów, biur i wysokich wnętrz.',
    en: '230 V track: surface-mounted, suspended and recessed. For shops, offices and high rooms.',
    de: 'Stromschienen 230 V: Aufbau, Pendel und Einbau. Für Läden, Büros und hohe Räume.',
  },
  microAbout: {
    pl: 'Miniaturowa szyna magnetyczna 48 V, szeroka na 11 mm. Do mieszkań, hoteli i galerii.',
    en: 'Miniature 48 V magnetic track, 11 mm wide. For homes, hotels and galleries.',
    de: 'Magnetische 48-V-Miniaturschiene, 11 mm breit. Für Wohnungen, Hotels und Galerien.',
  },
  begin: { pl: 'Projektuj w {line}', en: 'Design with {line}', de: 'Mit {line} planen' },
  continue: {
    pl: '{line} — wróć do układu: {count, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}, {length} m',
    en: '{line} — back to your layout: {count, plural, one {# step} other {# steps}}, {length} m',
    de: '{line} — zurück zur Anlage: {count, plural, one {# Schritt} other {# Schritte}}, {length} m',
  },
  afresh: { pl: 'Zacznij od nowa', en: 'Start afresh', de: 'Neu beginnen' },
  afreshHint: {
    pl: 'Poprzedni układ przywrócisz przyciskiem Cofnij.',
    en: 'Undo brings the previous layout back.',
    de: 'Mit „Rückgängig“ kommt die vorige Anlage zurück.',
  },
  loading: { pl: 'Wczytywanie {line}…', en: 'Loading {line}…', de: '{line} wird geladen…' },
  failed: {
    pl: 'Nie udało się wczytać produktów {line}',
    en: 'The {line} products could not be loaded',
    de: 'Die Produkte von {line} konnten nicht geladen werden',
  },
  failedRemedy: {
    pl: 'Sprawdź połączenie z internetem. Rozpoczęte układy są bezpieczne.',
    en: 'Check your internet connection. Layouts you have begun are safe.',
    de: 'Prüfen Sie die Internetverbindung. Begonnene Anlagen sind sicher.',
  },
  openingOrder: {
    pl: 'Otwieranie zapisanego układu…',
    en: 'Opening the stored layout…',
    de: 'Gespeicherte Anlage wird geöffnet…',
  },
  orderMissing: {
    pl: 'Nie ma takiego zapisu',
    en: 'There is no such record',
    de: 'Diesen Eintrag gibt es nicht',
  },
  orderMissingHint: {
    pl: 'Sprawdź, czy adres jest cały.',
    en: 'Check that the address is complete.',
    de: 'Prüfen Sie, ob die Adresse vollständig ist.',
  },
  orderFailed: {
    pl: 'Nie udało się otworzyć zapisanego układu',
    en: 'The stored layout could not be opened',
    de: 'Die gespeicherte Anlage konnte nicht geöffnet werden',
  },
  withoutOrder: {
    pl: 'Przejdź do konfiguratora',
    en: 'Go to the configurator',
    de: 'Zum Konfigurator',
  },
  retry: { pl: 'Spróbuj ponownie', en: 'Try again', de: 'Erneut versuchen' },
} as const satisfies Texts;

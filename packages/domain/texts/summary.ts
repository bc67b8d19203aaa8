import type { Texts } from './texts.ts';

export const summary = {
  title: { pl: 'Podsumowanie', en: 'Summary', de: 'Übersicht' },
  back: { pl: 'Wróć do rysunku', en: 'Back to the drawing', de: 'Zurück zur Zeichnung' },
  power: { pl: 'Moc opraw', en: 'Luminaire power', de: 'Leistung der Leuchten' },

  large: { pl: 'Duża kwota', en: 'Large amount', de: 'Großer Betrag' },
  net: { pl: 'netto', en: 'net', de: 'netto' },
  gross: { pl: 'brutto', en: 'gross', de: 'brutto' },

  save: { pl: 'Zapisz zamówienie', en: 'Save the order', de: 'Bestellung speichern' },
  saveHint: {
    pl: 'To jeszcze nie zakup: dostaniesz stały adres z rysunkiem, zestawieniem elementów i PDF.',
    en: 'This is not a purchase yet: you get a permanent address with the drawing, the parts list and a PDF.',
    de: 'Das ist noch kein Kauf: Sie erhalten eine dauerhafte Adresse mit Zeichnung, Stückliste und PDF.',
  },
  partner: { pl: 'Partner: {name}', en: 'Partner: {name}', de: 'Partner: {name}' },
  name: { pl: 'Nazwa projektu', en: 'Project name', de: 'Projektname' },
  nameHint: { pl: 'Na przykład: Salon, ul. Żółta 12', en: 'For example: Living room, 12 High Street', de: 'Zum Beispiel: Wohnzimmer, Hauptstraße 12' },
  nameTooLong: {
    pl: 'Nazwa ma {length, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}; skróć ją do {max}.',
    en: 'The name has {length, plural, one {# character} other {# characters}}; shorten it to {max}.',
    de: 'Der Name hat {length} Zeichen; kürzen Sie ihn auf {max}.',
  },
  email: { pl: 'E-mail (nieobowiązkowy)', en: 'E-mail (optional)', de: 'E-Mail (optional)' },
  emailHint: {
    pl: 'Dla naszego doradcy. Nie pokażemy go na stronie zamówienia.',
    en: 'For our adviser. It is not shown on the order page.',
    de: 'Für unsere Beratung. Auf der Seite der Bestellung wird sie nicht gezeigt.',
  },
  emailInvalid: {
    pl: 'To nie jest pełny adres e-mail. Przykład: anna@studio.pl',
    en: 'This is not a complete e-mail address. Example: anna@studio.com',
    de: 'Das ist keine vollständige E-Mail-Adresse. Beispiel: anna@studio.de',
  },
  emailForNewsletter: {
    pl: 'Podaj adres dla newslettera albo odznacz zgodę.',
    en: 'Enter an address for the newsletter, or untick the consent.',
    de: 'Geben Sie eine Adresse für den Newsletter an oder entfernen Sie das Häkchen.',
  },
  newsletter: {
    pl: 'Chcę dostawać newsletter o nowych oprawach i systemach.',
    en: 'I would like the newsletter about new luminaires and systems.',
    de: 'Ich möchte den Newsletter über neue Leuchten und Systeme erhalten.',
  },
  newsletterHint: {
    pl: 'Wymaga adresu e-mail. Zgodę można wycofać w każdej chwili.',
    en: 'Needs an e-mail address. You can withdraw your consent at any time.',
    de: 'Erfordert eine E-Mail-Adresse. Die Einwilligung ist jederzeit widerrufbar.',
  },
  underlay: { pl: 'Dołącz do zamówienia rzut pomieszczenia.', en: 'Attach the floor plan to the order.', de: 'Den Grundriss der Bestellung beifügen.' },
  underlayHint: {
    pl: 'Rzut zobaczy każdy, kto ma link do zamówienia. Usuwamy go razem z zamówieniem.',
    en: 'Anyone who has the link to the order will see it. It is deleted with the order.',
    de: 'Wer den Link zur Bestellung hat, sieht ihn. Er wird mit der Bestellung gelöscht.',
  },
  privacy: { pl: 'Polityka prywatności', en: 'Privacy policy', de: 'Datenschutzerklärung' },
  opensNewTab: { pl: 'otwiera się w nowej karcie', en: 'opens in a new tab', de: 'öffnet in neuem Tab' },

  saving: { pl: 'Zapisuję…', en: 'Saving…', de: 'Wird gespeichert…' },
  failed: { pl: 'Nie udało się zapisać', en: 'Saving failed', de: 'Speichern fehlgeschlagen' },
  failedHint: {
    pl: 'Serwer nie odpowiada. Projekt jest bezpieczny w tej przeglądarce.',
    en: 'The server is not responding. The project is safe in this browser.',
    de: 'Der Server antwortet nicht. Das Projekt ist in diesem Browser sicher.',
  },
  offlineHint: {
    pl: 'Brak połączenia z internetem. Projekt jest bezpieczny w tej przeglądarce.',
    en: 'No internet connection. The project is safe in this browser.',
    de: 'Keine Internetverbindung. Das Projekt ist in diesem Browser sicher.',
  },
  tooManyHint: {
    pl: 'Zbyt wiele zapisów w krótkim czasie. Odczekaj chwilę.',
    en: 'Too many saves in a short time. Please wait a moment.',
    de: 'Zu viele Speicherungen in kurzer Zeit. Bitte warten Sie einen Moment.',
  },
  underlayMissing: {
    pl: 'W tej przeglądarce nie ma już pliku z rzutem. Wczytaj go ponownie albo zapisz zamówienie bez niego.',
    en: 'This browser no longer has the file of the floor plan. Load it again, or save the order without it.',
    de: 'In diesem Browser fehlt die Datei mit dem Grundriss. Laden Sie ihn erneut, oder speichern Sie ohne ihn.',
  },
  viewMissing: {
    pl: 'W tej przeglądarce nie ma już obrazka widoku 3D. Dołącz widok ponownie albo odłącz go w widoku 3D.',
    en: 'This browser no longer has the picture of the 3D view. Attach the view again, or detach it in the 3D view.',
    de: 'In diesem Browser fehlt das Bild der 3D-Ansicht. Fügen Sie die Ansicht erneut bei, oder entfernen Sie sie in der 3D-Ansicht.',
  },
  view: { pl: 'Do zamówienia dołączony jest widok 3D.', en: 'A 3D view is attached to the order.', de: 'Der Bestellung ist eine 3D-Ansicht beigefügt.' },
  viewOutdated: {
    pl: 'Dołączony widok 3D pokazuje projekt sprzed zmian. Dołącz nowy w widoku 3D albo go odłącz.',
    en: 'The attached 3D view shows the project before it was changed. Attach a new one in the 3D view, or detach it.',
    de: 'Die beigefügte 3D-Ansicht zeigt das Projekt vor den Änderungen. Fügen Sie in der 3D-Ansicht eine neue bei, oder entfernen Sie sie.',
  },
  viewDetach: { pl: 'Odłącz widok', en: 'Detach the view', de: 'Ansicht entfernen' },
  refusedHint: { pl: 'Serwer odrzucił zapis: {reason}', en: 'The server rejected the order: {reason}', de: 'Der Server hat das Speichern abgelehnt: {reason}' },
  retry: { pl: 'Spróbuj ponownie', en: 'Try again', de: 'Erneut versuchen' },
  cancel: { pl: 'Wróć', en: 'Go back', de: 'Zurück' },

  needsSteps: { pl: 'Najpierw narysuj choć jedną szynę.', en: 'Draw at least one rail first.', de: 'Zeichnen Sie zuerst mindestens eine Schiene.' },
  needsRails: { pl: 'Najpierw wybierz rodzinę szyn.', en: 'Choose a rail family first.', de: 'Wählen Sie zuerst eine Schienenfamilie.' },
  needsFit: { pl: 'Najpierw wyjaśnij pozycje, które nie pasują.', en: 'First resolve the items that do not fit.', de: 'Klären Sie zuerst die Positionen, die nicht passen.' },

  totalTitle: { pl: 'Ceny się zmieniły', en: 'Prices have changed', de: 'Die Preise haben sich geändert' },
  totalReason: {
    pl: 'Od wyświetlenia zestawienia zmienił się cennik.',
    en: 'The price list has changed since the bill was shown.',
    de: 'Die Preisliste hat sich geändert, seit die Aufstellung angezeigt wurde.',
  },
  before: { pl: 'Było (netto)', en: 'Before (net)', de: 'Bisher (netto)' },
  now: { pl: 'Jest (netto)', en: 'Now (net)', de: 'Jetzt (netto)' },
  totalConfirm: { pl: 'Zapisz z nową sumą', en: 'Save with the new total', de: 'Mit neuer Summe speichern' },

  saved: { pl: 'Zamówienie zapisane', en: 'Order saved', de: 'Bestellung gespeichert' },
  savedHint: {
    pl: 'Pod tym adresem każdy zobaczy rysunek, części i ceny.',
    en: 'Anyone with this address sees the drawing, parts and prices.',
    de: 'Unter dieser Adresse sehen alle Zeichnung, Teile und Preise.',
  },
  link: { pl: 'Adres zamówienia', en: 'Order address', de: 'Adresse der Bestellung' },
  copy: { pl: 'Kopiuj', en: 'Copy', de: 'Kopieren' },
  copied: { pl: 'Skopiowano', en: 'Copied', de: 'Kopiert' },
  copyByHand: {
    pl: 'Przeglądarka nie pozwala kopiować. Adres jest zaznaczony: naciśnij Ctrl+C.',
    en: 'The browser does not allow copying. The address is selected: press Ctrl+C.',
    de: 'Der Browser erlaubt das Kopieren nicht. Die Adresse ist markiert: Drücken Sie Strg+C.',
  },
  qr: { pl: 'Kod QR z adresem zamówienia', en: 'QR code with the order address', de: 'QR-Code mit der Adresse der Bestellung' },
  openPage: { pl: 'Otwórz stronę zamówienia', en: 'Open the order page', de: 'Seite der Bestellung öffnen' },
  saveAnother: { pl: 'Zapisz pod nowym adresem', en: 'Save under a new address', de: 'Unter neuer Adresse speichern' },
  changed: {
    pl: 'Projekt zmienił się od ostatniego zapisu. Nowy zapis dostanie nowy adres; poprzedni zostaje bez zmian.',
    en: 'The project has changed since it was last saved. Saving again creates a new address; the earlier one stays unchanged.',
    de: 'Das Projekt wurde seit dem letzten Speichern geändert. Erneutes Speichern ergibt eine neue Adresse; die frühere bleibt unverändert.',
  },
  revises: {
    pl: 'Projekt pochodzi z zapisanego zamówienia. Zapiszesz jego nową wersję; poprzednia zostaje bez zmian.',
    en: 'The project comes from a saved order. You save a new version of it; the earlier one stays unchanged.',
    de: 'Das Projekt stammt aus einer gespeicherten Bestellung. Sie speichern eine neue Version; die frühere bleibt unverändert.',
  },
  earlier: { pl: 'Poprzedni zapis', en: 'Earlier save', de: 'Frühere Speicherung' },
} as const satisfies Texts;

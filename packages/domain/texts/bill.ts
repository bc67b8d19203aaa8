import type { Texts } from './texts.ts';

export const bill = {
  title: { pl: 'Zestawienie', en: 'Bill', de: 'Aufstellung' },
  power: { pl: 'Moc', en: 'Power', de: 'Leistung' },
  ofSupply: { pl: 'z {supply}', en: 'of {supply}', de: 'von {supply}' },
  reserve: { pl: 'zapas {percent} %', en: '{percent}% in reserve', de: '{percent} % Reserve' },
  load: { pl: 'Obciążenie zasilacza', en: 'Load of the power supply', de: 'Auslastung des Netzteils' },
  loadOf: { pl: '{total} z {supply}', en: '{total} of {supply}', de: '{total} von {supply}' },
  loadOfZone: {
    pl: 'Obciążenie zasilacza strefy {zone}',
    en: 'Load of the supply of zone {zone}',
    de: 'Auslastung des Netzteils der Zone {zone}',
  },
  share: { pl: '{percent} %', en: '{percent}%', de: '{percent} %' },
  tooMuch: { pl: 'za dużo o {excess}', en: '{excess} too much', de: '{excess} zu viel' },
  noSupply: {
    pl: 'Bez zasilacza. Dobierzesz go w „Zasilanie”.',
    en: 'No power supply yet. Choose one under “Power”.',
    de: 'Noch kein Netzteil. Wählen Sie eines unter „Netzteil“.',
  },
  contents: { pl: 'Uwagi i pozycje', en: 'Remarks and lines', de: 'Hinweise und Positionen' },
  lines: { pl: 'Pozycje zestawienia', en: 'Lines of the bill', de: 'Positionen der Aufstellung' },
  linesNet: { pl: 'ceny pozycji netto', en: 'prices of lines are net', de: 'Positionspreise netto' },
  empty: {
    pl: 'Dodaj pierwszą szynę, a tu pojawią się części i cena.',
    en: 'Add the first rail, and its parts and price appear here.',
    de: 'Erste Schiene hinzufügen: Teile und Preis erscheinen hier.',
  },
  times: { pl: '{quantity} ×', en: '{quantity} ×', de: '{quantity} ×' },
  auto: { pl: 'auto', en: 'auto', de: 'auto' },
  mixed: {
    pl: '{required} z układu + {byHand} ręcznie',
    en: '{required} from the layout + {byHand} by hand',
    de: '{required} aus der Anlage + {byHand} von Hand',
  },
  missing: {
    pl: 'Artykułu {code} brak w katalogu',
    en: 'Article {code} missing in the catalogue',
    de: 'Artikel {code} fehlt im Katalog',
  },
  unruled: {
    pl: 'Do szyny {code} nie dobrano części: ich ceny nie znamy.',
    en: 'No parts were chosen for rail {code}: their price is not known.',
    de: 'Zur Schiene {code} fehlen gewählte Teile: Ihr Preis ist nicht bekannt.',
  },
  pieces: {
    pl: '{count, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}',
    en: '{count, plural, one {# piece} other {# pieces}}',
    de: '{count, plural, one {# Teil} other {# Teile}}',
  },
  large: { pl: 'Duża kwota', en: 'Large amount', de: 'Großer Betrag' },
  net: { pl: 'netto', en: 'net', de: 'netto' },
  showIn_PLN: {
    pl: 'Pokaż w złotych {amount}',
    en: 'Show in złoty {amount}',
    de: 'In Złoty anzeigen {amount}',
  },
  showIn_EUR: {
    pl: 'Pokaż w euro {amount}',
    en: 'Show in euro {amount}',
    de: 'In Euro anzeigen {amount}',
  },
  vatOf: { pl: 'VAT {percent} %', en: 'VAT {percent}%', de: 'MwSt. {percent} %' },
  gross: { pl: 'brutto', en: 'gross', de: 'brutto' },
  incomplete: {
    pl: 'Suma niepełna: nie wszystko ma tu znaną cenę i moc.',
    en: 'Incomplete total: not everything here has a known price and power.',
    de: 'Summe unvollständig: Nicht von allem sind hier Preis und Leistung bekannt.',
  },
  spokenNet: {
    pl: 'Razem netto {total}, {count} szt.',
    en: 'Net total {total}, {count, plural, one {# pc} other {# pcs}}.',
    de: 'Summe netto {total}, {count} St.',
  },
  spokenGross: {
    pl: 'Razem brutto {total}, {count} szt.',
    en: 'Gross total {total}, {count, plural, one {# pc} other {# pcs}}.',
    de: 'Summe brutto {total}, {count} St.',
  },
  summary: { pl: 'Podsumowanie i zapis', en: 'Summary and save', de: 'Übersicht und Speichern' },
  summaryNeeds: {
    pl: 'Najpierw dodaj co najmniej jedną szynę',
    en: 'Add at least one rail first',
    de: 'Fügen Sie zuerst mindestens eine Schiene hinzu',
  },
} as const satisfies Texts;

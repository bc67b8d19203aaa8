import type { Texts } from './texts.ts';

export const powerDialog = {
  title: { pl: 'Przekroczono moc zasilacza', en: 'The power supply is overloaded', de: 'Netzteil überlastet' },
  titleOfZone: { pl: 'Przekroczono moc zasilacza strefy {zone}', en: 'The power supply of zone {zone} is overloaded', de: 'Netzteil der Zone {zone} überlastet' },
  supply: { pl: 'Moc zasilacza', en: 'Power of the supply', de: 'Leistung des Netzteils' },
  total: { pl: 'Moc opraw', en: 'Power of the luminaires', de: 'Leistung der Leuchten' },
  totalOfZone: { pl: 'Moc opraw w strefie {zone}', en: 'Power of the luminaires in {zone}', de: 'Leistung der Leuchten in {zone}' },
  seeking: { pl: 'Sprawdzam, co pomoże…', en: 'Looking for what helps…', de: 'Es wird gesucht, was hilft…' },
  ways: { pl: 'Zmniejsz liczbę opraw albo wybierz:', en: 'Take fewer luminaires, or choose:', de: 'Nehmen Sie weniger Leuchten oder wählen Sie:' },
  mute: { pl: 'Nie przypominaj przy tym projekcie', en: 'Do not remind me for this project', de: 'Bei diesem Projekt nicht mehr erinnern' },
  muteHint: { pl: 'Nadwyżka mocy będzie nadal widoczna w zestawieniu.', en: 'The bill goes on showing the excess.', de: 'Die Aufstellung zeigt die Überlast weiterhin.' },
  confirm: { pl: 'Rozumiem', en: 'I understand', de: 'Verstanden' },
} as const satisfies Texts;

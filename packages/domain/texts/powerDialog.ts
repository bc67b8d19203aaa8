import type { Texts } from './texts.ts';

export const powerDialog = {
  title: {
    pl: 'Przekroczono moc zasilacza',
    en: 'The power supply is overloaded',
    de: 'Netzteil überlastet',
  },
  supply: { pl: 'Moc zasilacza', en: 'Power of the supply', de: 'Leistung des Netzteils' },
  total: { pl: 'Moc opraw', en: 'Power of the luminaires', de: 'Leistung der Leuchten' },
  remedy: {
    pl: 'Wybierz mocniejszy zasilacz, zmniejsz liczbę opraw albo podziel układ na kilka systemów.',
    en: 'Choose a stronger supply, take fewer luminaires, or split the layout into several systems.',
    de: 'Wählen Sie ein stärkeres Netzteil, weniger Leuchten, oder teilen Sie die Anlage auf.',
  },
  confirm: { pl: 'Rozumiem', en: 'I understand', de: 'Verstanden' },
} as const satisfies Texts;

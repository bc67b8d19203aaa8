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
    pl: 'Możesz też zmniejszyć liczbę opraw albo podzielić układ na kilka systemów.',
    en: 'You can also take fewer luminaires, or split the layout into several systems.',
    de: 'Sie können auch weniger Leuchten nehmen oder die Anlage aufteilen.',
  },
  recommended: { pl: 'Zalecany zasilacz', en: 'Recommended supply', de: 'Empfohlenes Netzteil' },
  choose: { pl: 'Wybierz', en: 'Choose', de: 'Wählen' },
  mute: {
    pl: 'Nie przypominaj przy tym projekcie',
    en: 'Do not remind me for this project',
    de: 'Bei diesem Projekt nicht mehr erinnern',
  },
  muteHint: {
    pl: 'Nadwyżka mocy będzie nadal widoczna w zestawieniu.',
    en: 'The bill goes on showing the excess.',
    de: 'Die Aufstellung zeigt die Überlast weiterhin.',
  },
  confirm: { pl: 'Rozumiem', en: 'I understand', de: 'Verstanden' },
} as const satisfies Texts;

import type { Texts } from './texts.ts';

export const bindings = {
  title: { pl: 'Oprawy', en: 'Luminaires', de: 'Leuchten' },
  hint: {
    pl: 'Wybierz oprawy i ich liczbę.',
    en: 'Choose luminaires and how many.',
    de: 'Leuchten und ihre Anzahl wählen.',
  },
  sum: {
    pl: '{count, plural, one {# oprawa} few {# oprawy} many {# opraw} other {# oprawy}}, {power}',
    en: '{count, plural, one {# luminaire} other {# luminaires}}, {power}',
    de: '{count, plural, one {# Leuchte} other {# Leuchten}}, {power}',
  },
  none: {
    pl: 'W katalogu nie ma jeszcze opraw.',
    en: 'The catalogue has no luminaires yet.',
    de: 'Der Katalog enthält noch keine Leuchten.',
  },
  noneFit: {
    pl: 'Żadna oprawa nie pasuje do koloru szyn i wybranego systemu. Zmień kolor albo system.',
    en: 'No luminaire fits the colour of the rails and the chosen system. Change the colour or the system.',
    de: 'Keine Leuchte passt zu Schienenfarbe und System. Ändern Sie Farbe oder System.',
  },
} as const satisfies Texts;

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
  type_spotlight: { pl: 'Reflektory', en: 'Spotlights', de: 'Strahler' },
  type_linear: { pl: 'Oprawy liniowe', en: 'Linear luminaires', de: 'Linearleuchten' },
  type_pendant: { pl: 'Oprawy zwieszane', en: 'Pendants', de: 'Pendelleuchten' },
  type_wallWasher: { pl: 'Oprawy do ścian', en: 'Wall washers', de: 'Wandfluter' },
  type_downlight: { pl: 'Downlighty', en: 'Downlights', de: 'Downlights' },
  type_globe: { pl: 'Kule', en: 'Globes', de: 'Kugelleuchten' },
  type_grid: { pl: 'Oprawy rastrowe', en: 'Grid luminaires', de: 'Rasterleuchten' },
} as const satisfies Texts;

import type { Texts } from './texts.ts';

/** Advice on where a luminaire stands, with its figure. */
export const hints = {
  title: { pl: 'Wskazówki', en: 'Advice', de: 'Hinweise' },
  accent: {
    pl: 'Światło pada na „{area}” pod kątem {angle}°. Najlepiej pod {wanted}°, z {wantedDistance} cm zamiast {distance} cm.',
    en: 'Its light falls on “{area}” at {angle}°. Best is {wanted}°, from {wantedDistance} cm instead of {distance} cm.',
    de: 'Das Licht fällt mit {angle}° auf „{area}“. Am besten sind {wanted}°, aus {wantedDistance} cm statt {distance} cm.',
  },
  wallwasher: {
    pl: 'Do oświetlanej ściany jest {distance} cm. Najrówniej świeci z jednej trzeciej jej wysokości, {wanted} cm.',
    en: 'The wall that it lights is {distance} cm away. Most even is a third of the wall’s height, {wanted} cm.',
    de: 'Zur beleuchteten Wand sind es {distance} cm. Am gleichmäßigsten ist ein Drittel ihrer Höhe, {wanted} cm.',
  },
  spacing: {
    pl: 'Do następnej oprawy jest {distance} cm. Światło opraw łączy się do {wanted} cm.',
    en: 'The next luminaire is {distance} cm away. Their light meets up to {wanted} cm.',
    de: 'Zur nächsten Leuchte sind es {distance} cm. Ihr Licht trifft sich bis {wanted} cm.',
  },
  fromWall: {
    pl: 'Do ściany jest {distance} cm. Powyżej {wanted} cm będzie przy niej ciemniej.',
    en: 'The wall is {distance} cm away. Beyond {wanted} cm it is darker there.',
    de: 'Zur Wand sind es {distance} cm. Über {wanted} cm wird es dort dunkler.',
  },
} as const satisfies Texts;

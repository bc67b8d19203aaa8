import type { DemoArticle } from '../article.ts';
import { luminairesOf, zloty } from '../binding.ts';
import { BELL, FUNNEL, GRID, LINE, NEEDLE, POINT } from './families.ts';

const kind = luminairesOf('microBindings', 'OM');
const spotlight = kind('spotlight', ['Reflektor Micro', 'Micro spotlight', 'Micro-Strahler']);
const grid = kind('grid', ['Raster magnetyczny Micro', 'Magnetic micro grid', 'Magnetischer Micro-Raster']);
const linear = kind('linear', ['Oprawa liniowa Micro', 'Micro linear luminaire', 'Micro-Linearleuchte']);
const pendant = kind('pendant', ['Lampa wisząca Micro', 'Micro pendant', 'Micro-Pendelleuchte']);

const point = spotlight(POINT);
const louvre = grid(GRID);
const line = linear(LINE);
const needle = pendant(NEEDLE);
const bell = pendant(BELL);
const funnel = pendant(FUNNEL);

export const bindings: readonly DemoArticle[] = [
  ...point('Punkt 3 W', { code: 111, watts: 3, lumens: 300, beam: 15, price: zloty(119, 169, 189) }),
  ...point('Punkt 5 W', { code: 113, watts: 5, lumens: 520, beam: 24, price: zloty(139, 195, 215) }),
  ...point('Punkt 8 W', { code: 115, watts: 8, lumens: 850, beam: 36, price: zloty(169, 229, 249) }),
  ...point('Punkt 12 W', { code: 117, watts: 12, lumens: 1290, beam: 60, price: zloty(209, 275, 295) }),
  ...louvre('6 W', {
    code: 211,
    watts: 6,
    lumens: 570,
    length: 12,
    luminousLength: 11,
    price: zloty(149, 205, 0),
  }),
  ...louvre('10 W', {
    code: 213,
    watts: 10,
    lumens: 960,
    length: 22,
    luminousLength: 21,
    price: zloty(189, 249, 0),
  }),
  ...louvre('20 W', {
    code: 215,
    watts: 20,
    lumens: 1960,
    length: 42,
    luminousLength: 41,
    price: zloty(279, 349, 0),
  }),
  ...line('20 cm 6 W', {
    code: 311,
    watts: 6,
    lumens: 600,
    length: 20,
    luminousLength: 19,
    price: zloty(129, 185, 205),
  }),
  ...line('40 cm 12 W', {
    code: 313,
    watts: 12,
    lumens: 1210,
    length: 40,
    luminousLength: 39,
    price: zloty(179, 239, 259),
  }),
  ...line('60 cm 18 W', {
    code: 315,
    watts: 18,
    lumens: 1830,
    length: 60,
    luminousLength: 59,
    price: zloty(229, 295, 315),
  }),
  ...needle(['Igła 4 W', 'Needle 4 W', 'Nadel 4 W'], {
    code: 411,
    watts: 4,
    lumens: 375,
    price: zloty(159, 219, 0),
  }),
  ...bell(['Dzwon 6 W', 'Bell 6 W', 'Glocke 6 W'], {
    code: 413,
    watts: 6,
    lumens: 570,
    price: zloty(189, 249, 269),
  }),
  ...funnel(['Lejek 7 W', 'Funnel 7 W', 'Trichter 7 W'], { code: 415, watts: 7, lumens: 680, price: 199 }),
  ...needle(['Igła 4 W, mosiądz', 'Needle 4 W, brass', 'Nadel 4 W, Messing'], {
    code: 421,
    watts: 4,
    lumens: 375,
    price: zloty(219, 279, 0),
    isNeutral: true,
  }),
];

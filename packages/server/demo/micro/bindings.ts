import type { DemoArticle } from '../article.ts';
import { luminairesOf, zloty } from '../binding.ts';

const kind = luminairesOf('microBindings', 'OM');
const spotlight = kind('spotlight', ['Reflektor Micro', 'Micro spotlight', 'Micro-Strahler']);
const grid = kind('grid', ['Raster magnetyczny Micro', 'Magnetic micro grid', 'Magnetischer Micro-Raster']);
const linear = kind('linear', ['Oprawa liniowa Micro', 'Micro linear luminaire', 'Micro-Linearleuchte']);
const pendant = kind('pendant', ['Lampa wisząca Micro', 'Micro pendant', 'Micro-Pendelleuchte']);

export const bindings: readonly DemoArticle[] = [
  ...spotlight('Punkt 3 W', { code: 111, watts: 3, price: zloty(119, 169, 189) }),
  ...spotlight('Punkt 5 W', { code: 113, watts: 5, price: zloty(139, 195, 215) }),
  ...spotlight('Punkt 8 W', { code: 115, watts: 8, price: zloty(169, 229, 249) }),
  ...spotlight('Punkt 12 W', { code: 117, watts: 12, price: zloty(209, 275, 295) }),
  ...grid('6 W', { code: 211, watts: 6, price: zloty(149, 205, 0) }),
  ...grid('10 W', { code: 213, watts: 10, price: zloty(189, 249, 0) }),
  ...grid('20 W', { code: 215, watts: 20, price: zloty(279, 349, 0) }),
  ...linear('20 cm 6 W', { code: 311, watts: 6, price: zloty(129, 185, 205) }),
  ...linear('40 cm 12 W', { code: 313, watts: 12, price: zloty(179, 239, 259) }),
  ...linear('60 cm 18 W', { code: 315, watts: 18, price: zloty(229, 295, 315) }),
  ...pendant(['Igła 4 W', 'Needle 4 W', 'Nadel 4 W'], { code: 411, watts: 4, price: zloty(159, 219, 0) }),
  ...pendant(['Dzwon 6 W', 'Bell 6 W', 'Glocke 6 W'], { code: 413, watts: 6, price: zloty(189, 249, 269) }),
  ...pendant(['Lejek 7 W', 'Funnel 7 W', 'Trichter 7 W'], { code: 415, watts: 7, price: 199 }),
  ...pendant(['Igła 4 W, mosiądz', 'Needle 4 W, brass', 'Nadel 4 W, Messing'], {
    code: 421,
    watts: 4,
    price: zloty(219, 279, 0),
    isNeutral: true,
  }),
];

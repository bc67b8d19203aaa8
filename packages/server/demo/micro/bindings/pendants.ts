import type { DemoArticle } from '../../article.ts';
import { titled } from '../../article.ts';
import { coloured, MICRO, type Model, neutral, zloty } from '../../binding.ts';
import { BRASS, finishOf } from '../../pictures/kit/finish.ts';
import { cone, dome, microPendant, type Shade, tube } from '../../pictures/luminaire/pendant.ts';

type Lamp = Omit<Model, 'titles' | 'type'>;

const model = (polish: string, english: string, german: string, lamp: Lamp): Model => ({
  ...lamp,
  titles: titled(
    `Lampa wisząca Micro ${polish}`,
    `Micro pendant ${english}`,
    `Micro-Pendelleuchte ${german}`,
  ),
  type: 'pendant',
});

const inColours = (lamp: Model, shade: Shade): DemoArticle[] =>
  coloured(MICRO, lamp, (colour) => microPendant(shade, finishOf(colour)));

export const pendants: readonly DemoArticle[] = [
  ...inColours(
    model('Igła 4 W', 'Needle 4 W', 'Nadel 4 W', { code: 411, watts: 4, price: zloty(159, 219, 0) }),
    tube(8, 96),
  ),
  ...inColours(
    model('Dzwon 6 W', 'Bell 6 W', 'Glocke 6 W', { code: 413, watts: 6, price: zloty(189, 249, 269) }),
    dome(34),
  ),
  ...inColours(
    model('Lejek 7 W', 'Funnel 7 W', 'Trichter 7 W', { code: 415, watts: 7, price: 199 }),
    cone(34, 58),
  ),
  ...neutral(
    MICRO,
    model('Igła 4 W, mosiądz', 'Needle 4 W, brass', 'Nadel 4 W, Messing', {
      code: 421,
      watts: 4,
      price: zloty(219, 279, 0),
    }),
    microPendant(tube(8, 96), BRASS),
  ),
];

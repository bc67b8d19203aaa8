import type { DemoArticle } from '../../article.ts';
import { titled } from '../../article.ts';
import { coloured, type Model, neutral, STANDARD, zloty } from '../../binding.ts';
import { BRASS, finishOf } from '../../pictures/kit/finish.ts';
import { cone, dome, pendant, type Shade, tube } from '../../pictures/luminaire/pendant.ts';

type Lamp = Omit<Model, 'titles' | 'type'>;

const model = (polish: string, english: string, german: string, lamp: Lamp): Model => ({
  ...lamp,
  titles: titled(`Lampa wisząca ${polish}`, `Pendant ${english}`, `Pendelleuchte ${german}`),
  type: 'pendant',
});

const inColours = (lamp: Model, shade: Shade): DemoArticle[] =>
  coloured(STANDARD, lamp, (colour) => pendant(shade, finishOf(colour)));

export const pendants: readonly DemoArticle[] = [
  ...inColours(
    model('Tuba 7 W', 'Tuba 7 W', 'Tuba 7 W', { code: 311, watts: 7, price: zloty(229, 309, 0) }),
    tube(16, 130),
  ),
  ...inColours(
    model('Stożek 10 W', 'Cone 10 W', 'Kegel 10 W', { code: 313, watts: 10, price: zloty(279, 359, 389) }),
    cone(52, 72),
  ),
  ...inColours(
    model('Kopuła 12 W', 'Dome 12 W', 'Kuppel 12 W', { code: 315, watts: 12, price: zloty(319, 399, 429) }),
    dome(50),
  ),
  ...inColours(
    model('Kopuła 18 W', 'Dome 18 W', 'Kuppel 18 W', { code: 317, watts: 18, price: zloty(389, 475, 505) }),
    dome(72),
  ),
  ...neutral(
    STANDARD,
    model('Tuba 7 W, mosiądz', 'Tuba 7 W, brass', 'Tuba 7 W, Messing', {
      code: 321,
      watts: 7,
      price: zloty(319, 399, 0),
    }),
    pendant(tube(16, 130), BRASS),
  ),
];

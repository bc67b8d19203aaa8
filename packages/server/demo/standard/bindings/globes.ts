import type { DemoArticle } from '../../article.ts';
import { titled } from '../../article.ts';
import { coloured, type Model, neutral, STANDARD, zloty } from '../../binding.ts';
import { BRASS, finishOf } from '../../pictures/kit/finish.ts';
import { globe } from '../../pictures/luminaire/globe.ts';

const model = (name: string, lamp: Omit<Model, 'titles' | 'type'>, finish = ['', '', '']): Model => ({
  ...lamp,
  titles: titled(
    `Kula dekoracyjna ${name}${finish[0]}`,
    `Decorative globe ${name}${finish[1]}`,
    `Dekorative Kugel ${name}${finish[2]}`,
  ),
  type: 'globe',
});

const inColours = (lamp: Model, radius: number): DemoArticle[] =>
  coloured(STANDARD, lamp, (colour) => globe(radius, finishOf(colour)));

export const globes: readonly DemoArticle[] = [
  ...inColours(model('Luna Ø 12 cm 6 W', { code: 611, watts: 6, price: zloty(189, 0, 249) }), 36),
  ...inColours(model('Luna Ø 16 cm 9 W', { code: 613, watts: 9, price: zloty(229, 309, 289) }), 48),
  ...inColours(model('Luna Ø 22 cm 14 W', { code: 615, watts: 14, price: 299 }), 64),
  ...neutral(
    STANDARD,
    model('Luna Ø 16 cm 9 W', { code: 621, watts: 9, price: zloty(299, 379, 359) }, [
      ', mosiądz',
      ', brass',
      ', Messing',
    ]),
    globe(48, BRASS),
  ),
];

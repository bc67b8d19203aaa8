import type { DemoArticle } from '../../article.ts';
import { titled } from '../../article.ts';
import { coloured, type Model, STANDARD, zloty } from '../../binding.ts';
import type { Colour } from '../../pictures/kit/finish.ts';
import { cellLinear, linear } from '../../pictures/luminaire/linear.ts';

const linearOf = (
  name: string,
  model: Omit<Model, 'titles' | 'type'>,
  picture: (colour: Colour) => string,
): DemoArticle[] =>
  coloured(
    STANDARD,
    {
      ...model,
      titles: titled(`Oprawa liniowa ${name}`, `Linear luminaire ${name}`, `Linearleuchte ${name}`),
      type: 'linear',
    },
    picture,
  );

export const linears: readonly DemoArticle[] = [
  ...linearOf('Opal 60 cm 16 W', { code: 211, watts: 16, price: zloty(259, 339, 364) }, (c) =>
    linear(160, c),
  ),
  ...linearOf('Opal 90 cm 24 W', { code: 213, watts: 24, price: zloty(319, 399, 429) }, (c) =>
    linear(220, c),
  ),
  ...linearOf('Opal 120 cm 32 W', { code: 215, watts: 32, price: zloty(389, 475, 505) }, (c) =>
    linear(280, c),
  ),
  ...linearOf('Raster 15 W', { code: 221, watts: 15, price: zloty(299, 385, 0) }, (c) => cellLinear(6, c)),
  ...linearOf('Raster 25 W', { code: 223, watts: 25, price: zloty(429, 519, 0) }, (c) => cellLinear(10, c)),
];

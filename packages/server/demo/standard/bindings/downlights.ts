import type { DemoArticle } from '../../article.ts';
import { titled } from '../../article.ts';
import { type ByProtocol, coloured, STANDARD, zloty } from '../../binding.ts';
import { type Downlight, downlight } from '../../pictures/luminaire/downlight.ts';

interface Model {
  name: string;
  watts: number;
  code: number;
  price: ByProtocol;
  shape: Downlight;
}

const onArm = ({ name, shape, ...model }: Model): DemoArticle[] =>
  coloured(
    STANDARD,
    {
      ...model,
      titles: titled(
        `Downlight na ramieniu ${name}`,
        `Downlight on arm ${name}`,
        `Downlight am Ausleger ${name}`,
      ),
      type: 'downlight',
    },
    (colour) => downlight(shape, colour),
  );

export const downlights: readonly DemoArticle[] = [
  ...onArm({
    name: 'Sonda 10 W',
    watts: 10,
    code: 511,
    price: zloty(239, 319, 344),
    shape: { radius: 24, height: 68, heads: 1 },
  }),
  ...onArm({
    name: 'Sonda 18 W',
    watts: 18,
    code: 513,
    price: zloty(309, 395, 420),
    shape: { radius: 33, height: 88, heads: 1 },
  }),
  ...onArm({
    name: 'Sonda Duo 2 × 10 W',
    watts: 20,
    code: 515,
    price: zloty(419, 525, 560),
    shape: { radius: 25, height: 70, heads: 2 },
  }),
];

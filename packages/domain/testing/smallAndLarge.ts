import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { type Choices, NEW_CHOICES } from '../plan/choices.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { binding, power, sampleCatalogue } from './sampleCatalogue.ts';
import { layoutOf } from './sampleLayouts.ts';

export const smallAndLarge: LineCatalogue = {
  ...sampleCatalogue,
  powers: [power('p60', { power: 60, price: 100 }), power('p200', { power: 200, price: 300 })],
  bindings: [
    binding('small', { power: 10, price: 40 }),
    binding('large', { power: 25, price: 62.5 }),
    binding('onRequest', { power: 10, price: 0 }),
    binding('former', { active: false }),
    binding('white', { isBlack: false, isWhite: true }),
    binding('dali', { price: { dali: 50, zigbee: 0, onOff: 0 } }),
  ],
};

export const TERMS = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;

export const planWith = (quantities: Record<string, number>, choices: Partial<Choices> = {}): Plan => ({
  ...EMPTY_PLAN,
  layout: layoutOf([200]),
  choices: {
    ...NEW_CHOICES,
    connectionId: 'black',
    systemId: 'onOff',
    bindings: Object.entries(quantities).map(([id, quantity]) => ({ id, quantity })),
    ...choices,
  },
});

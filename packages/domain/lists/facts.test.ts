import { expect, it } from 'vitest';
import { EMPTY_PLAN } from '../plan/plan.ts';
import { sampleChoices } from '../testing/sampleCatalogue.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { factsOf } from './facts.ts';

const page = sampleOrder({ ...EMPTY_PLAN, layout: layoutOf([200]), choices: sampleChoices });
const factIn = (of: typeof page, requested: string) =>
  factsOf(of, 'PL', sampleTranslate('PL')).find(({ name }) => name === requested)?.value;

it('the product line of an order has the name that the shop gave it', () => {
  expect(factIn(page, 'line')).toBe('STANDARD');
  const { lines } = page.settings;
  const named = { ...lines, standard: { ...lines.standard, name: 'Szyny sklepowe' } };
  expect(factIn({ ...page, settings: { ...page.settings, lines: named } }, 'line')).toBe('Szyny sklepowe');
});

it('the power of an order with a luminaire of 0 W is not shown as 0 W', () => {
  const [line] = page.data.lines;
  if (!line) throw new Error('The order has no line');
  const unknown = { ...line, kind: 'binding' as const, watts: 0 };
  expect(factIn({ ...page, data: { ...page.data, totalPower: 0, lines: [unknown] } }, 'power')).toMatch(
    /^nieznana/,
  );
});

it('positions of supplies are shown if known, and never for older orders', () => {
  const supplies = [{ zone: { stepId: 's0', at: 100 }, x: 100, y: 640, z: 280 }];
  const wiring = { ...NO_WIRING, supplies };
  const placed = sampleOrder({ ...EMPTY_PLAN, layout: layoutOf([200]), choices: sampleChoices, wiring });
  expect(factIn(placed, 'devicePlaces')).toBe('S1 x 100, y 640, wys. 280 cm');
  const { supplies: _, gateways: __, ...former } = wiring;
  const data = { ...placed.data, wiring: former as typeof wiring };
  expect(factIn({ ...placed, data }, 'devicePlaces')).toBeUndefined();
});

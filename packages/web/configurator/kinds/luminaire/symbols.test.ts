import { arrange } from '@lumitor/domain/kinds/luminaire/arrangement';
import { bodiesOf } from '@lumitor/domain/kinds/luminaire/body';
import { alongPath } from '@lumitor/domain/testing/alongPath';
import { planOf } from '@lumitor/domain/testing/arbitraryPlan';
import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { expect, it } from 'vitest';
import { symbolsOf } from './symbols.ts';

function aimOf(throwsTo?: number): string {
  const bindings = sampleCatalogue.bindings.map((article) => ({
    ...article,
    ...(throwsTo !== undefined && { throwsTo }),
  }));
  const { luminaires } = arrange(planOf([[400]], { spot: 1 }), bodiesOf(bindings));
  expect(luminaires).toHaveLength(1);
  return symbolsOf(
    luminaires,
    () => 'linear',
    () => null,
    1,
  ).throw;
}

it('an asymmetrical luminaire has an arrow in the direction of its light, also on the screen', () => {
  expect(aimOf()).toBe('');
  const points = (throwsTo: number) => alongPath(aimOf(throwsTo));
  const [right, left] = [points(90), points(270)];
  expect(right.every(({ y }) => y > 0)).toBe(true);
  expect(left.every(({ y }) => y < 0)).toBe(true);
});

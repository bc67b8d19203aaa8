import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enlarged } from './layers.ts';

const scales = fc.double({ min: 0.001, max: 9, noNaN: true });

describe('drawn rails', () => {
  it('are at least 4 px wide at any scale', () => {
    fc.assert(
      fc.property(scales, (scale) => {
        expect(4.4 * enlarged(scale) * scale).toBeGreaterThanOrEqual(4);
      }),
    );
  });

  it('have their true size from 1.35 px per centimetre', () => {
    expect(enlarged(1.35)).toBe(1);
    expect(enlarged(3)).toBe(1);
  });
});

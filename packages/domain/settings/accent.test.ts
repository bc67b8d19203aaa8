/// <reference types="node" />
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accentTones, clearAccent, contrast, isClearAccent } from './accent.ts';
import { shopSchema } from './shop.ts';

const tokens = readFileSync(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8');
const groundsOf = (theme: 1 | 2, names: readonly string[]) =>
  names.map(
    (name) => new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)?.[theme] ?? '',
  );

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('an accent', () => {
  it('has the contrast defined by WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });

  it('gives tones that are visible as marks and readable as text in both themes', () => {
    fc.assert(
      fc.property(colour.filter(isClearAccent), (accent) => {
        const tones = accentTones(accent);
        expect(tones.light.fill).toBe(accent);
        for (const [theme, tone] of [
          [1, tones.light],
          [2, tones.dark],
        ] as const) {
          for (const ground of groundsOf(theme, ['paper', 'surface']))
            expect(contrast(tone.fill, ground)).toBeGreaterThanOrEqual(3);
          for (const ground of groundsOf(theme, ['paper', 'surface', 'sunken', 'hover']))
            expect(contrast(tone.ink, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(tone.fill, tone.onFill)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('is refused if too pale, and the nearest clear tone is suggested', () => {
    const withAccent = (accent: string) => v.safeParse(shopSchema, { kind: 'shop', accent });
    expect(withAccent('#ffd400').success).toBe(false);
    expect(withAccent('#c8641e').success).toBe(true);
    expect(withAccent('').success).toBe(true);
    fc.assert(fc.property(colour, (any) => withAccent(clearAccent(any)).success));
  });
});

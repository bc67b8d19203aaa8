/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const COLOUR = /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g;
const colours = Object.fromEntries(
  [...tokens.matchAll(COLOUR)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
);

const UNDER_LABELS = ['lux-0', 'lux-1', 'lux-2', 'lux-3', 'lux-4', 'lux-5'];
const BANDS = [...UNDER_LABELS, 'lux-6'];

const GROUNDS = ['paper', 'surface', 'sunken', 'hover'];
const THEMES = ['light', 'dark'] as const;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, theme: 'light' | 'dark', other: string): number {
  const both = [first, other].map((name) => luminance(colours[name]?.[theme] ?? ''));
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

describe.each(THEMES)('%s theme', (theme) => {
  it.each(['ink', 'ink-soft', 'ink-faint', 'warm-ink', 'bad'])(
    '%s is readable on every background',
    (ink) => {
      for (const ground of GROUNDS) expect(contrast(ink, theme, ground), ground).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('the edge of a control is visible on every background', () => {
    for (const ground of GROUNDS) expect(contrast('edge', theme, ground), ground).toBeGreaterThanOrEqual(3);
  });

  it('a rail is visible on the drawing and on a page, also a white one on light ground', () => {
    for (const ground of ['paper', 'surface'])
      for (const [colour, least] of [
        ['black', 3],
        ['white', 4.5],
      ] as const) {
        const parts = [`rail-${colour}`, `rail-${colour}-edge`];
        const seen = Math.max(...parts.map((part) => contrast(part, theme, ground)));
        expect(seen, `${colour} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
  });

  it('a label of an isoline is readable on the band below it', () => {
    for (const band of UNDER_LABELS) expect(contrast('ink', theme, band), band).toBeGreaterThanOrEqual(4.5);
    expect(contrast('isoline-target', theme, 'lux-3')).toBeGreaterThanOrEqual(4.5);
  });

  it('light gets warmer from band to band, and is neutral below the target', () => {
    const warmths = BANDS.map((band) => {
      const [red = 0, blue = 0] = [1, 5].map((at) =>
        Number.parseInt((colours[band]?.[theme] ?? '').slice(at, at + 2), 16),
      );
      return red - blue;
    });
    expect(warmths).toEqual(warmths.toSorted((a, b) => a - b));
    expect(warmths.map((warmth) => warmth > 40)).toEqual([false, false, false, false, true, true, true]);
  });

  it('text on ink and on red is readable', () => {
    expect(contrast('on-ink', theme, 'ink')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('on-ink', theme, 'ink-soft')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('on-bad', theme, 'bad')).toBeGreaterThanOrEqual(4.5);
  });
});

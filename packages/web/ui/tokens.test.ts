/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const COLOUR = /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g;
const colours = Object.fromEntries(
  [...tokens.matchAll(COLOUR)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
);

const GROUNDS = ['paper', 'surface', 'sunken', 'hover'];
const THEMES = ['light', 'dark'] as const;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, theme: 'light' | 'dark', other: string): number {
  const both = [one, other].map((name) => luminance(colours[name]?.[theme] ?? ''));
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

describe.each(THEMES)('in the %s theme', (theme) => {
  it.each(['ink', 'ink-soft', 'ink-faint', 'warm-ink', 'bad'])('%s can be read on every ground', (ink) => {
    for (const ground of GROUNDS) expect(contrast(ink, theme, ground), ground).toBeGreaterThanOrEqual(4.5);
  });

  it('the edge of a control can be seen on every ground', () => {
    for (const ground of GROUNDS) expect(contrast('edge', theme, ground), ground).toBeGreaterThanOrEqual(3);
  });

  it('text on ink and on red can be read', () => {
    expect(contrast('on-ink', theme, 'ink')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('on-ink', theme, 'ink-soft')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('on-bad', theme, 'bad')).toBeGreaterThanOrEqual(4.5);
  });
});

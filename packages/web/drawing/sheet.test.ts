import { drawLayout } from '@lumitor/domain/drawing/drawing';
import { measureLayout } from '@lumitor/domain/layout/geometry';
import { premadeSteps } from '@lumitor/domain/layout/premade';
import type { Step } from '@lumitor/domain/layout/step';
import { describe, expect, it } from 'vitest';
import { sheetOf } from './sheet.ts';

const SIZE = { width: 600, maxHeight: 400, font: 12 };
const drawn = (steps: readonly Step[]) => drawLayout(measureLayout(steps, []));
const rectangle = (width: number, height: number) => drawn(premadeSteps('option1', width, height, 100, 'r'));

describe('a sheet', () => {
  it('is no higher than allowed, and no higher than the drawing needs', () => {
    expect(sheetOf(rectangle(200, 1900), SIZE).height).toBeCloseTo(400, 1);
    expect(sheetOf(rectangle(1900, 100), SIZE).height).toBeLessThan(150);
  });

  it('writes the length and the number of every step where there is room', () => {
    const { texts } = sheetOf(rectangle(300, 200), SIZE);
    const written = (kind: string) => texts.filter((text) => text.kind === kind).map(({ text }) => text);
    expect(written('length').sort()).toEqual(['200', '200', '300', '300']);
    expect(written('step').sort()).toEqual(['1', '2', '3', '4']);
  });

  it('leaves out texts rather than putting one over another', () => {
    const { texts } = sheetOf(rectangle(1900, 1900), { width: 80, maxHeight: 80, font: 12 });
    for (const a of texts)
      for (const b of texts)
        if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.font / 2);
    expect(texts.length).toBeLessThan(8);
  });

  it('holds nothing but numbers, also where nothing is drawn', () => {
    expect(JSON.stringify(sheetOf(drawn([]), SIZE))).not.toMatch(/null|NaN|Infinity/);
  });
});

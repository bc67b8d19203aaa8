import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_LAYOUT } from '../kinds/rail/layout.ts';
import type { Rail } from '../kinds/rail/step.ts';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { upTo } from '../math/lists.ts';
import { areFramesDisjoint, isWithinFrame } from '../paths/frame.ts';
import type { Plan } from '../plan/plan.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { drawnDxf } from '../testing/drawnDxf.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { installationSheets } from './installationSheets.ts';
import type { PaperMark } from './marks.ts';
import { frameOfText } from './planArea.ts';
import type { SheetChoice } from './sheetChoice.ts';

const FAR = 100_000;

function islands(count: number): Plan {
  const at = (part: number): number => Math.round((part - 1) * FAR);
  const steps = upTo(count).map(
    (index): Rail => ({
      kind: 'start',
      id: `s${index}`,
      frameLength: 200,
      hasT: false,
      heading: 0,
      origin: { x: at(((index * 7) % 11) / 5), y: at(((index * 5) % 13) / 6) },
    }),
  );
  return { ...planOf([], { a: 6, b: 4 }), layout: { ...EMPTY_LAYOUT, steps } };
}

const vast: Plan = {
  ...planOf([[400], [200, 'bendRight'], [300]], { a: 6, b: 4 }),
  room: newRoom(rectangle(2 * FAR, 2 * FAR, { x: 0, y: 0 })),
};

describe.each<[string, Plan]>([
  ['40 rails up to two kilometres apart', islands(40)],
  ['a room of four square kilometres', vast],
])('%s', (_, plan) => {
  it('have at most the maximum number of tiles, and marks in proportion to their things', () => {
    const page = sampleOrder(plan);
    const { sheets } = installationSheets({ page, language: 'PL', t: sampleTranslate('PL') });
    expect(sheets.filter((sheet) => sheet.plan !== null).length).toBeLessThanOrEqual(40);
    expect(JSON.stringify(sheets).length).toBeLessThan(2_000_000);
  });

  it('make a DXF that grows with their things, not with their distances', () => {
    expect(drawnDxf(plan).dxf.length).toBeLessThan(2_000_000);
  });
});

interface Island {
  x: number;
  y: number;
  length: number;
}

const planOfIslands = (all: readonly Island[]): Plan => ({
  ...planOf([], { a: 2 }),
  layout: {
    ...EMPTY_LAYOUT,
    steps: all.map(
      ({ x, y, length }, index): Rail => ({
        kind: 'start',
        id: `s${index}`,
        frameLength: length,
        hasT: false,
        heading: 0,
        origin: { x, y },
      }),
    ),
  },
});

const textsIn = (marks: readonly PaperMark[]) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));

function drawnOf(all: readonly Island[], choice?: SheetChoice) {
  const t = sampleTranslate('EN');
  const page = sampleOrder(planOfIslands(all), 'EN');
  const { sheets } = installationSheets({ page, language: 'EN', t, ...(choice && { choice }) });
  const written = sheets.flatMap(({ marks }) => textsIn(marks).map(({ text }) => text));
  const scale = Number(written.find((text) => text.startsWith('1 : '))?.slice(4));
  return { parts: sheets.flatMap(({ plan }) => (plan ? [plan] : [])), written, scale };
}

describe('islands of rails', () => {
  it('300 m apart are each on a sheet, with the distance between them in the table', () => {
    const { parts, written } = drawnOf([
      { x: 0, y: 0, length: 200 },
      { x: 30_000, y: 0, length: 200 },
    ]);
    expect(parts).toHaveLength(2);
    expect(written.join(' ').replaceAll('\u00a0', ' ')).toContain('0 · 200 · 30000 · 30200');
  });

  it('have a rail on every plan sheet, and every plan text on one sheet', () => {
    const island = fc.record({
      x: fc.integer({ min: -15_000, max: 15_000 }),
      y: fc.integer({ min: -8_000, max: 8_000 }),
      length: fc.constantFrom(100, 200, 300),
    });
    const papers = fc.constantFrom<(SheetChoice | undefined)[]>(
      undefined,
      { paper: 'A4', scale: null },
      { paper: 'A3', scale: 50 },
    );
    fc.assert(
      fc.property(fc.array(island, { minLength: 1, maxLength: 3 }), papers, (others, choice) => {
        const all = [{ x: 0, y: 0, length: 200 }, ...others];
        const { parts, scale } = drawnOf(all, choice);
        if (parts.length < 2) return;
        const rails = all.map(({ x, y, length }) => {
          const [left, right, middle] = [x - length / 2, x + length / 2, y].map(
            (at) => (at * 10) / scale,
          ) as [number, number, number];
          return { left: left - 2, right: right + 2, top: middle - 2, bottom: middle + 2 };
        });
        for (const { frame, marks } of parts) {
          expect(rails.some((rail) => !areFramesDisjoint(rail, frame))).toBe(true);
          for (const text of textsIn(marks)) {
            const own = frameOfText(text);
            if (!areFramesDisjoint(own, frame))
              expect([text.text, isWithinFrame(own, frame)]).toEqual([text.text, true]);
          }
        }
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });
});

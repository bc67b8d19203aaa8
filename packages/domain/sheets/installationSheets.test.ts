import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import { arbitraryPlan } from '../testing/arbitraryPlan.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { areApart, type Frame, frameOfText } from './clearance.ts';
import { type InstallationSheet, installationSheets } from './installationSheets.ts';
import type { PaperText } from './marks.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 60);

const t = sampleTranslate('PL');
const sheetsOf = (plan: Plan) => installationSheets({ page: sampleOrder(plan), language: 'PL', t });

/** Every text of a sheet where it is printed. */
function textsOn({ marks, plan }: InstallationSheet): { text: string; frame: Frame }[] {
  const isText = (mark: { kind: string }): mark is PaperText => mark.kind === 'text';
  const framed = (mark: PaperText) => ({ text: mark.text, frame: frameOfText(mark) });
  const own = marks.filter(isText).map(framed);
  if (!plan) return own;
  const { area, frame: tile } = plan;
  const move = { x: area.x - tile.left, y: area.y - tile.top };
  const drawn = plan.marks
    .filter(isText)
    .map((mark) => framed({ ...mark, x: mark.x + move.x, y: mark.y + move.y }))
    .filter(
      ({ frame }) =>
        frame.right > area.x &&
        frame.left < area.x + area.width &&
        frame.bottom > area.y &&
        frame.top < area.y + area.height,
    );
  return [...own, ...drawn];
}

function meeting(texts: readonly { text: string; frame: Frame }[]): string[] {
  const sorted = texts.toSorted((a, b) => a.frame.left - b.frame.left);
  const found: string[] = [];
  for (const [index, one] of sorted.entries())
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next] as (typeof sorted)[number];
      if (other.frame.left >= one.frame.right) break;
      if (!areApart(one.frame, other.frame)) found.push(`${one.text} × ${other.text}`);
    }
  return found;
}

const drawnPlan = arbitraryPlan.filter(({ layout }) => layout.steps.length > 0);

describe('the sheets of an installation drawing', () => {
  test('write no text on another, and none out of the paper, whatever is drawn', () => {
    fc.assert(
      fc.property(drawnPlan, (plan) => {
        const { paper, sheets } = sheetsOf(plan);
        for (const sheet of sheets) {
          const texts = textsOn(sheet);
          expect(meeting(texts)).toEqual([]);
          for (const { frame } of texts) {
            expect(Math.min(frame.left, frame.top)).toBeGreaterThan(0);
            expect(frame.right).toBeLessThan(paper.width);
            expect(frame.bottom).toBeLessThan(paper.height);
          }
        }
      }),
      { numRuns },
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import { arbitraryPlan, loadedPlan, planOf } from '../testing/arbitraryPlan.ts';
import { EVERYTHING } from '../testing/everything.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { type InstallationSheet, installationSheets } from './installationSheets.ts';
import { PAPERS } from './sheetChoice.ts';

const t = sampleTranslate('EN');

function titlesOn({ marks, plan }: InstallationSheet): string[] {
  if (plan) return [];
  const titles = marks.flatMap((mark, index) => {
    if (mark.kind !== 'text' || !mark.isBold) return [];
    const next = marks[index + 1];
    const [from, to] = next?.kind === 'path' && next.pen === 'edge' ? (next.outlines[0]?.corners ?? []) : [];
    const isHead = from?.x === mark.x && Math.abs((to?.y ?? 0) - mark.y - 2.2) < 1e-6;
    const isOther = mark.text === t('sheet.check') || /^rail \d+$/.test(mark.text);
    return isHead || isOther ? [mark.text] : [];
  });
  return titles.includes(t('sheet.singleLine')) ? [] : titles;
}

const isParted = ({ marks }: InstallationSheet): boolean =>
  marks.some((mark) => mark.kind === 'text' && /^(from|continued on) sheet \d+$/.test(mark.text));

const sheetsOf = (plan: Plan, paper: (typeof PAPERS)[number]) =>
  installationSheets({
    page: sampleOrder(plan, 'EN'),
    language: 'EN',
    t,
    choice: { paper, scale: null },
  }).sheets;

test('no sheet has a single strip, table or legend, except parts of a table larger than a sheet', () => {
  const plans = fc.oneof(arbitraryPlan, loadedPlan, fc.constant(EVERYTHING));
  fc.assert(
    fc.property(plans, fc.constantFrom(...PAPERS), (plan, paper) => {
      const alone = sheetsOf(plan, paper)
        .filter((sheet) => titlesOn(sheet).length === 1 && !isParted(sheet))
        .flatMap(titlesOn);
      expect(alone).toEqual([]);
    }),
    { numRuns: Number(process.env.LUMITOR_RUNS ?? 20), endOnFailure: true },
  );
});

test('neither a small order nor a hall of rows has a sheet with a single block', () => {
  for (const paper of PAPERS)
    for (const plan of [planOf([[200]], { a: 2 }), planOf([[1200], [800, 'right']], { a: 40, b: 20 })])
      for (const sheet of sheetsOf(plan, paper))
        expect([titlesOn(sheet), isParted(sheet)]).not.toEqual([[expect.anything()], false]);
});

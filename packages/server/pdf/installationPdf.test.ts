import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import type { Plan } from '@lumitor/domain/plan/plan';
import { installationDocument } from '@lumitor/domain/sheets/installationDocument';
import { taggedPdf } from '@lumitor/domain/tags/taggedPdf';
import { planOf, withPut } from '@lumitor/domain/testing/arbitraryPlan';
import { premade, type Run } from '@lumitor/domain/testing/sampleLayouts';
import { sampleOrder, sampleTranslate } from '@lumitor/domain/testing/sampleOrder';
import pdfMake from 'pdfmake';
import { describe, expect, it } from 'vitest';
import { type PdfPage, type PdfPoint, pdfPaths } from '../testing/pdfPaths.ts';
import { pdfText } from '../testing/pdfText.ts';
// Registers the fonts.
import './makeOrderPdf.ts';

const url = 'https://lumitor.example/pobierz/k3Jx';
const RAIL = 0.9;

async function pdfOf(plan: Plan, language = 'PL'): Promise<Buffer> {
  const page = sampleOrder(plan, language);
  const definition = installationDocument({ page, language, t: sampleTranslate(language), url });
  return (await taggedPdf(pdfMake, definition)).getBuffer();
}

const lengthOf = ({ from, to }: { from: PdfPoint; to: PdfPoint }) => Math.hypot(to.x - from.x, to.y - from.y);

const railsOn = ({ paths }: PdfPage) =>
  paths
    .filter(({ width }) => width !== null && Math.abs(width - RAIL) < 0.001)
    .flatMap(({ points }) => points.slice(1).map((to, index) => ({ from: points[index] as PdfPoint, to })))
    .filter((line) => lengthOf(line) > 10);

describe('the PDF of an installation drawing', () => {
  it('is to scale on A4 and on A3, and has a square to measure', async () => {
    const small = pdfPaths(await pdfOf(planOf([[200]], { a: 2 })));
    const room = newRoom(rectangle(840, 680, { x: 0, y: 0 }));
    const large = pdfPaths(await pdfOf({ ...planOf([[200]], { a: 2 }), room }));
    for (const [pages, size, length] of [
      [small, [297, 210], 200],
      [large, [420, 297], 40],
    ] as const) {
      const [page] = pages as [PdfPage];
      expect(page.width).toBeCloseTo(size[0], 2);
      expect(page.height).toBeCloseTo(size[1], 2);
      const longest = Math.max(...railsOn(page).map(lengthOf));
      expect(Math.abs(longest - length)).toBeLessThan(0.1);
      const squares = page.paths.filter(({ points }) => {
        const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
        return [xs, ys].every((all) => Math.abs(Math.max(...all) - Math.min(...all) - 50) < 0.1);
      });
      expect(squares).toHaveLength(1);
    }
  });

  it('joins its tiles without gaps or overlaps', async () => {
    const runs = Array.from({ length: 22 }, (): Run => [200]);
    const pages = pdfPaths(await pdfOf(planOf(runs, { a: 12 })));
    const tiles = (pages as [PdfPage, PdfPage]).slice(0, 2).map((page) => {
      const edges = (page.clips.at(-1) ?? []).map(({ x }) => x);
      const [left, right] = [Math.min(...edges), Math.max(...edges)];
      const rails = railsOn(page).map(({ from, to }) => ({
        y: from.y,
        from: Math.max(left, from.x),
        to: Math.min(right, to.x),
      }));
      return { left, right, shown: rails.filter(({ from, to }) => to > from) };
    });
    const [first, second] = tiles as [(typeof tiles)[number], (typeof tiles)[number]];
    const [last, next] = [first.shown.at(-1), second.shown[0]];
    expect(Math.abs((last?.to ?? 0) - first.right)).toBeLessThan(0.1);
    expect(Math.abs((next?.from ?? 0) - second.left)).toBeLessThan(0.1);
    expect(Math.abs((last?.y ?? 0) - (next?.y ?? 0))).toBeLessThan(0.1);
    const whole = tiles.flatMap(({ shown }) => shown).reduce((sum, { from, to }) => sum + to - from, 0);
    expect(Math.abs(whole - 22 * 20)).toBeLessThan(0.1);
  });

  it.each(['PL', 'EN', 'DE'])(
    'is written in %s with every letter, with the data required by ISO 7200 on every sheet',
    async (language) => {
      const plan = withPut(
        {
          ...planOf([], { a: 3 }),
          layout: premade('option1', 400, 300),
          name: 'Zażółć gęślą jaźń, Öffnung groß',
        },
        { bindingId: 'a', stepId: 'p.1', at: 30, turn: 60, tilt: 30 },
      );
      const pdf = await pdfOf(plan, language);
      const text = pdfText(pdf);
      const t = sampleTranslate(language);
      expect(text).not.toContain('\ufffd');
      const count = pdfPaths(pdf).length;
      const keys = [
        'owner',
        'number',
        'issued',
        'sheet',
        'name',
        'creator',
        'approver',
        'documentType',
      ] as const;
      const values = [
        'Zażółć gęślą jaźń, Öffnung groß',
        'Lumitor sp. z o.o.',
        '2026/11/0417-E',
        '2026-11-22',
      ];
      const rows = text.split('\n');
      for (const words of [...keys.map((key) => t(`sheet.${key}`)), ...values, t('sheet.title')])
        expect(rows.filter((row) => row === words).length).toBeGreaterThanOrEqual(count);
      for (let sheet = 1; sheet <= count; sheet++) expect(rows).toContain(`${sheet} / ${count}`);
    },
  );
});

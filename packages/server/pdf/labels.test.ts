import { labelSheets } from '@lumitor/domain/pdf/labels';
import { taggedPdf } from '@lumitor/domain/tags/taggedPdf';
import pdfMake from 'pdfmake';
import { expect, it } from 'vitest';
import { pdfRuns } from '../testing/pdfRuns.ts';
import { fontFile } from './makeOrderPdf.ts';

const t = (path: string, values?: object) => [path, ...Object.values(values ?? {})].join(' ');
const POINTS = 72 / 25.4;
const LONG = 'Reflektor szynowy nastropowy z regulowanym kątem świecenia, czarny mat, '.repeat(4);

it('No text overflows its label, however long titles, details and codes are', async () => {
  const fonts = { normal: fontFile(400), bold: fontFile(600) };
  pdfMake.setFonts({ Inter: fonts });
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path));
  const labels = Array.from({ length: 22 }, (_, index) => ({
    key: `L${index}`,
    mark: ['L9999', 'Schiene 1000', 'WWWWWWWWWWWWWWWW'][index % 3] ?? '',
    title: index % 2 ? LONG : 'Przeciwodblaskowonatynkowyreflektorszynowy'.repeat(4),
    code: 'MA0101-'.repeat(10),
    details: [LONG, 'G12 A63'],
  }));
  const urlOf = (key: string) =>
    `https://konfigurator.lumitor.example/pobierz/k3Jxk3Jxk3Jxk3Jxk3Jx?montaz=${key}`;
  const definition = labelSheets({
    labels,
    reference: 'ZAM/2026/03/0007-'.repeat(3),
    urlOf,
    language: 'PL',
    t,
  });
  const runs = pdfRuns(await (await taggedPdf(pdfMake, definition)).getBuffer());
  const within = ({ x, y, size, width }: (typeof runs)[number]) => {
    const column = Math.floor((x / POINTS - 7.21) / 66.04);
    const row = Math.floor((297 - y / POINTS - 15.15) / 38.1);
    const left = (7.21 + column * 66.04) * POINTS;
    const top = (297 - 15.15 - row * 38.1) * POINTS;
    return (
      x >= left &&
      x + width <= left + 63.5 * POINTS &&
      y + size <= top &&
      y - 0.25 * size >= top - 38.1 * POINTS
    );
  };
  const onLabels = runs.filter(({ y }) => y / POINTS < 297 - 15.15);
  expect(onLabels.length).toBeGreaterThan(22 * 8);
  expect(onLabels.filter((run) => !within(run))).toEqual([]);
  expect(Math.max(...runs.map(({ page }) => page))).toBe(1);
});

import { AUTOMATIC } from '@lumitor/domain/sheets/sheetChoice';
import { NO_TITLE_ENTRIES } from '@lumitor/domain/sheets/titleEntries';
import { planOf } from '@lumitor/domain/testing/arbitraryPlan';
import { sampleOrder, sampleTranslate } from '@lumitor/domain/testing/sampleOrder';
import { expect, it } from 'vitest';
import { bundleOf } from './siteBundle.ts';

const DRAWING = { choice: AUTOMATIC, entries: NO_TITLE_ENTRIES };

const saved = sampleOrder(planOf([[400]], { a: 2, b: 1 }));
const page = {
  ...saved,
  data: {
    ...saved.data,
    lines: saved.data.lines.map((line) =>
      line.code === 'ON0115'
        ? { ...line, photometry: '/files/photometry/x.ldt', sheet: '/files/sheets/y.pdf' }
        : line,
    ),
  },
};

it('includes every file of the order and its luminaires, with plain names that contain its number', () => {
  const { files } = bundleOf({ page, language: 'PL', t: sampleTranslate('PL'), url: '' }, DRAWING);
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '2026-11-0417.dxf',
      '2026-11-0417.ifc',
      '2026-11-0417.glb',
      '1-ON0115-Plik-fotometryczny.ldt',
    ]),
  );
  expect(paths).toContain('1-ON0115-Karta-katalogowa.pdf');
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !/^[\w.-]+$/.test(path))).toEqual([]);
  expect(files.map(({ words }) => words)).toContain(
    'Plik fotometryczny · ON0115 Reflektor Nero 20 W, 24° · 2\u00a0szt.',
  );
});

it('includes the addresses of a DALI order, with or without scenes (D56)', () => {
  const { files } = bundleOf({ page, language: 'PL', t: sampleTranslate('PL'), url: '' }, DRAWING);
  expect(files.map(({ words }) => words)).toContain('Adresy DALI i sceny (CSV)');
});

it('reports files that the order does not have, and articles without files', () => {
  const without = { ...page, order: { ...page.order, systemType: 'onOff' } };
  const { missing } = bundleOf({ page: without, language: 'PL', t: sampleTranslate('PL'), url: '' }, DRAWING);
  expect(missing).toEqual(
    expect.arrayContaining([
      { words: 'Sceny (CSV)', reason: 'notOf' },
      { words: 'Karta katalogowa · ON0410 Downlight Ösel · 1\u00a0szt.', reason: 'notKept' },
    ]),
  );
});

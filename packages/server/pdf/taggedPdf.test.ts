import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { type Offer, offerAmounts } from '@lumitor/domain/order/offer';
import { NO_EXTRAS } from '@lumitor/domain/order/offerTerms';
import { computeOrderLight } from '@lumitor/domain/order/orderLight';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { labelSheets } from '@lumitor/domain/pdf/labels';
import { orderDocument } from '@lumitor/domain/pdf/orderDocument';
import { installationDocument } from '@lumitor/domain/sheets/installationDocument';
import { type PdfDefinition, taggedPdf } from '@lumitor/domain/tags/taggedPdf';
import { planOf } from '@lumitor/domain/testing/arbitraryPlan';
import { premade } from '@lumitor/domain/testing/sampleLayouts';
import { sampleOrder, sampleTranslate } from '@lumitor/domain/testing/sampleOrder';
import pdfMake from 'pdfmake';
import { describe, expect, it } from 'vitest';
import { elementsIn, pdfStructure } from '../testing/pdfStructure.ts';
import { pngOf } from '../testing/png.ts';
// Registers the fonts.
import './makeOrderPdf.ts';

const url = 'https://lumitor.example/pobierz/k3Jx';
const LANGUAGES = ['PL', 'EN', 'DE'] as const;

const plan = {
  ...planOf([], { a: 3 }),
  layout: premade('option1', 400, 300),
  name: 'Zażółć & <gęślą>',
  room: newRoom(rectangle(500, 400, { x: -50, y: -50 })),
};
const picture = `data:image/png;base64,${pngOf(40, 30).toString('base64')}`;

const bytesOf = async (definition: PdfDefinition): Promise<Buffer> =>
  (await taggedPdf(pdfMake, definition)).getBuffer();

const TRANSPORT = {
  title: 'Transport',
  code: '',
  quantity: 2,
  unitPrice: 10_000,
  vatPercent: 8,
  discount: 0,
};

function offerOf(page: ShownOrder): Offer {
  return {
    ...NO_EXTRAS,
    ...offerAmounts(page.data, { lines: { '0': { discount: 500 } }, freeLines: [TRANSPORT], discount: 250 }),
    conditions: { ...NO_EXTRAS.conditions, payment: '14 dni' },
    position: 1,
    at: '2026-03-02T10:00:00.000Z',
    by: '',
    language: 'PL',
    currency: 'PLN',
    discount: 250,
    validUntil: '2026-04-01',
    remark: '',
    buyer: 'Pracownia Lipowa\nLipowa 3',
    settings: page.settings,
  };
}

const pageIn = (language: string) => sampleOrder(plan, language);
const light = computeOrderLight(pageIn('PL').data, pageIn('PL').plan, new Map());
const propsIn = (language: string) => ({ language, t: sampleTranslate(language), url });

function longOrder(language: string): PdfDefinition {
  const page = pageIn(language);
  const lines = Array.from({ length: 10 }, () => page.data.lines).flat();
  return orderDocument({ ...propsIn(language), page: { ...page, data: { ...page.data, lines } } });
}

const DEFINITIONS = {
  order: (language: string) =>
    orderDocument({ ...propsIn(language), page: pageIn(language), view: picture, logo: picture, light }),
  offer: (language: string) =>
    orderDocument({ ...propsIn(language), page: pageIn(language), offer: offerOf(pageIn(language)) }),
  drawing: (language: string) =>
    installationDocument({ ...propsIn(language), page: pageIn(language), light }),
};
const pdfOf = (name: keyof typeof DEFINITIONS, language: string) => bytesOf(DEFINITIONS[name](language));

const PDFINFO = 'pdfinfo';

/** Text of the structure tree; poppler is optional. */
function structureText(pdf: Buffer): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf);
    return execFileSync(PDFINFO, ['-struct-text', join(folder, 'a.pdf')], { encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const WITHOUT_POPPLER = structureText(await bytesOf({ content: [] })) === null;
const SKIPPED = WITHOUT_POPPLER ? ' (skipped: poppler is not installed)' : '';

describe('a PDF', () => {
  it.each(LANGUAGES)(
    'in %s has all its content, links, fonts and headings in the structure tree',
    async (language) => {
      for (const [name, definitionIn] of Object.entries(DEFINITIONS)) {
        const { root, faults, bookmarks } = pdfStructure(await bytesOf(definitionIn(language)));
        expect(faults, name).toEqual([]);
        const types = elementsIn(root).map(({ type }) => type);
        const count = (type: string) => types.filter((one) => one === type).length;
        expect(
          types.find((type) => /^H\d$/.test(type)),
          name,
        ).toBe('H1');
        expect(count('H1'), name).toBe(1);
        expect(bookmarks, name).toBeGreaterThanOrEqual(count('H2'));
        expect(count('Table'), name).toBeGreaterThan(2);
      }
    },
  );

  it('of an order describes logo, code, drawing, light map, its scale and the view', async () => {
    const { root } = pdfStructure(await pdfOf('order', 'EN'));
    const figures = elementsIn(root).flatMap(({ type, alt }) => (type === 'Figure' ? [alt] : []));
    expect(figures).toEqual([
      expect.stringMatching(/./),
      `QR code of the address ${url}`,
      expect.stringMatching(/^Drawing of the layout from above\. Rails: 4, luminaires: 3\./),
      expect.stringMatching(/^Map of the illuminance/),
      expect.stringMatching(/^Colour scale of the map/),
      expect.stringMatching(/^3D view of the room/),
    ]);
  });

  it('reads each cell of a table over several pages once, and its headers on the first page', async () => {
    const { root, faults } = pdfStructure(await bytesOf(longOrder('PL')));
    expect(faults).toEqual([]);
    const [table] = elementsIn(root).filter(({ type }) => type === 'Table');
    const rows = table?.children ?? [];
    expect(rows.length).toBeGreaterThan(100);
    const pages = new Set(rows.map((row) => row.children[1]?.page));
    expect(pages.size).toBeGreaterThan(2);
    for (const row of rows) expect(new Set(row.children.flatMap(({ page }) => page ?? [])).size).toBe(1);
    expect(rows.flatMap((row) => row.children).filter(({ type }) => type === 'TH')).toHaveLength(5);
  });

  it('of a single rail, and labels, have a structure too', async () => {
    const page = sampleOrder(planOf([[200]], {}), 'DE');
    const t = sampleTranslate('DE');
    const label = { key: 'a', mark: 'L1', title: 'Leuchte', code: 'ON1', details: ['G1'] };
    const labels = { labels: [label], reference: '1', urlOf: () => url, language: 'DE', t };
    for (const definition of [
      orderDocument({ page, language: 'DE', t, url }),
      installationDocument({ page, language: 'DE', t, url }),
      labelSheets(labels),
    ])
      expect(pdfStructure(await bytesOf(definition)).faults).toEqual([]);
  });

  it('without tags has faults', async () => {
    const untagged = await pdfMake.createPdf(DEFINITIONS.order('PL')).getBuffer();
    expect(pdfStructure(untagged).faults).toContain('no PDF/UA identifier');
  });

  it('keeps markup of a title out of its metadata', async () => {
    expect((await pdfOf('order', 'PL')).toString('utf8')).toContain('Zażółć &amp; &lt;gęślą&gt;</rdf:li>');
  });
});

const readIn = async (name: keyof typeof DEFINITIONS, language: string) =>
  structureText(await pdfOf(name, language)) ?? '';

describe.skipIf(WITHOUT_POPPLER)(`the text of the structure${SKIPPED}`, () => {
  const between = (text: string, words: readonly string[]) => words.map((one) => text.indexOf(`"${one}`));
  const isSorted = (places: readonly number[]) => places.every((at, index) => at > (places[index - 1] ?? 0));

  it.each(LANGUAGES)('in %s follows the order of reading', async (language) => {
    const t = sampleTranslate(language);
    const ofOrder = await readIn('order', language);
    const read = ['Zażółć & <gęślą>', t('parts.seller'), t('parts.title'), t('parts.code'), t('parts.net')];
    expect(
      isSorted(between(ofOrder, [...read, t('parts.cutList'), t('parts.luminaires'), t('parts.view')])),
    ).toBe(true);
    expect(ofOrder).toMatch(/Link \(inline\)\n\s+".*\n(\s+".*\n)*\s+Object \d+ 0/);
    expect(ofOrder).toContain(`"${t('parts.seller')}"\n`);
    const ofOffer = await readIn('offer', language);
    expect(
      isSorted(
        between(ofOffer, [
          t('parts.buyer'),
          t('parts.code'),
          'Transport',
          t('parts.net'),
          t('offer.conditions'),
        ]),
      ),
    ).toBe(true);
  });

  it('of a drawing follows headings, plan, tables and title block', async () => {
    const t = sampleTranslate('PL');
    const ofDrawing = await readIn('drawing', 'PL');
    const headings = [...ofDrawing.matchAll(/H[123] \(block\)\n\s+"(.*)"/g)].map(([, words]) => words);
    expect(headings.slice(0, 2)).toEqual(['Zażółć & <gęślą>', expect.stringContaining('48')]);
    for (const key of ['legend', 'luminaires', 'notes', 'singleLine'] as const)
      expect(headings).toContain(t(`sheet.${key}`));
    expect(ofDrawing.indexOf(t('sheet.luminaires'))).toBeLessThan(ofDrawing.indexOf(t('sheet.owner')));
  });
});

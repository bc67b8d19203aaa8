import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { computeOrderLight } from '@lumitor/domain/order/orderLight';
import type { OrderPage } from '@lumitor/domain/order/record';
import { type ShownOrder, shownOrder } from '@lumitor/domain/order/shownOrder';
import { orderDocument } from '@lumitor/domain/pdf/orderDocument';
import { compacted } from '@lumitor/domain/photometry/compacted';
import { readPhotometry } from '@lumitor/domain/photometry/readPhotometry';
import { ugrOf } from '@lumitor/domain/photometry/ugr';
import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import { displayLux, formatLux } from '@lumitor/domain/translation/figures';
import { translator } from '@lumitor/domain/translation/lookup';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { STEP } from '../testing/oneRail.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { pdfText } from '../testing/pdfText.ts';
import { ldt } from '../testing/photometry.ts';
import { pngOf } from '../testing/png.ts';
import { UNDERLAY } from '../testing/underlay.ts';
import { orderPdf } from './orderPdf.ts';

const LOGO = '/files/images/settings/Ab3dEf6hIj9kLm2nOp5q.webp';
const url = 'https://lumitor.example/pobierz/k3Jx';

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { text, svg, stack, columns, table } = value as Record<string, unknown>;
  const drawn = [...String(svg ?? '').matchAll(/<text[^>]*>([^<]*)</g)].map(([, written = '']) => written);
  return [...drawn, ...textsOf([text, stack, columns, (table as { body: unknown } | undefined)?.body])];
}
const unspaced = (text: string) => text.replace(/\s/g, '');

async function savedOrder() {
  const service = await orderShop();
  const { store, files } = service.parts;
  const parts = Object.entries(interfaceTexts.parts).flatMap(([key, { pl, en }]) => [
    [`${key}_PL`, pl],
    [`${key}_EN`, en],
  ]);
  await store.add('translations', { translations: { parts: Object.fromEntries(parts) } });
  const picture = pngOf(40, 30).toString('base64');
  const order = { ...service.request, name: 'Σαλόνι, ul. Żółta 12', underlay: { ...UNDERLAY, picture } };
  const { id } = await (await postOrder(service, order)).json();
  const page: OrderPage = await (await service.asVisitor('GET', `/api/orders/${id}`)).json();
  await files.write(LOGO.slice('/files/'.length), await sharp(pngOf(200, 50)).webp().toBuffer());
  const settings = { ...page.settings, shop: { ...page.settings.shop, logo: LOGO } };
  return { page: { ...page, settings }, files };
}

function tableOf(text: string) {
  const read = readPhotometry(Buffer.from(text));
  return { ...compacted(read.table), ugr: ugrOf(read) };
}

it('The PDF of an order made by the service matches the one of the browser, with floor plan and logo', async () => {
  const { page, files } = await savedOrder();
  for (const language of ['PL', 'EN']) {
    const pdf = await orderPdf(page, { language, url, files });
    const t = translator(page.translations, language);
    const printed = orderDocument({ page: shownOrder(page) as ShownOrder, language, t, url, logo: LOGO });
    const texts = textsOf(printed.content).filter(Boolean);
    expect(texts).toContain(language === 'PL' ? 'Zestawienie elementów' : 'Parts list');
    expect(texts).toContain('200');
    const text = unspaced(pdfText(pdf));
    for (const one of texts) expect(text).toContain(unspaced(one));
    expect(text).toContain('2/2');
    const file = pdf.toString('latin1');
    expect(file).toContain('/Filter /DCTDecode');
    expect(file).toMatch(/\/Subtype \/Image(?:(?!endobj).)*\/Width 200/s);
    expect(file).toContain(`/URI (${url})`);
  }
});

it('An order without a floor plan, and one with a missing picture, have a PDF too', async () => {
  const { page, files } = await savedOrder();
  const { underlay: _, ...data } = page.data;
  const gone = { ...files, read: async () => null };
  for (const [one, store] of [
    [{ ...page, data }, files],
    [page, gone],
  ] as const) {
    const pdf = await orderPdf(one, { language: 'PL', url, files: store });
    expect(pdf.toString('latin1')).not.toContain('/DCTDecode');
    expect(pdfText(pdf)).toContain('Szyna');
  }
});

it('The PDF of an order with a room has the measured light, by the photometric file stored with the order', async () => {
  const { page, files } = await savedOrder();
  const file = '/files/photometry/bindings/Ab3dEf6hIj9kLm2nOp5q.ldt';
  await files.write(file.slice('/files/'.length), Buffer.from(ldt()));
  const [rail] = page.data.lines;
  const lines = [
    rail,
    { ...rail, kind: 'binding', articleId: 'spot', photometry: file },
  ] as typeof page.data.lines;
  const places = [{ bindingId: 'spot', stepId: STEP.id, at: 100, turn: 0, tilt: 0, isPlaced: true }];
  const room = newRoom(rectangle(400, 300, { x: 0, y: 0 }));
  const data = { ...page.data, lines, places, room };
  const shown = shownOrder({ ...page, data }) as ShownOrder;
  const light = computeOrderLight(data, shown.plan, new Map([[file, tableOf(ldt())]]));
  const text = unspaced(pdfText(await orderPdf({ ...page, data }, { language: 'PL', url, files })));
  expect(light?.isEstimate).toBe(false);
  expect(text).toContain(unspaced(formatLux(light?.figures.mean ?? 0, 'PL')));
  expect(text).toContain(unspaced(formatLux(displayLux(light?.figures.greatest ?? 0), 'PL')));
  expect(text).toContain('niedowódzgodnościznormą');
  expect(text).not.toContain('Szacunek');
});

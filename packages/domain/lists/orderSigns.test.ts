import { expect, it } from 'vitest';
import { sheetOf } from '../drawing/sheet.ts';
import { drawLayout } from '../kinds/rail/drawing.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { EVERYTHING } from '../testing/everything.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { orderSigns, signsInWords } from './orderSigns.ts';

const page = sampleOrder(EVERYTHING);
const signs = orderSigns(page);

it('shows feeds, supplies, gateways, wall controls and isolated joints at their positions, named as in lists', () => {
  expect(signs.map(({ kind, name }) => name ?? kind)).toEqual(['cut', 'F1', 'F2', 'S1', 'G1', 'P1']);
  expect(signs.slice(-3, -1)).toMatchObject([
    { x: 160, y: 500 },
    { x: 700, y: 520 },
  ]);
});

it('names each of them on a drawing of phone width, with room for those outside the room', () => {
  const drawing = drawLayout(geometryOf(EVERYTHING.layout));
  const { room, areas } = EVERYTHING;
  const sheet = sheetOf(drawing, { width: 358, maxHeight: 520, font: 12 }, { signs, room, areas });
  const names = sheet.texts.filter(({ kind }) => kind === 'sign');
  expect(names.map(({ text }) => text)).toEqual(['F1', 'F2', 'S1', 'G1', 'P1']);
  expect(names.every(({ x, font }) => x > 0 && x < 358 && font === 12)).toBe(true);
});

it('describes them in words, and is empty for orders from before feeds had positions', () => {
  expect(signsInWords(signs, page, sampleTranslate('PL'))).toBe(
    'Zasilania: F1, F2. Łącznik izolujący: 1. Miejsca zasilaczy, bramek i paneli: S1 x 460, y 650, wys. 220\u00a0cm; G1 x 1000, y 670, wys. 210\u00a0cm; P1 x 410, y 550, wys. 110\u00a0cm',
  );
  const { electric: _, ...data } = page.data;
  const before = { ...page, data };
  expect([orderSigns(before), signsInWords([], before, sampleTranslate('PL'))]).toEqual([[], '']);
});

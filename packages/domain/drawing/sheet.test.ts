import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawLayout } from '../kinds/rail/drawing.ts';
import { measureLayout } from '../kinds/rail/geometry.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { geometryOf, type Layout } from '../kinds/rail/layout.ts';
import { premadeSteps } from '../kinds/rail/premade.ts';
import type { Rail } from '../kinds/rail/step.ts';
import { newRoom, rectangle as walls } from '../kinds/room/room.ts';
import type { Pen } from '../kinds/shape.ts';
import { newUnderlay } from '../kinds/underlay/calibration.ts';
import { itemAt } from '../math/lists.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import { areFramesDisjoint, frameAround } from '../paths/frame.ts';
import { pathOf } from '../paths/path.ts';
import type { Hideable } from '../plan/hidden.ts';
import { EMPTY_PLAN } from '../plan/plan.ts';
import { alongPath, isIn } from '../testing/alongPath.ts';
import { arbitraryPlan, luminairesOf } from '../testing/arbitraryPlan.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { shapePaths } from '../testing/shapePaths.ts';
import { printedDrawing } from './printedDrawing.ts';
import { type DrawnSheet, type NamedSign, sheetOf } from './sheet.ts';

/** Windows are within their walls. */
const LINES: ReadonlySet<Pen> = new Set(['wall', 'leaf', 'swing', 'outline', 'above', 'area']);
const SIZE = { width: 600, maxHeight: 400, font: 12 };
const drawn = (steps: readonly Rail[]) => drawLayout(measureLayout(steps, []));
const rectangle = (width: number, height: number) => drawn(premadeSteps('option1', width, height, 100, 'r'));

const framesOf = ({ texts }: DrawnSheet) =>
  texts.map(({ text, x, y, font }) => ({
    text,
    frame: frameAround(x, y - 0.36 * font, 0.6 * font * text.length, 0.75 * font),
  }));

function struck(sheet: DrawnSheet): string[] {
  const texts = framesOf(sheet);
  const scale = Number(sheet.transform.slice('matrix('.length).split(' ')[0]);
  const [left = 0, top = 0] = sheet.transform.slice(0, -1).split(' ').slice(-2).map(Number);
  const onSheet = ({ x, y }: Point) => ({ x: left + x * scale, y: top + y * scale });
  const drawn = sheet.around.filter(({ pen }) => LINES.has(pen));
  const inCentimetres = [...drawn, ...sheet.rails].map(({ outlines }) => pathOf(outlines)).join('');
  const symbols = sheet.symbols.map(({ outlines }) => pathOf(outlines));
  const inUnits = [...symbols, ...Object.values(sheet.signs), sheet.leads].join('');
  const points = [
    ...alongPath(inUnits),
    ...alongPath(inCentimetres, scale).map(({ x, y }) => onSheet({ x: x / scale, y: y / scale })),
  ];
  const met = texts.filter(({ frame }) => points.some((point) => isIn(point, frame)));
  const meeting = texts.filter((one) =>
    texts.some((other) => other !== one && !areFramesDisjoint(one.frame, other.frame)),
  );
  return [...met.map(({ text }) => `${text} on a line`), ...meeting.map(({ text }) => `${text} on a text`)];
}

describe('a sheet', () => {
  it('writes nothing on another text, a symbol, a rail or a wall', () => {
    const widths = fc.constantFrom(80, 350, 720);
    fc.assert(
      fc.property(arbitraryPlan, widths, fc.boolean(), (plan, width, isIndoors) => {
        const room = plan.room ?? (isIndoors ? newRoom(walls(600, 400, { x: 0, y: 0 })) : null);
        const pieces = luminairesOf(plan).map((piece) => ({
          ...piece,
          symbol: 'spotlight' as const,
          colour: null,
        }));
        const signs = geometryOf(plan.layout).placed.map(({ axis: { start }, index }): NamedSign => {
          const kind = itemAt(['feed', 'supply', 'gateway'] as const, index % 3);
          return { ...start, kind, name: `F${index + 1}` };
        });
        const content = { luminaires: pieces, signs, room, areas: plan.areas };
        const sheet = sheetOf(
          drawLayout(geometryOf(plan.layout)),
          { width, maxHeight: width, font: 12 },
          content,
        );
        expect(struck(sheet)).toEqual([]);
      }),
    );
  });

  it('is no higher than allowed, and no higher than the drawing needs', () => {
    expect(sheetOf(rectangle(200, 1900), SIZE).height).toBeCloseTo(400, 1);
    expect(sheetOf(rectangle(1900, 100), SIZE).height).toBeLessThan(150);
  });

  it('writes the length and the number of every rail that has room for them', () => {
    const { texts } = sheetOf(rectangle(300, 200), SIZE);
    const written = (kind: string) => texts.filter((text) => text.kind === kind).map(({ text }) => text);
    expect(written('length').sort()).toEqual(['200', '200', '300', '300']);
    expect(written('step').sort()).toEqual(['1', '2', '3', '4']);
  });

  it('contains only numbers, also for an empty drawing', () => {
    expect(JSON.stringify(sheetOf(drawn([]), SIZE))).not.toMatch(/null|NaN|Infinity/);
  });

  describe('with luminaires', () => {
    const sheetWith = (
      layout: Layout,
      quantity: number,
      placements: (typeof EMPTY_PLAN)['placements'] = [],
    ) => {
      const choices = { ...EMPTY_PLAN.choices, bindings: [{ id: 'spot', quantity }] };
      const pieces = orderLuminaires({ lines: [] }, { ...EMPTY_PLAN, layout, choices, placements });
      return sheetOf(drawLayout(geometryOf(layout)), SIZE, { luminaires: pieces });
    };
    const layout = layoutOf([200], [200, 'right'], [200, 'bendLeft']);

    it('numbers each luminaire, and keeps lengths and rail numbers that fit', () => {
      const { texts } = sheetWith(layout, 3);
      expect(texts.filter(({ kind }) => kind === 'luminaire').map(({ text }) => text)).toEqual([
        'L1',
        'L2',
        'L3',
      ]);
      expect(texts.filter(({ kind }) => kind === 'length')).toHaveLength(3);
      expect(texts.filter(({ kind }) => kind === 'step')).toHaveLength(3);
    });

    it('draws a black luminaire on a white rail in black, on screen and in the PDF', () => {
      const choices = { ...EMPTY_PLAN.choices, bindings: [{ id: 'spot', quantity: 2 }] };
      const black = { articleId: 'spot', length: 10, body: 'black' } as const;
      const pieces = orderLuminaires({ lines: [black] }, { ...EMPTY_PLAN, layout, choices });
      const paths = shapePaths(sheetOf(drawLayout(geometryOf(layout)), SIZE, { luminaires: pieces }).symbols);
      expect(Object.keys(paths)).toEqual(['seam', 'node', 'cap', 'blackBody', 'lens']);
      const printed = printedDrawing(drawLayout(geometryOf(layout)), { luminaires: pieces }, 'white', SIZE);
      expect(printed).toContain(`<path d="${paths.blackBody}" fill="#2a2a29"`);
    });

    it('shows the aim of tilted luminaires', () => {
      const by = { id: 'p', bindingId: 'spot', stepId: 's0', at: 50, turn: 90 };
      const aimOf = (tilt: number) => shapePaths(sheetWith(layout, 1, [{ ...by, tilt }]).symbols).aim;
      expect(aimOf(0)).toBeUndefined();
      expect(aimOf(30)).toBeDefined();
    });
  });

  it('leaves hidden groups out (D58d)', () => {
    const room = newRoom(walls(600, 400, { x: 0, y: 0 }));
    const sheet = (hidden: readonly Hideable[]) =>
      sheetOf(drawLayout(geometryOf(layoutOf([200]))), SIZE, { room, areas: [], hidden });
    expect(sheet(['room']).around).toEqual([]);
    expect(sheet(['rails']).rails).toEqual([]);
    const kinds = (hidden: readonly Hideable[]) => new Set(sheet(hidden).texts.map(({ kind }) => kind));
    expect(kinds([])).toEqual(new Set(['length', 'step']));
    expect(kinds(['labels'])).toEqual(new Set(['length']));
    expect(kinds(['dimensions'])).toEqual(new Set(['step']));
  });

  it('has room for every length where hidden labels took it', () => {
    const rails = layoutOf([100], [100, 'right'], [100, 'right'], [100, 'left']);
    const choices = { ...EMPTY_PLAN.choices, bindings: [{ id: 'spot', quantity: 24 }] };
    const luminaires = orderLuminaires({ lines: [] }, { ...EMPTY_PLAN, layout: rails, choices });
    const lengths = (hidden: readonly Hideable[]) =>
      sheetOf(drawLayout(geometryOf(rails)), { ...SIZE, width: 170 }, { luminaires, hidden }).texts.filter(
        ({ kind }) => kind === 'length',
      ).length;
    expect(lengths([])).toBeLessThan(4);
    expect(lengths(['labels'])).toBe(4);
  });

  describe('with a room and a floor plan', () => {
    const rails = drawLayout(geometryOf(layoutOf([200])));
    const room = newRoom(walls(600, 400, { x: 0, y: 0 }));
    const picture = { id: '0b2f6c1e-4d7a-4c8e-9a51-2f6d3e8b7c90', name: '', width: 400, height: 200 };
    const underlay = { ...newUnderlay(picture, { x: 0, y: 0 }, 800), href: '/files/a.webp' };
    it('shows the whole room, with visible walls at every scale', () => {
      const { height, transform, around } = sheetOf(rails, SIZE, { room });
      const scale = Number(transform.slice('matrix('.length).split(' ')[0]);
      expect(height).toBeGreaterThan(400 * scale);
      expect(600 * scale).toBeLessThan(SIZE.width);
      const [inner, outer] = around.find(({ pen }) => pen === 'wall')?.outlines ?? [];
      const thickness = (inner?.corners[0]?.x ?? 0) - (outer?.corners[0]?.x ?? 0);
      expect(thickness * scale).toBeGreaterThan(2);
      expect(sheetOf(rails, SIZE).height).toBeLessThan(height);
    });

    it('draws the floor plan under the rails, with its rotation', () => {
      const drawnUpright = sheetOf(rails, SIZE, { underlay }).underlay;
      expect((drawnUpright?.width ?? 0) / (drawnUpright?.height ?? 1)).toBeCloseTo(2, 2);
      expect(drawnUpright?.transform).toMatch(/rotate\(0\)$/);
      const turned = sheetOf(rails, SIZE, { underlay: { ...underlay, rotation: 90 } });
      expect(turned.underlay?.transform).toMatch(/rotate\(90\)$/);
      expect(turned.underlay?.width).toBeCloseTo(turned.height - 2 * 31.2, 0);
    });

    it('fits the room, not the whole floor plan', () => {
      const large = { ...underlay, scale: 50 };
      expect(sheetOf(rails, SIZE, { room, underlay: large }).rails).toEqual(
        sheetOf(rails, SIZE, { room }).rails,
      );
    });
  });
});

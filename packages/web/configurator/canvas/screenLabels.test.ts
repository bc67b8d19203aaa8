import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { shapesOf } from '@lumitor/domain/kinds/drawnKinds';
import { madeAt } from '@lumitor/domain/kinds/obstacle/library';
import { EMPTY_LAYOUT, geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { STRAIGHT_ON } from '@lumitor/domain/kinds/rail/step';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { areFramesDisjoint, frameAround } from '@lumitor/domain/paths/frame';
import { HIDEABLE, type Hideable } from '@lumitor/domain/plan/hidden';
import type { Plan } from '@lumitor/domain/plan/plan';
import { alongPath, isIn } from '@lumitor/domain/testing/alongPath';
import { arbitraryPlan, luminairesOf, planOf } from '@lumitor/domain/testing/arbitraryPlan';
import { shapePaths } from '@lumitor/domain/testing/shapePaths';
import type { Translate } from '@lumitor/domain/translation/lookup';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, SCREEN_SCALE, toScreen } from '../../visitor/projection.ts';
import { NO_SELECTION } from '../../visitor/selection.ts';
import { symbolsOf, unitAt } from '../kinds/luminaire/symbols.ts';
import type { LabelContext } from '../labels/labelContext.ts';
import { labelsIn } from '../labels/sources.ts';
import { ontoScreen, placeOnScreen, preferredBorder, preferredNumber, visibleIn } from './screenLabels.ts';

const symbol = () => 'spotlight' as const;
const t = ((key: string) => key.replace(/^.*_/, '')) as Translate;
const FURNITURE = (['wallShelf', 'counter', 'column'] as const).map((name, index) =>
  madeAt(name, `f${index}`, { x: 150 * index - 150, y: 60 }, { height: 270 }),
);

function contextOf(plan: Plan, view: View, area: CanvasArea): LabelContext {
  const luminaires = luminairesOf(plan);
  return {
    ...ontoScreen(view, area),
    plan,
    geometry: geometryOf(plan.layout),
    view,
    area,
    workOn: 'bindings',
    selection: NO_SELECTION,
    next: { length: '', shape: STRAIGHT_ON },
    luminaires,
    arranged: luminaires,
    isNumbered: true,
    showsFigures: false,
    symbol,
    catalogue: null,
    feeds: [],
    devices: [],
    installation: null,
    supply: null,
    findings: [],
    t,
    language: 'PL',
  };
}

const labelsOf = (plan: Plan, view: View, area: CanvasArea) => labelsIn(contextOf(plan, view, area));

const views = fc.record({
  x: fc.integer({ min: -300, max: 300 }),
  y: fc.integer({ min: -300, max: 300 }),
  zoom: fc.constantFrom(0.1, 0.3, 0.6, 1.2),
  rotate: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
});
const insets = { left: 0, right: 0, top: 0, bottom: 0 };
const areas = fc.constantFrom(
  { width: 1040, height: 800, insets },
  { width: 390, height: 520, insets: { left: 0, right: 0, top: 56, bottom: 120 } },
);

it('labels overlap no label, rail, luminaire or wall and are never cut, in any plan and view', () => {
  fc.assert(
    fc.property(arbitraryPlan, views, areas, fc.boolean(), (plan, view, area, isIndoors) => {
      const room = plan.room ?? (isIndoors ? newRoom(rectangle(800, 600, { x: 0, y: 0 })) : null);
      const indoors = { ...plan, room: room && { ...room, obstacles: FURNITURE } };
      const frames = labelsOf(indoors, view, area).map(({ text, x, y, width, height }) => ({
        text,
        frame: frameAround(x, y, width, height),
      }));
      const scale = SCREEN_SCALE * view.zoom;
      const symbols = symbolsOf(luminairesOf(plan), symbol, () => null, unitAt(scale));
      const axes = geometryOf(plan.layout).placed.map(({ axis }) => axisPath(axis));
      const walls = room ? shapePaths(shapesOf({ room, areas: [] }, { wall: 5 / scale, hatch: 1 })).wall : '';
      const points = alongPath([...axes, walls, ...Object.values(symbols)].join(''), scale).map(({ x, y }) =>
        toScreen({ x: x / scale, y: y / scale }, view, area),
      );
      const struck = frames.filter(({ frame }) => points.some((point) => isIn(point, frame)));
      const meeting = frames.filter((candidate) =>
        frames.some((other) => other !== candidate && !areFramesDisjoint(candidate.frame, other.frame)),
      );
      const { left, top, right, bottom } = visibleIn(area);
      const cut = frames.filter(({ frame }) => {
        const isWithin =
          frame.left >= left && frame.right <= right && frame.top >= top && frame.bottom <= bottom;
        const isBeyond =
          frame.right <= left || frame.left >= right || frame.bottom <= top || frame.top >= bottom;
        return !isWithin && !isBeyond;
      });
      expect([...struck, ...meeting, ...cut].map(({ text }) => text)).toEqual([]);
    }),
  );
});

it('every luminaire of a usual room has its number, with a leader line if distant', () => {
  const plan = planOf([[300], [200, 'right'], [300, 'right']], { a: 12, b: 4 });
  const area = { width: 900, height: 700, insets };
  const labels = labelsOf(plan, { x: 100, y: 100, zoom: 0.5, rotate: 0 }, area);
  const numbers = labels.filter(({ kind }) => kind === 'number');
  expect(numbers).toHaveLength(16);
  expect(labels.filter(({ kind }) => kind === 'length').map(({ text }) => text)).toEqual([
    '300',
    '300',
    '200',
  ]);
  const luminaires = luminairesOf(plan);
  for (const { key, x, y, lead } of numbers) {
    const luminaire = luminaires.find(({ id }) => id === key);
    const at = toScreen(
      { x: luminaire?.x ?? 0, y: luminaire?.y ?? 0 },
      { x: 100, y: 100, zoom: 0.5, rotate: 0 },
      area,
    );
    if (Math.hypot(at.x - x, at.y - y) > 45) expect(lead).not.toBeNull();
  }
});

it('a rail too short on the screen shows no length', () => {
  const area = { width: 900, height: 700, insets };
  expect(labelsOf(planOf([[300]], {}), { x: 0, y: 0, zoom: 0.03, rotate: 0 }, area)).toEqual([]);
});

it('both lengths of a room are visible with a panel at any edge', () => {
  const room = newRoom(rectangle(600, 400, { x: 0, y: 0 }));
  const plan = { ...planOf([[300]], {}), room };
  const area = { width: 1440, height: 1000, insets: { ...insets, left: 300 } };
  for (const zoom of [0.2, 0.3, 0.35, 0.4, 0.5])
    for (let adjacent = 0; adjacent <= 80; adjacent += 4) {
      const centred = { x: 0, y: 0, zoom, rotate: 0 as const };
      const middle = toScreen({ x: 0, y: 0 }, centred, area).x;
      const view = { ...centred, x: -300 - (300 + adjacent - middle) / SCREEN_SCALE / zoom };
      const lengths = labelsOf(plan, view, area).filter(
        ({ kind, x, width }) => kind === 'wall' && x - width / 2 >= 300,
      );
      expect(lengths.map(({ text }) => text).toSorted(), `${zoom}, ${adjacent} px`).toEqual(['400', '600']);
    }
});

it('each name at a zone border lies in its own zone, clear of the numbers there', () => {
  const area = { width: 900, height: 700, insets };
  const joint = { x: 450, y: 350 };
  const borders = [
    preferredBorder('a', 'Z1', { ...joint, heading: 180 }),
    preferredBorder('b', 'Z2', { ...joint, heading: 0 }),
  ];
  const numbers = [-40, -20, 20, 40].map((by, index) =>
    preferredNumber(`n${index}`, `L${index}`, { x: joint.x + by, y: joint.y, heading: 0 }, 0),
  );
  const labels = placeOnScreen([{ labels: [...borders, ...numbers] }], area);
  expect(labels.map(({ text }) => text)).toEqual(['Z1', 'Z2', 'L0', 'L1', 'L2', 'L3']);
  const [first, second] = labels;
  expect(first?.x).toBeLessThan(joint.x);
  expect(second?.x).toBeGreaterThan(joint.x);
  const frames = labels.map(({ x, y, width, height }) => frameAround(x, y, width, height));
  for (const frame of frames)
    for (const other of frames) if (frame !== other) expect(areFramesDisjoint(frame, other)).toBe(true);
});

const KINDS_OF: Partial<Record<Hideable, readonly string[]>> = {
  luminaires: ['number'],
  rails: ['length'],
  labels: ['number', 'area', 'thing'],
  dimensions: ['length', 'wall'],
  room: ['wall', 'area'],
  obstacles: ['thing'],
};

it('what is hidden has no label and takes no room from other labels', () => {
  const area = { width: 1040, height: 800, insets };
  // Their names are written on the rail, if that is hidden.
  const obstacles = [-130, -60, 10, 80].map((x, index) =>
    madeAt('counter', `f${index}`, { x, y: -35 }, { height: 270 }),
  );
  const room = { ...newRoom(rectangle(500, 400, { x: 100, y: 100 })), obstacles };
  const plan = { ...planOf([[300], [200, 'right'], [300, 'right']], { a: 24, b: 8 }), room };
  const labelled = (own: Plan) => labelsOf(own, { x: 100, y: 100, zoom: 0.5, rotate: 0 }, area);
  for (const group of HIDEABLE) {
    const kinds = labelled({ ...plan, hidden: [group] }).map(({ kind }) => kind);
    expect(kinds.filter((kind) => KINDS_OF[group]?.includes(kind))).toEqual([]);
  }
  const bare = { ...plan, choices: planOf([], {}).choices };
  const without: [Hideable[], Plan][] = [
    [['luminaires'], bare],
    [['luminaires', 'rails'], { ...bare, layout: EMPTY_LAYOUT }],
    [['obstacles'], { ...plan, room: { ...room, obstacles: [] } }],
    [['room', 'obstacles'], { ...plan, room: null }],
  ];
  for (const [hidden, own] of without) expect(labelled({ ...plan, hidden })).toEqual(labelled(own));
});

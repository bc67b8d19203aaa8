import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areApart, type Frame, frameAround, framesAlong } from '../drawing/frame.ts';
import { pointAt } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import { geometryOf } from '../layout/layout.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { orderPieces } from '../order/places.ts';
import type { Plan } from '../plan/plan.ts';
import { newRoom, rectangle } from '../room/room.ts';
import { arbitraryPlan, planOf, withPut } from '../testing/arbitraryPlan.ts';
import { type DxfEntity, dxfVariable, readDxf } from '../testing/readDxf.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { feedPlaces } from '../wiring/feed.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import { orderDxf } from './orderDxf.ts';

function drawn(plan: Plan) {
  const page = sampleOrder(plan);
  const dxf = orderDxf(page, orderInstallation(page), 'PL', sampleTranslate('PL'));
  return { dxf, entities: readDxf(dxf), pieces: orderPieces(page.data, page.plan) };
}

const on = (entities: readonly DxfEntity[], layer: string) => entities.filter((one) => one.layer === layer);
const textsOn = (entities: readonly DxfEntity[], layer: string) =>
  on(entities, layer).flatMap((one) => one.all(1));
/** Within a millimetre of a point of the plan, whose y points down. */
const isAt = (x: number, y: number, point: Point): boolean => Math.hypot(x - point.x, y + point.y) < 0.1;

function endsOf(rail: DxfEntity): readonly (readonly [number, number])[] {
  if (rail.type === 'LINE')
    return [
      [rail.number(10), rail.number(20)],
      [rail.number(11), rail.number(21)],
    ];
  return [50, 51].map((code) => {
    const angle = (rail.number(code) * Math.PI) / 180;
    return [
      rail.number(10) + rail.number(40) * Math.cos(angle),
      rail.number(20) + rail.number(40) * Math.sin(angle),
    ];
  });
}

const SPOT = { bindingId: 'a', stepId: 's0' };

/** A loop's worth of everything: a bend, a T, a cut, two zones, an aimed spotlight, a room with a door and a window. */
const everything: Plan = {
  ...withPut(
    planOf([[400], [200, 'bendRight'], [300, 'T'], [120]], { a: 1, b: 4, c: 2 }),
    { bindingId: 'b', stepId: 's0', at: 80, turn: 90, tilt: 30 },
    { bindingId: 'b', stepId: 's1', at: 40, turn: -45, tilt: 40 },
  ),
  wiring: {
    ...NO_WIRING,
    feeds: [{ id: 'f', stepId: 's2', at: 200 }],
    cuts: [{ stepId: 's2', at: 0 }],
  },
  room: {
    ...newRoom(rectangle(800, 700, { x: 100, y: 200 })),
    openings: [
      { id: 'd', kind: 'door', wall: 0, at: 300, width: 90 },
      { id: 'w', kind: 'window', wall: 1, at: 200, width: 150 },
    ],
    obstacles: [
      {
        ...{ id: 'c', kind: 'column', x: 300, y: 400, width: 40, depth: 40, heading: 0 },
        ...{ from: 0, to: 270, reflectance: 0.5 },
      },
    ],
  },
  areas: [{ id: 'a', name: '', begin: { x: 0, y: 400 }, end: { x: 200, y: 400 }, bottom: 50, top: 200 }],
};

it('is DXF 2007 in centimetres', () => {
  const { dxf } = drawn(everything);
  expect(['$ACADVER', '$INSUNITS', '$MEASUREMENT'].map((name) => dxfVariable(dxf, name))).toEqual([
    'AC1021',
    '5',
    '1',
  ]);
});

it('has a layer for each kind of thing, named in the language of the reader', () => {
  const { entities } = drawn(everything);
  expect(new Set(entities.map(({ layer }) => layer))).toEqual(
    new Set([
      ...['Ściany', 'Drzwi i okna', 'Powierzchnie pionowe', 'Przeszkody', 'Szyny', 'Łączniki'],
      'Zaślepki',
      ...['Oprawy', 'Zasilania', 'Łączniki izolujące', 'Strefy', 'Numery', 'Wymiary'],
    ]),
  );
  expect(textsOn(entities, 'Strefy')).toEqual(['Z1 · S1 · 80 W', 'Z2 · S2 · 64 W']);
  expect(textsOn(entities, 'Numery')).toEqual(
    expect.arrayContaining(['L1', 'L7', 'F1', 'Szyna 1 · 400', 'Szyna 2 · 200']),
  );
});

it('leaves walls open at doors and windows', () => {
  const walls = on(drawn(everything).entities, 'Ściany');
  // Two walls of four are in two pieces, inside and outside.
  expect(walls).toHaveLength(2 * (4 + 2));
  const inner = walls.filter((wall) => wall.number(20) === 150 && wall.number(21) === 150);
  expect(inner.map((wall) => [wall.number(10), wall.number(11)])).toEqual([
    [-300, -45],
    [45, 500],
  ]);
});

it('draws what stands in the room on a layer of its own, to the millimetre', () => {
  const [around, ...across] = on(drawn(everything).entities, 'Przeszkody').map((one) => [
    one.all(10).map(Number),
    one.all(20).map(Number),
  ]);
  expect(around).toEqual([
    [280, 320, 320, 280],
    [-380, -380, -420, -420],
  ]);
  expect(across).toHaveLength(2);
});

it('measures each run from its begin to all that is on it', () => {
  const dimensions = textsOn(drawn(planOf([[300]], { a: 2 })).entities, 'Wymiary');
  expect(dimensions).toEqual(['0', '75', '200', '225', '300']);
});

it('keeps the words of a dimension apart, and those of a run from those of the next', () => {
  const near = withPut(planOf([[300], [200]], { a: 3 }), ...[198, 201, 299].map((at) => ({ ...SPOT, at })));
  const words = on(drawn(near).entities, 'Wymiary').filter(({ type }) => type === 'TEXT');
  const places = words.map((text) => text.number(11)).toSorted((a, b) => a - b);
  expect(words.map((text) => text.all(1)[0])).toEqual(
    expect.arrayContaining(['0', '198', '201', '299', '300']),
  );
  for (const [index, place] of places.slice(1).entries())
    expect(place - (places[index] as number)).toBeGreaterThan(5.9);
});

const wires = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { maxLength: 6 });

/** Feeds and cuts somewhere on the runs of a plan. */
function wiredBy(plan: Plan, wished: readonly (readonly [number, number, boolean])[]): Plan {
  const { steps } = plan.layout;
  const wiring: Wiring = { ...NO_WIRING, feeds: [], cuts: [] };
  for (const [index, [step, place, isCut]] of wished.entries()) {
    const { id: stepId, ...run } = steps[step % Math.max(1, steps.length)] ?? { id: '', frameLength: 0 };
    const places = feedPlaces(run as Parameters<typeof feedPlaces>[0]);
    const at = places[place % places.length] ?? 0;
    if (isCut) wiring.cuts.push({ stepId, at });
    else wiring.feeds.push({ id: `f${index}`, stepId, at });
  }
  return { ...plan, wiring };
}

it('draws each rail as one line or arc, and puts everything within a millimetre of where it is', () => {
  fc.assert(
    fc.property(arbitraryPlan, wires, (made, wished) => {
      const plan = wiredBy(made, wished);
      const { entities, pieces } = drawn(plan);
      const { placed } = geometryOf(plan.layout);
      const rails = on(entities, 'Szyny');
      expect(rails).toHaveLength(placed.length);
      for (const [index, { axis }] of placed.entries()) {
        const rail = rails[index] as DxfEntity;
        expect(rail.type).toBe(axis.kind === 'arc' ? 'ARC' : 'LINE');
        for (const end of [axis.begin, axis.end])
          expect(endsOf(rail).some(([x, y]) => isAt(x, y, end))).toBe(true);
        // An arc goes anticlockwise from its begin to its end: a quarter, through the middle of the rail.
        if (rail.type === 'ARC') {
          const half = ((rail.number(50) + 45) * Math.PI) / 180;
          const [x, y] = [Math.cos(half), Math.sin(half)].map((part) => part * rail.number(40)) as [
            number,
            number,
          ];
          expect(isAt(rail.number(10) + x, rail.number(20) + y, pointAt(axis, axis.length / 2))).toBe(true);
        }
      }
      const measured = on(entities, 'Wymiary').filter(({ type }) => type === 'LINE');
      for (const piece of pieces)
        expect(measured.some((line) => isAt(line.number(10), line.number(20), piece))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

/** What a text covers at the least: narrow letters as high as it says, level or upright. */
function coveredBy(text: DxfEntity): Frame {
  const [words = ''] = text.all(1);
  const [x, y, height] = [text.number(11), -text.number(21), text.number(40)];
  const width = words.length * height * 0.5;
  const isUpright = Math.abs(text.number(50)) === 90;
  return isUpright ? frameAround(x, y, height, width) : frameAround(x, y, width, height);
}

it('names what it draws where the name lies on no other text, rail, wall or line', () => {
  fc.assert(
    fc.property(arbitraryPlan, wires, (made, wished) => {
      const plan = { ...wiredBy(made, wished), room: everything.room, areas: everything.areas };
      const { entities } = drawn(plan);
      const names = entities.filter(({ type, layer }) => type === 'TEXT' && layer !== 'Wymiary');
      const lines = entities
        .filter(({ type }) => type === 'LINE')
        .flatMap((line) =>
          framesAlong(
            { x: line.number(10), y: -line.number(20) },
            { x: line.number(11), y: -line.number(21) },
            0.1,
            5,
          ),
        );
      const frames = names.map(coveredBy);
      for (const [index, name] of frames.entries()) {
        expect(frames.slice(index + 1).every((other) => areApart(name, other))).toBe(true);
        expect(lines.every((line) => areApart(name, line))).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

it('leads from a name to what it names where there is no room beside it', () => {
  const crowded = withPut(
    planOf([[60]], {}),
    ...Array.from({ length: 12 }, (_, index) => ({ ...SPOT, at: 2 + 5 * index, tilt: 30, turn: 90 })),
  );
  const { entities } = drawn(crowded);
  const names = entities.filter(({ type, all }) => type === 'TEXT' && /^L\d+$/.test(all(1)[0] ?? ''));
  expect(names.map((name) => name.all(1)[0])).toEqual(
    Array.from({ length: 12 }, (_, index) => `L${index + 1}`),
  );
  const leads = on(entities, 'Numery').filter(({ type }) => type === 'LINE');
  expect(leads.length).toBeGreaterThan(0);
});

const EZDXF = '/usr/bin/ezdxf';
const WITHOUT_EZDXF = existsSync(EZDXF) ? '' : ' (skipped: ezdxf is not installed)';

it.skipIf(WITHOUT_EZDXF)(`has nothing that a CAD program would have to mend${WITHOUT_EZDXF}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumitor-dxf-'));
  try {
    const random = fc
      .sample(fc.tuple(arbitraryPlan, wires), 12)
      .map(([plan, wished]) => wiredBy(plan, wished));
    const files = [everything, ...random].map((plan, index) => {
      const file = join(folder, `${index}.dxf`);
      writeFileSync(file, drawn(plan).dxf);
      return file;
    });
    const { stdout: told } = spawnSync(EZDXF, ['audit', ...files], { encoding: 'utf8' });
    expect(told.trim().split('\n')).toEqual(
      files.flatMap((file) => [`auditing file: ${file}`, 'No errors found.']),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointAt } from '../kinds/rail/axis.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { railPieces } from '../kinds/rail/pieces.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { areFramesDisjoint, frameAround, framesAlong, type LabelFrame } from '../paths/frame.ts';
import { textWidth } from '../sheets/textWidth.ts';
import { NO_TITLE_ENTRIES } from '../sheets/titleEntries.ts';
import { arbitraryPlan, loadedPlan, planOf, withPut } from '../testing/arbitraryPlan.ts';
import { arbitraryWires, drawnDxf, wiredBy } from '../testing/drawnDxf.ts';
import { EVERYTHING } from '../testing/everything.ts';
import { type DxfEntity, dxfVariable, readDxf } from '../testing/readDxf.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { orderDxf } from './orderDxf.ts';

const RUNS = Number(process.env.LUMITOR_RUNS ?? 5);

const isOnPaper = (entity: DxfEntity) => entity.all(67)[0] === '1';
const modelOf = (dxf: string) => readDxf(dxf).filter((entity) => !isOnPaper(entity));
const on = (entities: readonly DxfEntity[], layer: string) => entities.filter((one) => one.layer === layer);
const isAt = (x: number, y: number, point: Point): boolean => Math.hypot(x - point.x, y + point.y) < 0.1;
const isThere = (entity: DxfEntity, point: Point) => isAt(entity.number(10), entity.number(20), point);

interface Insert {
  block: string;
  entity: DxfEntity;
  fields: Record<string, string>;
  isShown: (tag: string) => boolean;
}

function insertsIn(entities: readonly DxfEntity[]): Insert[] {
  const inserts: Insert[] = [];
  const shown = new Set<string>();
  for (const entity of entities) {
    const number = inserts.length;
    if (entity.type === 'INSERT')
      inserts.push({
        block: entity.all(2)[0] ?? '',
        entity,
        fields: {},
        isShown: (tag) => shown.has(`${number} ${tag}`),
      });
    const last = inserts.at(-1);
    if (entity.type !== 'ATTRIB' || !last) continue;
    const tag = entity.all(2)[0] ?? '';
    last.fields[tag] = entity.all(1)[0] ?? '';
    if (entity.number(70) === 0) shown.add(`${inserts.length - 1} ${tag}`);
  }
  return inserts;
}

const KINDS = { linear: 0, ordinate: 6 };
const dimensionsIn = (entities: readonly DxfEntity[], kind: keyof typeof KINDS) =>
  entities.filter((one) => one.type === 'DIMENSION' && (one.number(70) & 7) === KINDS[kind]);

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

it('is DXF 2007 in centimetres', () => {
  const { dxf } = drawnDxf(EVERYTHING);
  expect(['$ACADVER', '$INSUNITS', '$MEASUREMENT'].map((name) => dxfVariable(dxf, name))).toEqual([
    'AC1021',
    '5',
    '1',
  ]);
});

it('has a layer for each kind of thing, by trade, in the language of the reader', () => {
  const { dxf } = drawnDxf(EVERYTHING);
  const used = new Set(modelOf(dxf).map(({ layer }) => layer));
  expect(used).toEqual(
    new Set([
      ...['A-Ściany', 'A-Drzwi i okna', 'A-Powierzchnie pionowe', 'A-Przeszkody', 'E-Szyny', 'E-Łączniki'],
      ...['E-Zaślepki', 'E-Oprawy', 'E-Zasilania', 'E-Łączniki izolujące', 'E-Strefy', 'E-Numery'],
      ...['E-Zasilacze', 'E-Bramki', 'E-Panele sterujące', 'E-Przewody', 'G-Wymiary'],
    ]),
  );
  const layers = readDxf(dxf, 'TABLES').filter(({ type }) => type === 'LAYER');
  const looks = layers.map((layer) => [layer.all(2)[0], layer.number(62), layer.number(370)]);
  expect(looks).toEqual(
    expect.arrayContaining([
      ['A-Ściany', 8, 50],
      ['E-Szyny', 7, 70],
      ['G-Wymiary', 3, 13],
    ]),
  );
});

it('describes everything in fields of its block', () => {
  const inserts = insertsIn(modelOf(drawnDxf(EVERYTHING).dxf));
  const named = (name: string) => inserts.find(({ fields }) => fields.NUMBER === name);
  expect(named('L2')?.fields).toEqual({
    NUMBER: 'L2',
    CODE: 'ON0410',
    ARTICLE: 'Downlight Ösel',
    WATTS: '12',
    ZONE: 'Z1',
    ADDRESS: 'A01',
    GROUP: '0 Łąka',
    RAIL: '1',
    PLACE: '80',
    TURN: '90',
    TILT: '0',
  });
  expect(named('F2')?.fields).toMatchObject({
    CABLE: '4,5 m, 1,5 mm²',
    KIND: 'w złączu',
    ZONE: 'Z2',
    RAIL: '3',
    PLACE: '200',
    AMPERES: expect.stringMatching(/^\d,\d\d$/),
  });
  expect(named('S1')?.fields).toMatchObject({ CODE: 's400', WATTS: '400', ZONE: 'Z1', HEIGHT: '220' });
  expect(named('G1')?.fields).toMatchObject({ HEIGHT: '210' });
  expect(named('Z2')?.fields).toMatchObject({ SUPPLY: 'S2', LOAD: '64 W' });
  const cut = inserts.find(({ block }) => block === 'LUMITOR-CUT');
  expect(cut?.fields).toMatchObject({ PLACE: expect.stringMatching(/^\d+$/) });
  for (const name of ['L2', 'F2', 'S1', 'G1', 'Z2']) expect(named(name)?.isShown('NUMBER')).toBe(true);
  expect(named('L2')?.isShown('CODE')).toBe(false);
});

it('states the length and mounting of each rail', () => {
  const page = sampleOrder(EVERYTHING);
  const rails = (stored: object) => {
    const shown = { ...page, data: { ...page.data, ...stored } };
    const dxf = orderDxf(shown, orderInstallation(shown), 'PL', sampleTranslate('PL'));
    return insertsIn(modelOf(dxf))
      .filter(({ block }) => block === 'LUMITOR-RAIL')
      .map(({ fields }) => fields);
  };
  const length = 'zwieszone, długość zwieszenia 30 cm';
  expect(rails({}).slice(0, 2)).toEqual([
    { RAIL: '1', LENGTH: '400', RADIUS: '', MOUNTING: length },
    { RAIL: '2', LENGTH: '200', RADIUS: '127,3', MOUNTING: length },
  ]);
  expect(rails({ isRecessed: true })[0]?.MOUNTING).toBe('wpuszczane, w suficie');
  expect(rails({ hang: 0 })[0]?.MOUNTING).toBe('na suficie');
});

it('leaves walls open at doors and windows', () => {
  const walls = on(modelOf(drawnDxf(EVERYTHING).dxf), 'A-Ściany');
  expect(walls).toHaveLength(2 * (4 + 2));
  const inner = walls.filter((wall) => wall.number(20) === 150 && wall.number(21) === 150);
  expect(inner.map((wall) => [wall.number(10), wall.number(11)])).toEqual([
    [-300, -45],
    [45, 500],
  ]);
});

it('draws obstacles on their own layer, to the millimetre', () => {
  const [around, ...others] = on(modelOf(drawnDxf(EVERYTHING).dxf), 'A-Przeszkody').map((one) => [
    one.all(10).map(Number),
    one.all(20).map(Number),
  ]);
  expect(around).toEqual([
    [280, 320, 320, 280],
    [-380, -380, -420, -420],
  ]);
  expect(others).toHaveLength(2 + 1 + 1);
});

const measuresOf = (dimensions: readonly DxfEntity[]) =>
  dimensions.map((one) => Math.round(one.number(42) * 10) / 10);

it('measures pieces of rails, their distances from the walls, and the chains around the room', () => {
  const model = modelOf(drawnDxf(EVERYTHING).dxf);
  const linear = dimensionsIn(model, 'linear');
  const chains = {
    x: [100, 400, 127.3, 120, 52.7, 800],
    y: [150, 127.3, 300, 122.7, 700],
  };
  const distances = [150, 172.7, 122.7];
  const rising = (all: number[]) => all.toSorted((a, b) => a - b);
  expect(rising(measuresOf(linear))).toEqual(
    rising([100, 120, 200, 200, 200, ...distances, ...chains.x, ...chains.y]),
  );
  expect(linear.every((one) => one.all(1)[0] === '')).toBe(true);
});

it('measures a bend by the length of its arc', () => {
  const model = modelOf(drawnDxf(EVERYTHING).dxf);
  const bends = model.filter(({ type }) => type === 'ARC_DIMENSION');
  expect(measuresOf(bends)).toEqual([200]);
  expect(bends.map((one) => one.all(1)[0])).toEqual(['']);
  const [bend] = bends;
  const radius = Math.hypot(
    (bend?.number(13) ?? 0) - (bend?.number(15) ?? 0),
    (bend?.number(23) ?? 0) - (bend?.number(25) ?? 0),
  );
  expect((radius * Math.PI) / 2).toBeCloseTo(200, 3);
});

it('measures each rail from its start to everything on it', () => {
  const ordinates = dimensionsIn(modelOf(drawnDxf(planOf([[300]], { a: 2 })).dxf), 'ordinate');
  expect(ordinates.map((one) => one.number(42))).toEqual([0, 75, 200, 225, 300]);
  expect(ordinates.map((one) => one.number(13) - one.number(10))).toEqual([0, 75, 200, 225, 300]);
});

it('measures every piece of a loop, a bend and a long rail by its true length', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 30, max: 600 }), fc.boolean()), { minLength: 1, maxLength: 3 }),
      (runs) => {
        const plan = planOf(
          [[300, false] as const, ...runs].map(([length, isBent]) =>
            isBent ? [length < 300 ? 100 : 200, 'bendRight'] : [length],
          ),
          {},
        );
        const pieces = railPieces(plan.layout.steps).flat();
        const model = modelOf(drawnDxf(plan).dxf);
        const lengths = measuresOf([
          ...dimensionsIn(model, 'linear'),
          ...model.filter(({ type }) => type === 'ARC_DIMENSION'),
        ]);
        for (const { from, to } of pieces) {
          const found = lengths.indexOf(Math.round((to - from) * 10) / 10);
          expect(found).toBeGreaterThanOrEqual(0);
          lengths.splice(found, 1);
        }
      },
    ),
    { numRuns: 25 },
  );
});

it('draws each rail as one line or arc, and places everything to the millimetre', () => {
  fc.assert(
    fc.property(arbitraryPlan, arbitraryWires, (made, wished) => {
      const plan = wiredBy(made, wished);
      const { dxf, pieces, installation } = drawnDxf(plan);
      const model = modelOf(dxf);
      const { placed, openEnds } = geometryOf(plan.layout);
      const onRails = on(model, 'E-Szyny');
      const rails = onRails.filter(({ type }) => type === 'LINE' || type === 'ARC');
      expect(onRails.filter(({ type }) => type === 'INSERT')).toHaveLength(placed.length);
      expect(rails).toHaveLength(placed.length);
      for (const [index, { axis }] of placed.entries()) {
        const rail = rails[index] as DxfEntity;
        expect(rail.type).toBe(axis.kind === 'arc' ? 'ARC' : 'LINE');
        for (const end of [axis.start, axis.end])
          expect(endsOf(rail).some(([x, y]) => isAt(x, y, end))).toBe(true);
        if (rail.type === 'ARC') {
          const half = ((rail.number(50) + 45) * Math.PI) / 180;
          const [x, y] = [Math.cos(half), Math.sin(half)].map((part) => part * rail.number(40)) as [
            number,
            number,
          ];
          expect(isAt(rail.number(10) + x, rail.number(20) + y, pointAt(axis, axis.length / 2))).toBe(true);
        }
      }
      const inserts = insertsIn(model);
      const insertOf = (name: string) =>
        inserts.find(({ fields }) => fields.NUMBER === name)?.entity as DxfEntity;
      for (const piece of pieces) expect(isThere(insertOf(`L${piece.number}`), piece)).toBe(true);
      const cuts = installation?.cuts ?? [];
      for (const feed of installation?.feeds ?? []) {
        const symbol = insertOf(`F${feed.number}`);
        const isAside = cuts.some((cut) => Math.hypot(cut.x - feed.x, cut.y - feed.y) < 0.1);
        const off = Math.hypot(symbol.number(10) - feed.x, symbol.number(20) + feed.y);
        expect(off).toBeCloseTo(isAside ? 6 : 0, 0);
      }
      expect(
        on(
          inserts.map(({ entity }) => entity),
          'E-Zaślepki',
        ),
      ).toHaveLength(openEnds.length);
    }),
    { numRuns: 25 },
  );
});

const textsIn = (dxf: string) => [
  ...modelOf(dxf).filter((one) => one.type === 'TEXT' || (one.type === 'ATTRIB' && one.number(70) === 0)),
  ...readDxf(dxf, 'BLOCKS').filter((one) => one.type === 'MTEXT' && !isOnPaper(one)),
];

it('writes every text 2.5 mm high on the paper of its sheet', () => {
  for (const plan of [EVERYTHING, planOf([[200]], { a: 1 }), planOf([[1000], [1000, 'right']], { a: 9 })]) {
    const { dxf } = drawnDxf(plan);
    const [window] = readDxf(dxf).filter((one) => one.type === 'VIEWPORT' && one.number(69) === 2);
    const scale = (window?.number(45) ?? 0) / (window?.number(41) ?? 1);
    expect([1, 2, 2.5, 5, 10]).toContain(Number(scale.toFixed(4)));
    for (const text of textsIn(dxf)) expect(text.number(40)).toBeCloseTo(2.5 * scale, 4);
    const onPaper = [...readDxf(dxf), ...readDxf(dxf, 'BLOCKS')].filter(
      (one) => isOnPaper(one) && /TEXT|ATTRIB/.test(one.type),
    );
    expect(new Set(onPaper.map((one) => one.number(40)))).toEqual(new Set([2.5]));
    expect(Number(dxfVariable(dxf, '$DIMSCALE')) * Number(dxfVariable(dxf, '$DIMTXT'))).toBeCloseTo(
      2.5 * scale,
      4,
    );
  }
});

function coveredBy(text: DxfEntity): LabelFrame {
  const [words = ''] = text.all(1);
  const isFigure = text.type === 'MTEXT';
  const [x, y, height] = [text.number(isFigure ? 10 : 11), -text.number(isFigure ? 20 : 21), text.number(40)];
  const width = words.length * height * 0.5;
  const angle = isFigure ? (Math.atan2(text.number(21), text.number(11)) * 180) / Math.PI : text.number(50);
  if (Math.abs(Math.round(angle)) % 90 !== 0) return frameAround(x, y, height / 2, height / 2);
  const isUpright = Math.abs(Math.round(angle)) % 180 === 90;
  if (isUpright) return frameAround(x, y, height, width);
  return frameAround(x + (!isFigure && text.number(72) === 0 ? width / 2 : 0), y, width, height);
}

it('writes nothing on another text, a rail, a wall or a line', () => {
  fc.assert(
    fc.property(arbitraryPlan, arbitraryWires, (made, wished) => {
      const plan = { ...wiredBy(made, wished), room: EVERYTHING.room, areas: EVERYTHING.areas };
      const { dxf } = drawnDxf(plan);
      const lines = [...modelOf(dxf), ...readDxf(dxf, 'BLOCKS').filter(({ layer }) => layer === 'G-Wymiary')]
        .filter(({ type }) => type === 'LINE')
        .flatMap((line) =>
          framesAlong(
            { x: line.number(10), y: -line.number(20) },
            { x: line.number(11), y: -line.number(21) },
            0.1,
            5,
          ),
        );
      const frames = textsIn(dxf).map(coveredBy);
      for (const [index, one] of frames.entries()) {
        expect(frames.slice(index + 1).every((other) => areFramesDisjoint(one, other))).toBe(true);
        expect(lines.every((line) => areFramesDisjoint(one, line))).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
});

it('uses the chosen paper and scale', () => {
  const { dxf } = drawnDxf(planOf([[400], [200, 'right']], { a: 2 }), 'PL', { paper: 'A4', scale: 50 });
  const title = insertsIn(readDxf(dxf).filter(isOnPaper))[0]?.fields;
  expect(title).toMatchObject({ SCALE: '1 : 50', FORMAT: 'A4, 297 × 210' });
});

it('draws a line from a distant name to its thing', () => {
  const crowded = withPut(
    planOf([[60]], {}),
    ...Array.from({ length: 12 }, (_, index) => ({
      bindingId: 'a',
      stepId: 's0',
      at: 2 + 5 * index,
      tilt: 30,
      turn: 90,
    })),
  );
  const model = modelOf(drawnDxf(crowded).dxf);
  const shown = insertsIn(model).filter(
    ({ fields, isShown }) => /^L/.test(fields.NUMBER ?? '') && isShown('NUMBER'),
  );
  expect(shown).toHaveLength(12);
  expect(on(model, 'E-Numery').filter(({ type }) => type === 'LINE').length).toBeGreaterThan(0);
});

it('has a layout per sheet, whose viewport shows its part of the plan to scale', () => {
  const { dxf } = drawnDxf(planOf([[1200], [1200], [1200], [1200]], { a: 4 }));
  const windows = [...readDxf(dxf), ...readDxf(dxf, 'BLOCKS')].filter(
    (one) => one.type === 'VIEWPORT' && one.number(69) === 2,
  );
  expect(windows.length).toBeGreaterThan(1);
  const parts = windows
    .map((one) => {
      const half = (one.number(40) * one.number(45)) / one.number(41) / 2;
      return [one.number(12) - half, one.number(12) + half] as const;
    })
    .toSorted((a, b) => a[0] - b[0]);
  for (const [index, [left]] of parts.slice(1).entries()) expect(left).toBeCloseTo(parts[index]?.[1] ?? 0, 3);
  expect((parts.at(-1)?.[1] ?? 0) - (parts[0]?.[0] ?? 0)).toBeGreaterThan(4800);
  const titles = insertsIn([...readDxf(dxf), ...readDxf(dxf, 'BLOCKS')].filter(isOnPaper));
  expect(titles.length).toBeGreaterThan(windows.length);
  expect(titles.map(({ fields }) => fields.SHEET)).toEqual(
    titles.map((_, index) => `${index + 1} / ${titles.length}`),
  );
  expect(titles.map(({ fields }) => fields.SCALE)).toEqual(
    titles.map((_, index) => (index < windows.length ? '1 : 100' : '–')),
  );
  expect(titles[0]?.fields).toMatchObject({
    SCALE: '1 : 100',
    NUMBER: '2026/11/0417-E',
    OWNER: 'Lumitor sp. z o.o.',
  });
});

const A3 = { width: 420, height: 297 };
const A4 = { width: 297, height: 210 };

function tablesIn(dxf: string): { texts: DxfEntity[]; lines: DxfEntity[]; width: number }[] {
  const ofPaper = [...readDxf(dxf), ...readDxf(dxf, 'BLOCKS')].filter(isOnPaper);
  const owners = new Set(ofPaper.map((one) => one.all(330)[0]));
  return [...owners].flatMap((owner) => {
    const own = ofPaper.filter((one) => one.all(330)[0] === owner);
    if (own.some((one) => one.type === 'VIEWPORT' && one.number(69) === 2)) return [];
    const { width, height } = own.some((one) => one.number(10) > 300) ? A3 : A4;
    const inside = own.filter(
      (one) =>
        one.all(10).every((x) => Number(x) > 20 && Number(x) < width - 10) &&
        one.all(20).every((y) => Number(y) > 10 && Number(y) < height - 10),
    );
    const texts = inside.filter(({ type }) => type === 'TEXT');
    const lines = inside.filter(({ type }) => type === 'LWPOLYLINE');
    return texts.length > 0 ? [{ texts, lines, width }] : [];
  });
}

const wordsIn = (dxf: string) =>
  tablesIn(dxf).flatMap(({ texts }) => texts.map((one) => one.all(1)[0] ?? ''));

it('has the tables of the sheets on separate layouts: luminaires, parts, cables, notes', () => {
  const words = wordsIn(drawnDxf(EVERYTHING).dxf);
  for (const stated of ['Części', 'Downlight Ösel', 'ON0410', 'W1', 'S1', 'F1', 'Uwagi'])
    expect(words.some((one) => one.startsWith(stated))).toBe(true);
  expect(words.filter((one) => /^[SDW]\d+$/.test(one)).length).toBeGreaterThan(4);
});

it('has the typed title block entries as whole attributes', () => {
  const page = sampleOrder(EVERYTHING);
  const site = 'Galeria Podziemna, ul. Przykładowa 17/19, 00-950 Warszawa-Śródmieście, wejście od podwórza';
  const entries = {
    ...NO_TITLE_ENTRIES,
    client: 'Muzeum',
    site,
    drawnBy: 'Ola',
    licence: '17/19',
    north: 35,
  };
  const dxf = orderDxf(page, orderInstallation(page), 'PL', sampleTranslate('PL'), undefined, entries);
  const [title] = insertsIn([...readDxf(dxf), ...readDxf(dxf, 'BLOCKS')].filter(isOnPaper));
  expect(title?.fields).toMatchObject({
    CLIENT: 'Muzeum',
    SITE: site,
    CREATOR: 'Ola',
    LICENCE: '17/19',
    DISCIPLINE: 'elektryczna',
  });
});

it('has the table of revisions of an order that revises another', () => {
  const page = sampleOrder(EVERYTHING);
  const at = '2026-11-20T10:00:00.000Z';
  const revised = { ...page, former: [{ number: '2026/11/0001', at }] };
  const t = sampleTranslate('PL');
  const words = wordsIn(orderDxf(revised, orderInstallation(revised), 'PL', t));
  expect(words.some((one) => one.includes('2026/11/0001'))).toBe(true);
});

it('writes no table text on another text or a line, and keeps tables within the frame, above the title block', () => {
  const papers = fc.constantFrom('A4', 'A3', null);
  fc.assert(
    fc.property(loadedPlan, arbitraryWires, papers, (made, wished, paper) => {
      const { dxf } = drawnDxf(wiredBy(made, wished), 'PL', { paper, scale: null });
      for (const { texts, lines, width: paperWidth } of tablesIn(dxf)) {
        const frames = texts.map((one): LabelFrame => {
          const narrow = one.number(41);
          const width = textWidth(one.all(1)[0] ?? '', 3.5) * narrow;
          const left = one.number(11) - (width * one.number(72)) / 2;
          const y = -one.number(21);
          return { left, right: left + width, top: y - 1.25, bottom: y + 1.25 };
        });
        const drawn = lines.flatMap((one) => {
          const corners = one.all(10).map((x, index) => ({ x: Number(x), y: -Number(one.all(20)[index]) }));
          const closed = one.number(70) === 1 ? [...corners, ...corners.slice(0, 1)] : corners;
          return closed.slice(1).flatMap((to, index) => framesAlong(closed[index] ?? to, to, 0.05, 2));
        });
        for (const [index, frame] of frames.entries()) {
          expect(frames.slice(index + 1).every((other) => areFramesDisjoint(frame, other))).toBe(true);
          expect(drawn.every((line) => areFramesDisjoint(frame, line))).toBe(true);
          expect(frame.left).toBeGreaterThan(20);
          expect(frame.right).toBeLessThan(paperWidth - 10);
          expect(frame.bottom).toBeLessThan(-66);
        }
      }
    }),
    { numRuns: RUNS },
  );
});

const dxfOf = (page: ReturnType<typeof sampleOrder>) =>
  orderDxf(page, orderInstallation(page), 'PL', sampleTranslate('PL'));

it('the block of an asymmetrical luminaire has an arrow in the direction of its light', () => {
  const page = sampleOrder(planOf([[400]], { a: 1 }));
  const pointsOf = (throwsTo?: number) => {
    const lines = page.data.lines.map((line) => ({ ...line, ...(throwsTo !== undefined && { throwsTo }) }));
    const blocks = readDxf(dxfOf({ ...page, data: { ...page.data, lines } }), 'BLOCKS');
    const start = blocks.findIndex(
      ({ all, type }) => type === 'BLOCK' && all(2)[0]?.startsWith('LUMITOR-L '),
    );
    const end = blocks.findIndex(({ type }, index) => type === 'ENDBLK' && index > start);
    return blocks
      .slice(start + 1, end)
      .flatMap((one) => one.all(10).map((x, index) => [Number(x), Number(one.all(20)[index])] as const));
  };
  const without = pointsOf().length;
  expect(without).toBeGreaterThan(0);
  // Forward turned 90 degrees clockwise is a negative y in DXF.
  const lowest = (points: ReturnType<typeof pointsOf>) => Math.min(...points.map(([, y]) => y));
  const highest = (points: ReturnType<typeof pointsOf>) => Math.max(...points.map(([, y]) => y));
  expect(pointsOf(90).length).toBeGreaterThan(without);
  expect(lowest(pointsOf(90))).toBeLessThan(lowest(pointsOf()) - 1);
  expect(highest(pointsOf(270))).toBeGreaterThan(highest(pointsOf()) + 1);
});

it.each([
  ['szyny w suficie', { isRecessed: true }],
  ['szyny zwieszone, długość zwieszenia 40', { hang: 40 }],
])('every sheet with a plan states: %s', (words, stored) => {
  const page = sampleOrder(planOf([[400]], { a: 2 }));
  const reported = { ...page, data: { ...page.data, ...stored } };
  const texts = readDxf(dxfOf(reported))
    .filter(isOnPaper)
    .flatMap((entity) => entity.all(1));
  expect(texts.some((text) => text.includes(words))).toBe(true);
});

it('layers of hidden groups are off and keep their entities (D58d)', () => {
  const written = (hidden: typeof EVERYTHING.hidden) => {
    const page = sampleOrder({ ...EVERYTHING, hidden });
    return orderDxf(page, orderInstallation(page), 'PL', sampleTranslate('PL'));
  };
  const LAYER = /AcDbLayerTableRecord\n2\n(.*)\n70\n0\n62\n(-?\d+)\n/g;
  const colours = (dxf: string) =>
    new Map([...dxf.matchAll(LAYER)].map(([, name = '', colour]) => [name, Number(colour)]));
  const [shown, hidden] = [written([]), written(['obstacles', 'dimensions'])];
  const off = [...colours(hidden)].filter(([, colour]) => colour < 0).map(([name]) => name);
  expect([...colours(shown).values()].every((colour) => colour > 0)).toBe(true);
  expect(off).toEqual(['A-Przeszkody', 'G-Wymiary']);
  expect(on(modelOf(hidden), 'A-Przeszkody')).toHaveLength(on(modelOf(shown), 'A-Przeszkody').length);
});

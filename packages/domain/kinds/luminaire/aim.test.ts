import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RailFamily } from '../../catalogue/partTable.ts';
import { DEFAULT_PART_TABLES } from '../../parts/defaultPartTable.ts';
import { aimAt, aimedAt, familyHang, footprint, type LightCentre, wallBetween } from './aim.ts';

const DEGREE = Math.PI / 180;
const angle = fc.double({ min: 0, max: 359.9, noNaN: true });
const centre: fc.Arbitrary<LightCentre> = fc.record({
  x: fc.integer({ min: -1000, max: 1000 }),
  y: fc.integer({ min: -1000, max: 1000 }),
  z: fc.integer({ min: 50, max: 2000 }),
  heading: angle,
  turn: angle,
  tilt: fc.constant(0),
});
const FROM: LightCentre = { x: 0, y: 0, z: 260, heading: 0, turn: 0, tilt: 0 };

describe('distance of rails below the ceiling', () => {
  const [surface, suspended, recessed] = DEFAULT_PART_TABLES.standard.families as [
    RailFamily,
    RailFamily,
    RailFamily,
  ];

  it('is that of the plan, else the usual one of the family', () => {
    expect([surface, suspended, null].map((family) => familyHang(null, family))).toEqual([0, 50, 0]);
    expect([surface, suspended, null].map((family) => familyHang(30, family))).toEqual([30, 30, 30]);
  });

  it('is 0 for recessed rails, regardless of the plan', () => {
    expect([familyHang(null, recessed), familyHang(30, recessed)]).toEqual([0, 0]);
  });
});

describe('aiming at a point', () => {
  it('hits the point within a centimetre, from any height, heading and turn', () => {
    const offset = fc.record({
      x: fc.integer({ min: -1000, max: 1000 }),
      y: fc.integer({ min: -1000, max: 1000 }),
    });
    fc.assert(
      fc.property(centre, offset, (from, by) => {
        const to = { x: from.x + by.x, y: from.y + by.y };
        const { turn, tilt, isStopped } = aimAt(from, to, 0, 90);
        fc.pre(tilt < 88);
        const met = aimedAt({ ...from, turn, tilt });
        expect(isStopped).toBe(false);
        expect(turn >= 0 && turn < 360).toBe(true);
        expect(Math.hypot(met.x - to.x, met.y - to.y)).toBeLessThan(1);
      }),
    );
  });

  it('tilts less for a point above the floor', () => {
    expect(aimAt(FROM, { x: 185, y: 0 }, 75, 90).tilt).toBeCloseTo(45);
    expect(aimAt(FROM, { x: 260, y: 0 }, 0, 90).tilt).toBeCloseTo(45);
  });

  it('turns clockwise on the plan from the heading of the rail', () => {
    expect(aimAt(FROM, { x: 0, y: 100 }, 0, 90).turn).toBeCloseTo(90);
    expect(aimAt({ ...FROM, heading: 90 }, { x: 100, y: 0 }, 0, 90).turn).toBeCloseTo(270);
  });

  it("stops at the luminaire's largest tilt, and reports it", () => {
    expect(aimAt(FROM, { x: 260, y: 0 }, 0, 30)).toMatchObject({ tilt: 30, isStopped: true });
    expect(aimAt(FROM, { x: 260, y: 0 }, 300, 90)).toMatchObject({ tilt: 90, isStopped: true });
  });

  it('preserves the turn when aiming straight down', () => {
    expect(aimAt({ ...FROM, turn: 30 }, { x: 0.2, y: 0 }, 0, 90)).toEqual({
      turn: 30,
      tilt: 0,
      isStopped: false,
    });
  });
});

function mantle({ x, y, z, heading, turn, tilt }: LightCentre, beam: number, around: number) {
  const [a, t, half] = [(heading + turn) * DEGREE, tilt * DEGREE, (beam / 2) * DEGREE];
  const axis = [Math.sin(t) * Math.cos(a), Math.sin(t) * Math.sin(a), -Math.cos(t)];
  const forward = [Math.cos(t) * Math.cos(a), Math.cos(t) * Math.sin(a), Math.sin(t)];
  const side = [-Math.sin(a), Math.cos(a), 0];
  const ray = axis.map(
    (part, index) =>
      part * Math.cos(half) +
      Math.sin(half) *
        ((forward[index] as number) * Math.cos(around) + (side[index] as number) * Math.sin(around)),
  ) as [number, number, number];
  const far = -z / ray[2];
  return { x: x + ray[0] * far, y: y + ray[1] * far };
}

describe('the footprint of a beam', () => {
  it('is the ellipse in which the cone meets the floor', () => {
    const beam = fc.integer({ min: 5, max: 120 });
    const tilt = fc.double({ min: 0, max: 60, noNaN: true });
    const around = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(centre, tilt, beam, around, (at, leaning, width, direction) => {
        const from = { ...at, tilt: leaning };
        fc.pre(leaning + width / 2 < 85);
        const shape = footprint(from, width);
        if (!shape) throw new Error('The cone closes on the floor');
        const met = mantle(from, width, direction);
        const turned = -shape.angle * DEGREE;
        const [dx, dy] = [met.x - shape.x, met.y - shape.y];
        const u = (dx * Math.cos(turned) - dy * Math.sin(turned)) / shape.rx;
        const v = (dx * Math.sin(turned) + dy * Math.cos(turned)) / shape.ry;
        expect(u * u + v * v).toBeCloseTo(1, 5);
      }),
    );
  });

  it('is a circle straight below, and missing if the cone reaches the horizon', () => {
    const circle = footprint(FROM, 90);
    expect(circle?.rx).toBeCloseTo(260);
    expect(circle?.ry).toBeCloseTo(260);
    expect(footprint({ ...FROM, tilt: 60 }, 90)).toBeNull();
    expect(footprint({ ...FROM, z: 0 }, 30)).toBeNull();
  });
});

describe('a wall between two points', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ];
  it('is found at a share of the distance, the nearest of several', () => {
    expect(wallBetween(square, { x: 50, y: 50 }, { x: 150, y: 50 })).toBeCloseTo(0.5);
    expect(wallBetween(square, { x: -50, y: 50 }, { x: 150, y: 50 })).toBeCloseTo(0.25);
  });
  it('is missing within the room', () => {
    expect(wallBetween(square, { x: 20, y: 20 }, { x: 80, y: 60 })).toBeNull();
  });
});

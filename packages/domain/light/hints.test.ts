import { describe, expect, it } from 'vitest';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import { hintsFor } from './hints.ts';
import { litRoomOf, type Scene, type SceneLuminaire, type Shining } from './scene.ts';

const ROOM = { ...newRoom(rectangle(600, 400, { x: 300, y: 200 })), height: 300 };
const PICTURE = { id: 'a', begin: { x: 240, y: 0 }, end: { x: 360, y: 0 }, bottom: 120, top: 180 };

const spot = (id: string, x: number, y: number, more: Partial<SceneLuminaire> = {}): SceneLuminaire => ({
  id,
  bindingId: 'spot',
  x,
  y,
  z: 275,
  heading: 0,
  turn: 0,
  tilt: 0,
  ...more,
});
const sceneOf = (article: Shining, ...luminaires: SceneLuminaire[]): Scene => ({
  room: litRoomOf(ROOM),
  areas: [PICTURE],
  articles: { spot: article },
  luminaires,
});
const rounded = (scene: Scene, id = 'L1') =>
  hintsFor(scene, id).map((hint) =>
    Object.fromEntries(
      Object.entries(hint).map(([key, value]) => [
        key,
        typeof value === 'number' ? Math.round(value) : value,
      ]),
    ),
  );

const NARROW = { lumens: 1400, beam: 24 };
const WIDE = { lumens: 2000, beam: 90 };

describe('a spotlight on a picture', () => {
  const at = (distance: number, turn = 270) => {
    const tilt = (Math.atan2(distance, 275 - 150) * 180) / Math.PI;
    return sceneOf(NARROW, spot('L1', 300, distance, { turn, tilt }));
  };

  it('gets its angle, and its distance for 30°', () => {
    expect(rounded(at(140))).toEqual([
      { kind: 'accent', areaId: 'a', angle: 48, target: 30, distance: 140, targetDistance: 72 },
    ]);
    expect(rounded(at(40))).toMatchObject([{ angle: 18, distance: 40 }]);
  });

  it('gets no hint between 25° and 35°, past the picture, or behind a wall', () => {
    expect(rounded(at(72))).toEqual([]);
    expect(rounded(at(140, 310))).toEqual([]);
    const away = { ...PICTURE, begin: { x: 240, y: -80 }, end: { x: 360, y: -80 } };
    const tilt = (Math.atan2(200, 125) * 180) / Math.PI;
    const beyond = sceneOf(NARROW, spot('L1', 300, 120, { turn: 270, tilt }));
    expect(rounded({ ...beyond, areas: [away] })).toEqual([]);
    expect(rounded({ ...at(140), areas: [{ ...PICTURE, begin: PICTURE.end, end: PICTURE.begin }] })).toEqual(
      [],
    );
  });
});

describe('a luminaire that shines sideways', () => {
  const table: PhotometricTable = {
    symmetry: 'c0c180',
    c: [0, 90, 180],
    gamma: [0, 20, 40, 60, 80],
    candela: [
      [300, 700, 900, 600, 100],
      [300, 250, 150, 80, 0],
      [300, 100, 30, 0, 0],
    ],
    turn: 0,
  };

  it('gets its distance from the wall, and a third of the height as the best one', () => {
    const scene = sceneOf({ table }, spot('L1', 300, 160, { turn: 270 }));
    expect(rounded(scene)).toEqual([{ kind: 'wallwasher', distance: 160, target: 100 }]);
    const turned = sceneOf({ table, photometryTurn: 90 }, spot('L1', 300, 160, { turn: 270 }));
    expect(rounded(turned)).toMatchObject([{ distance: 300 }]);
  });

  it('gets no hint at about that distance, or if it shines along the wall', () => {
    expect(rounded(sceneOf({ table }, spot('L1', 300, 108, { turn: 270 })))).toEqual([]);
    const slanted = {
      ...ROOM,
      outline: [
        { x: 0, y: 0 },
        { x: 900, y: 0 },
        { x: 0, y: 200 },
      ],
    };
    const along = sceneOf({ table }, spot('L1', 100, 100, { turn: 0 }));
    expect(rounded({ ...along, room: litRoomOf(slanted) })).toEqual([]);
  });
});

describe('rows that shine down', () => {
  it('get a hint if their beams do not meet, among themselves and at the wall', () => {
    // A beam of 90° is 4 m wide there; the walls are farther.
    const row = (...xs: number[]) => sceneOf(WIDE, ...xs.map((x, index) => spot(`L${index + 1}`, x, 200)));
    expect(rounded(row(150, 450))).toEqual([]);
    expect(rounded(row(60, 540))).toEqual([{ kind: 'spacing', distance: 480, target: 400 }]);
    expect(rounded(row(290, 310))).toEqual([{ kind: 'fromWall', distance: 290, target: 200 }]);
    expect(rounded(row(290, 310, 330), 'L2')).toEqual([]);
  });

  it('are measured between their luminous lengths along the rail', () => {
    const long = sceneOf({ ...WIDE, luminousLength: 120 }, spot('L1', 60, 200), spot('L2', 540, 200));
    expect(rounded(long)).toEqual([]);
  });

  it('get no hint with narrow beams, alone, or without data or a room', () => {
    expect(rounded(sceneOf(NARROW, spot('L1', 60, 200), spot('L2', 540, 200)))).toEqual([]);
    expect(rounded(sceneOf(WIDE, spot('L1', 300, 200)))).toEqual([]);
    expect(rounded(sceneOf({}, spot('L1', 60, 200), spot('L2', 540, 200)))).toEqual([]);
    const scene = sceneOf(WIDE, spot('L1', 60, 200), spot('L2', 540, 200));
    expect(rounded({ ...scene, room: null })).toEqual([]);
    expect(rounded(scene, 'none')).toEqual([]);
  });
});

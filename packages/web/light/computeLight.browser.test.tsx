import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { surfacesAround } from '@lumitor/domain/light/around';
import { litRoomOf, type Scene } from '@lumitor/domain/light/scene';
import { expect, it } from 'vitest';
import { computeLight } from './computeLight.ts';

function manyCorners() {
  const outline = Array.from({ length: 64 }, (_, corner) => {
    const away = corner % 2 === 0 ? 900 : 760;
    const angle = (corner * Math.PI) / 32;
    return { x: Math.round(away * Math.cos(angle)), y: Math.round(away * Math.sin(angle)) };
  });
  const room = newRoom(outline);
  return { ...sceneIn(litRoomOf(room)), measured: surfacesAround(litRoomOf(room)) };
}

const sceneIn = (room: Scene['room']) => ({
  scene: {
    room,
    areas: [],
    luminaires: Array.from({ length: 12 }, (_, index) => ({
      id: `l${index}`,
      bindingId: 'a',
      x: 80 * (index % 4) - 120,
      y: 80 * Math.floor(index / 4) - 80,
      z: 260,
      heading: 0,
      turn: 0,
      tilt: 0,
    })),
    articles: { a: { lumens: 1_000, beam: 60 } },
  } satisfies Scene,
  surfaces: [{ kind: 'plane' }] as const,
  detail: 'full' as const,
});

it('reports progress, and stops when cancelled without delaying the next request', async () => {
  const cancelling = new AbortController();
  const shares: number[] = [];
  const computed = computeLight(manyCorners(), cancelling.signal, (share) => {
    shares.push(share);
    if (share > 0.05) cancelling.abort();
  });
  await expect(computed).rejects.toThrow();
  const seen = shares.length;
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThan(0.5);

  const small = await computeLight(sceneIn(litRoomOf(newRoom(rectangle(300, 300, { x: 0, y: 0 })))));
  expect(small.lights[0]?.figures?.mean).toBeGreaterThan(0);
  expect(shares).toHaveLength(seen);
});

it('computes full requests in order', async () => {
  const room = newRoom(rectangle(300, 300, { x: 0, y: 0 }));
  const request = { ...sceneIn(litRoomOf(room)), measured: surfacesAround(litRoomOf(room)) };
  const { lights, measured } = await computeLight(request);
  expect(lights.map(({ map }) => map.surface)).toEqual([{ kind: 'plane' }]);
  expect(measured.map(({ map }) => map.surface)).toEqual(request.measured);
});

import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { expect, it } from 'vitest';
import { isRough, type LightState } from './lightStore.ts';

type Answer = NonNullable<LightState['answer']>;

const room = newRoom(rectangle(400, 300, { x: 0, y: 0 }));
const answer = (detail: Answer['detail'], of: typeof room | null): Answer => {
  const scene = { room: of, luminaires: [], articles: {}, areas: [] };
  return { query: { scene } as unknown as Answer['query'], lights: [], measured: null, detail };
};

it('Figures with reflections are rough during a drag, until the resting ones are computed', () => {
  expect(isRough(answer('quick', room))).toBe(true);
  expect(isRough(answer('full', room))).toBe(false);
  expect(isRough(answer('quick', { ...room, reflectance: { ceiling: 0, walls: 0, floor: 0 } }))).toBe(false);
  expect(isRough(answer('quick', null))).toBe(false);
});

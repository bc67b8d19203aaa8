import { newRoom, rectangle } from '../kinds/room/room.ts';
import type { Plan } from '../plan/plan.ts';
import { planOf, withPut } from './arbitraryPlan.ts';

export const EVERYTHING: Plan = {
  ...withPut(
    planOf([[400], [200, 'bendRight'], [300, 'T'], [120]], { a: 1, b: 4, c: 2 }),
    { bindingId: 'b', stepId: 's0', at: 80, turn: 90, tilt: 30 },
    { bindingId: 'b', stepId: 's1', at: 40, turn: 315, tilt: 40 },
  ),
  hang: 30,
  wiring: {
    feeds: [{ id: 'f', stepId: 's2', at: 200, cable: { length: 450, conductor: 1.5 } }],
    cuts: [{ stepId: 's2', at: 0 }],
    ownZones: [],
    supplies: [{ zone: { stepId: 's0', at: 10 }, x: 160, y: 500, z: 220 }],
    gateways: [{ x: 700, y: 520, z: 210 }],
  },
  dimming: { groups: [{ number: 0, name: 'Łąka', luminaires: ['b 0'] }], scenes: [] },
  wallControls: [{ id: 'p', label: 'Wejście', x: 110, y: 400, z: 110, groups: [0], scenes: [] }],
  room: {
    ...newRoom(rectangle(800, 700, { x: 100, y: 200 })),
    openings: [
      { id: 'd', kind: 'door', wall: 0, at: 300, width: 90 },
      { id: 'w', kind: 'window', wall: 1, at: 200, width: 150 },
    ],
    obstacles: [
      {
        id: 'c',
        kind: 'column',
        x: 300,
        y: 400,
        width: 40,
        depth: 40,
        heading: 0,
        from: 0,
        to: 270,
        reflectance: 0.5,
      },
      {
        id: 's',
        kind: 'shelf',
        x: -200,
        y: 300,
        width: 90,
        depth: 40,
        heading: 30,
        from: 0,
        to: 180,
        reflectance: 0.5,
      },
    ],
  },
  areas: [{ id: 'a', name: '', begin: { x: 0, y: 400 }, end: { x: 200, y: 400 }, bottom: 50, top: 200 }],
};

import { type Motion, movedPoint } from '../../layout/sheetMotion.ts';
import type { Deg } from '../../units.ts';
import type { VerticalArea } from '../area/area.ts';
import type { Underlay } from '../underlay/underlay.ts';
import type { Room } from './room.ts';

export interface Surroundings {
  room: Room | null;
  areas: readonly VerticalArea[];
  underlay: Underlay | null;
}

/** The whole sheet except the first island moves (D42a). */
export function movedSurroundings({ room, areas, underlay }: Surroundings, motion: Motion): Surroundings {
  const turned = (heading: Deg) => (heading + 90 * motion.quarters + 360) % 360;
  return {
    room: room && {
      ...room,
      outline: room.outline.map((corner) => movedPoint(corner, motion)),
      ...(room.obstacles && {
        obstacles: room.obstacles.map((one) => ({
          ...one,
          ...movedPoint(one, motion),
          heading: turned(one.heading),
        })),
      }),
    },
    areas: areas.map((area) => ({
      ...area,
      begin: movedPoint(area.begin, motion),
      end: movedPoint(area.end, motion),
    })),
    underlay: underlay && {
      ...underlay,
      ...movedPoint(underlay, motion),
      rotation: turned(underlay.rotation),
    },
  };
}

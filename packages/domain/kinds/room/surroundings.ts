import type { Deg } from '../../units.ts';
import type { VerticalArea } from '../area/area.ts';
import { type Motion, movedPlaces, movedPoint } from '../rail/sheetMotion.ts';
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
      outline: movedPlaces(room.outline, motion),
      ...(room.obstacles && {
        obstacles: movedPlaces(room.obstacles, motion).map((one) => ({
          ...one,
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

import { type Motion, moved } from '../layout/sheetMotion.ts';
import type { Room } from './room.ts';
import type { Underlay } from './underlay.ts';
import type { VerticalArea } from './verticalArea.ts';

/** What lies around and under a layout. */
export interface Surroundings {
  room: Room | null;
  areas: readonly VerticalArea[];
  underlay: Underlay | null;
}

/** Where they lie once all of the sheet but the first island has moved (D42a). */
export const movedSurroundings = ({ room, areas, underlay }: Surroundings, motion: Motion): Surroundings => ({
  room: room && { ...room, outline: room.outline.map((corner) => moved(corner, motion)) },
  areas: areas.map((area) => ({ ...area, begin: moved(area.begin, motion), end: moved(area.end, motion) })),
  underlay: underlay && {
    ...underlay,
    ...moved(underlay, motion),
    rotation: (underlay.rotation + 90 * motion.quarters + 360) % 360,
  },
});

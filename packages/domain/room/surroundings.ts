import { type Motion, moved } from '../layout/sheetMotion.ts';
import type { Room } from './room.ts';
import type { Underlay } from './underlay.ts';

/** What lies around and under a layout. */
export interface Surroundings {
  room: Room | null;
  underlay: Underlay | null;
}

/** Where they lie once all of the sheet but the first island has moved (D42a). */
export const movedSurroundings = ({ room, underlay }: Surroundings, motion: Motion): Surroundings => ({
  room: room && { ...room, outline: room.outline.map((corner) => moved(corner, motion)) },
  underlay: underlay && {
    ...underlay,
    ...moved(underlay, motion),
    rotation: (underlay.rotation + 90 * motion.quarters + 360) % 360,
  },
});

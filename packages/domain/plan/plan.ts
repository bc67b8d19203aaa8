import { EMPTY_LAYOUT, type Layout } from '../layout/layout.ts';
import type { Room } from '../room/room.ts';
import type { RoomView } from '../room/roomView.ts';
import type { Underlay } from '../room/underlay.ts';
import type { VerticalArea } from '../room/verticalArea.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import { type Choices, NO_CHOICES } from './choices.ts';
import type { Placement } from './placement.ts';

/** Lowest that rails hang below the ceiling, in centimetres. */
export const MAX_HANG = 1000;

/** Longest name of a plan that can be saved. */
export const MAX_NAME = 120;

/** All that a visitor makes, as one value that is never changed in place (D41). */
export interface Plan {
  layout: Layout;
  choices: Choices;
  /** Luminaires put by hand, in the order in which they were first put (D43). */
  placements: readonly Placement[];
  /** Feeds put by hand, cuts, and islands that are zones of their own (D53, D55). */
  wiring: Wiring;
  /** How far the rails hang below the ceiling, in centimetres; null: as their family usually does (D45). */
  hang: number | null;
  /** As it is typed; it may be longer than can be saved. */
  name: string;
  /** The room around the layout (D46). */
  room: Room | null;
  /** Pictures and shelves in it, on which light is measured (D46a); none without a room. */
  areas: readonly VerticalArea[];
  /** The floor plan under it (D47). */
  underlay: Underlay | null;
  /** A picture of the room in 3D that goes with an order. */
  view: RoomView | null;
}

export const EMPTY_PLAN: Plan = {
  layout: EMPTY_LAYOUT,
  choices: NO_CHOICES,
  placements: [],
  wiring: NO_WIRING,
  hang: null,
  name: '',
  room: null,
  areas: [],
  underlay: null,
  view: null,
};

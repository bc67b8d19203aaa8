import { ALUMINIUM, BRASS, type Finish } from '../kit/finish.ts';
import { box } from '../kit/mesh.ts';
import type { Shape } from '../kit/shape.ts';
import { MICRO_SURFACE, SURFACE } from '../rail/profile.ts';
import { hungRail } from '../rail/rail.ts';

/** What a luminaire of a line hangs from: its rail, and the adapter in the slot. */
export interface Mount {
  shapes: Shape[];
  /** Height of the adapter's underside; the rail's is 0. */
  below: number;
}

/** A brass luminaire fits rails of both colours: it hangs from a bare one. */
export const railFor = (finish: Finish): Finish => (finish === BRASS ? ALUMINIUM : finish);

export const standardMount = (finish: Finish, length = 250, adapter = 124): Mount => ({
  shapes: [
    box({ at: [-adapter / 2, -14, -18], size: [adapter, 28, 18] }, finish),
    hungRail(SURFACE, length, finish),
  ],
  below: -18,
});

/** A magnetic adapter lies almost wholly in the slot. */
export const microMount = (finish: Finish, length = 200, adapter = 84): Mount => ({
  shapes: [
    box({ at: [-adapter / 2, -9, -4], size: [adapter, 18, 4] }, finish),
    hungRail(MICRO_SURFACE, length, finish),
  ],
  below: -4,
});

import { type Geometry, measureLayout } from './geometry.ts';
import type { Side } from './shape.ts';
import type { EndRef, Step } from './step.ts';

/** Ready-made layouts (D9). */
export const PREMADE_OPTIONS = ['option1', 'option1Curved', 'L', 'U', 'T'] as const;
export type PremadeOption = (typeof PREMADE_OPTIONS)[number];

/** What the visitor draws: plain data, never changed in place. */
export interface Layout {
  steps: readonly Step[];
  /** Ends of the start frame that take no steps (D7). */
  inactiveEntries: readonly Side[];
  /** The ready-made layout it still is; null once it was edited. */
  premadeOption: PremadeOption | null;
  /** Where the next step goes (D6); null where every end is joined or inactive, or nothing is drawn. */
  activeEnd: EndRef | null;
}

export const EMPTY_LAYOUT: Layout = { steps: [], inactiveEntries: [], premadeOption: null, activeEnd: null };

const measured = new WeakMap<readonly Step[], { inactiveEntries: readonly Side[]; geometry: Geometry }>();

/** What was measured last: most layouts are another with a step more or less. */
let newest: Geometry | undefined;

/** The geometry of a layout, computed once for each list of steps. */
export function geometryOf({ steps, inactiveEntries }: Pick<Layout, 'steps' | 'inactiveEntries'>): Geometry {
  const known = measured.get(steps);
  if (known && known.inactiveEntries === inactiveEntries) return known.geometry;
  const geometry = measureLayout(steps, inactiveEntries, newest);
  newest = geometry;
  measured.set(steps, { inactiveEntries, geometry });
  return geometry;
}

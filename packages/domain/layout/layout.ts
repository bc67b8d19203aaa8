import { type Geometry, measureLayout } from './geometry.ts';
import type { Side } from './shape.ts';
import type { EndRef, Step } from './step.ts';

/** Ready-made layouts (D9). */
export const PREMADE_OPTIONS = ['option1', 'option1Curved', 'L', 'U', 'T'] as const;
export type PremadeOption = (typeof PREMADE_OPTIONS)[number];

/** Plain data, never mutated. */
export interface Layout {
  steps: readonly Step[];
  /** Ends of the start frame that take no steps (D7). */
  inactiveEntries: readonly Side[];
  /** Ready-made layout, as long as it is unedited; null afterwards. */
  premadeOption: PremadeOption | null;
  /** End where the next step goes (D6); null if no end is open or the layout is empty. */
  activeEnd: EndRef | null;
}

export const EMPTY_LAYOUT: Layout = { steps: [], inactiveEntries: [], premadeOption: null, activeEnd: null };

const measured = new WeakMap<readonly Step[], { inactiveEntries: readonly Side[]; geometry: Geometry }>();

/** Latest geometry: most layouts differ from the previous one by a single step. */
let newest: Geometry | undefined;

/** Geometry of a layout, computed once for each list of steps. */
export function geometryOf({ steps, inactiveEntries }: Pick<Layout, 'steps' | 'inactiveEntries'>): Geometry {
  const known = measured.get(steps);
  if (known && known.inactiveEntries === inactiveEntries) return known.geometry;
  const geometry = measureLayout(steps, inactiveEntries, newest);
  newest = geometry;
  measured.set(steps, { inactiveEntries, geometry });
  return geometry;
}

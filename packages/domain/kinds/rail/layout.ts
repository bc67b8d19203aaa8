import { type Geometry, measureLayout } from './geometry.ts';
import type { Side } from './shape.ts';
import type { EndRef, Rail } from './step.ts';

export const PREMADE_OPTIONS = ['option1', 'option1Curved', 'L', 'U', 'T'] as const;
export type PremadeOption = (typeof PREMADE_OPTIONS)[number];

export interface Layout {
  steps: readonly Rail[];
  /** Ends of the first start frame that take no steps (D7). */
  inactiveEntries: readonly Side[];
  premadeOption: PremadeOption | null;
  /** Null if no end is open (D6). */
  activeEnd: EndRef | null;
}

export const EMPTY_LAYOUT: Layout = { steps: [], inactiveEntries: [], premadeOption: null, activeEnd: null };

/** Geometry by list of steps: lists are never changed in place. */
const measured = new WeakMap<readonly Rail[], { inactiveEntries: readonly Side[]; geometry: Geometry }>();

/** Most layouts differ from the last one by a single step, whose other steps are reused. */
let newest: Geometry | undefined;

export function geometryOf({ steps, inactiveEntries }: Pick<Layout, 'steps' | 'inactiveEntries'>): Geometry {
  const known = measured.get(steps);
  if (known && known.inactiveEntries === inactiveEntries) return known.geometry;
  const geometry = measureLayout(steps, inactiveEntries, newest);
  newest = geometry;
  measured.set(steps, { inactiveEntries, geometry });
  return geometry;
}

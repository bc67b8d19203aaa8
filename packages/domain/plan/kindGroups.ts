import { type Hideable, type Hiding, isHidden } from './hidden.ts';

/** Kinds of things on a plan, each with the group that hides it: drawings, pointer, labels and selection follow. */
export const GROUP_OF = {
  rail: 'rails',
  luminaire: 'luminaires',
  room: 'room',
  opening: 'room',
  area: 'room',
  obstacle: 'obstacles',
  underlay: 'floorPlan',
  feed: 'installation',
  cut: 'installation',
  supply: 'installation',
  gateway: 'installation',
  wallControl: 'installation',
} as const satisfies Record<string, Hideable>;

export type PlanKind = keyof typeof GROUP_OF;

export const isKindHidden = (plan: Hiding, kind: PlanKind): boolean => isHidden(plan, GROUP_OF[kind]);

export const shownKinds = <Kind extends PlanKind>(plan: Hiding, kinds: readonly Kind[]): readonly Kind[] =>
  plan.hidden.length === 0 ? kinds : kinds.filter((kind) => !isKindHidden(plan, kind));

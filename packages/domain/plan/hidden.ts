/** Groups of a drawing that a user can hide (D58d); stored with the plan. */
export const HIDEABLE = [
  'rails',
  'luminaires',
  'labels',
  'dimensions',
  'room',
  'obstacles',
  'floorPlan',
  'light',
  'installation',
] as const;
export type Hideable = (typeof HIDEABLE)[number];

export interface Hiding {
  hidden: readonly Hideable[];
}

export const isHidden = ({ hidden }: Hiding, group: Hideable): boolean => hidden.includes(group);

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
} as const satisfies Record<string, Hideable>;

export type PlanKind = keyof typeof GROUP_OF;

export const isKindHidden = (plan: Hiding, kind: PlanKind): boolean => isHidden(plan, GROUP_OF[kind]);

export const shownKinds = <Kind extends PlanKind>(plan: Hiding, kinds: readonly Kind[]): readonly Kind[] =>
  plan.hidden.length === 0 ? kinds : kinds.filter((kind) => !isKindHidden(plan, kind));

/** Ordered as in `HIDEABLE`, so that equal sets are stored alike. */
export const withHidden = ({ hidden }: Hiding, group: Hideable, isHiding: boolean): Hideable[] =>
  HIDEABLE.filter((each) => (each === group ? isHiding : hidden.includes(each)));

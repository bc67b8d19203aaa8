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

/** Ordered as in `HIDEABLE`, so that equal sets are stored alike. */
export const withHidden = ({ hidden }: Hiding, group: Hideable, isHiding: boolean): Hideable[] =>
  HIDEABLE.filter((each) => (each === group ? isHiding : hidden.includes(each)));

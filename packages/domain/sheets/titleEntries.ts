import type { Deg } from '../units.ts';

export const TITLE_TEXTS = {
  client: 80,
  site: 120,
  storey: 40,
  discipline: 40,
  drawnBy: 60,
  licence: 40,
  checkedBy: 60,
} as const;
export type TitleText = keyof typeof TITLE_TEXTS;
export const TITLE_TEXT_NAMES = Object.keys(TITLE_TEXTS) as TitleText[];

/** Typed for an order's drawings; all are optional (D58b). */
export type TitleEntries = Record<TitleText, string> & {
  /** North clockwise from the top of the plan; null: no arrow. */
  north: Deg | null;
};

export const NO_TITLE_ENTRIES: TitleEntries = {
  client: '',
  site: '',
  storey: '',
  discipline: '',
  drawnBy: '',
  licence: '',
  checkedBy: '',
  north: null,
};

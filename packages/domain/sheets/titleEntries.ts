/** Text fields of a title block that are typed for an order, with the greatest number of letters of each. */
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

/** What is typed for the title block of an order's drawings; every field may be empty (D58b). */
export type TitleEntries = Record<TitleText, string> & {
  /** Angle of north in degrees, clockwise from the top of the plan; null: no arrow. */
  north: number | null;
};

export const NO_TITLE_ENTRIES: TitleEntries = {
  ...{ client: '', site: '', storey: '', discipline: '', drawnBy: '', licence: '', checkedBy: '' },
  north: null,
};

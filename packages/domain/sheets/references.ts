import type { Translate } from '../translation/lookup.ts';

/** How what goes on on another sheet refers to it, both ways, by the place of that sheet among those that are made together. */
export interface References {
  from: (index: number) => string;
  on: (index: number) => string;
  /** What goes on on the same sheet. */
  here: string;
}

/** @param numberOf a sheet, by its place */
export const referencesBy = (numberOf: (index: number) => number, t: Translate): References => ({
  from: (index) => t('sheet.fromSheet', { sheet: numberOf(index) }),
  on: (index) => t('sheet.onSheet', { sheet: numberOf(index) }),
  here: t('sheet.goesOn'),
});

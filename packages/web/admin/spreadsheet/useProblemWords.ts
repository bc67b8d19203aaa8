import { useTranslate } from '../words/useTranslate.ts';
import type { Problem } from './plan/problem.ts';

/** What is said of a cell that can't be taken: its column, as the file names it, and why. */
export function useProblemWords() {
  const translate = useTranslate();
  return {
    columnOf: ({ column }: Problem) => column || translate('spreadsheet.table.wholeRow'),
    reasonOf: ({ key, values }: Problem) => translate(`spreadsheet.problems.${key}`, values),
  };
}

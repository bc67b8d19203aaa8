import { useLocale } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';
import type { Column } from './columns.ts';
import { headingLanguage, headingOf } from './headings.ts';
import type { Problem } from './plan/problem.ts';

/** What a person calls a column, as a file does, and what is said of a cell that can't be taken. */
export function useColumnWords(columns: readonly Column[]) {
  const translate = useTranslate();
  const language = headingLanguage(useLocale());
  const headingFor = (column: Column) => headingOf(column, language);
  return {
    language,
    headingFor,
    columnOf: ({ column: name }: Problem) => {
      const column = columns.find((each) => each.name === name);
      return column ? headingFor(column) : name || translate('spreadsheet.table.wholeRow');
    },
    reasonOf: ({ key, values }: Problem) => translate(`spreadsheet.problems.${key}`, values),
  };
}

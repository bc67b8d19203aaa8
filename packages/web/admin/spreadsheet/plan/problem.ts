import type * as v from 'valibot';
import type { spreadsheetWords } from '../../words/spreadsheet.ts';
import type { WorkbookCellFault } from '../sheet/cell.ts';

export type CellFault = WorkbookCellFault<keyof typeof spreadsheetWords.problems>;

export interface Problem extends CellFault {
  /** Column name in the file; empty for the whole row. */
  column: string;
}

function ruleOf(issue: v.BaseIssue<unknown>): CellFault {
  const requirement = issue.requirement as number;
  switch (issue.type) {
    case 'strict_object':
      return issue.received === 'undefined'
        ? { key: 'required' }
        : { key: 'invalid', values: { message: issue.message } };
    case 'min_length':
      return { key: 'required' };
    case 'max_length':
      return { key: 'tooLong', values: { max: requirement } };
    case 'min_value':
      return { key: 'tooLow', values: { min: requirement } };
    case 'max_value':
      return { key: 'tooHigh', values: { max: requirement } };
    case 'integer':
      return { key: 'notWhole' };
    default:
      return { key: 'invalid', values: { message: issue.message } };
  }
}

export const schemaProblems = (issues: readonly v.BaseIssue<unknown>[]): Problem[] =>
  issues.map((issue) => ({
    ...ruleOf(issue),
    column: (issue.path ?? []).map(({ key }) => String(key)).join('.'),
  }));

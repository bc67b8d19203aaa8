import type * as v from 'valibot';
import type { spreadsheetWords } from '../../words/spreadsheet.ts';
import type { Fault } from '../sheet/cell.ts';

/** Why a cell can't be taken. */
export type CellFault = Fault<keyof typeof spreadsheetWords.problems>;

/** Why a row is rejected. */
export interface Problem extends CellFault {
  /** As the file names it; empty: the row as a whole. */
  column: string;
}

/** The rule that a field broke, in words of the administration. */
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

/** What a collection's schema says against an article, by column. */
export const schemaProblems = (issues: readonly v.BaseIssue<unknown>[]): Problem[] =>
  issues.map((issue) => ({
    ...ruleOf(issue),
    column: (issue.path ?? []).map(({ key }) => String(key)).join('.'),
  }));

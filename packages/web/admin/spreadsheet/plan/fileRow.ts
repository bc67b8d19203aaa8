import type { Fields } from '../../data/changes.ts';
import type { Cell } from '../sheet/cell.ts';
import type { Problem } from './problem.ts';

/** An article as a file has it, whatever kind of file that is. */
export interface FileRow {
  /** As the spreadsheet counts it; of a list of documents their place, from 1. */
  number: number;
  /** Empty where the file says none. */
  id: string;
  /** The product code; empty where the file says none. */
  code: string;
  /** As the file has them, under its own header; none of a document. */
  cells: readonly Cell[];
  /** An article's fields after the row is laid over them. */
  layOver(before: Fields): { fields: Fields; problems: readonly Problem[] };
}

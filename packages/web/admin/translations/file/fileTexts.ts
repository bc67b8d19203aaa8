import type { Fault } from '../../spreadsheet/sheet/cell.ts';
import type { WordIn, WordKey } from '../../words/messages.ts';

/** Where something stands in a file: a row and a column of a sheet, or a path in JSON. */
export interface Place {
  row: number | null;
  /** Column, or path. */
  name: string;
}

export interface FileText {
  section: string;
  key: string;
  language: string;
  text: string;
  place: Place;
}

export interface Rejection {
  place: Place;
  reason: Fault<WordIn<'translations.rejected'>>;
}

/** What a file says; a text that is empty in it says nothing. */
export interface FileTexts {
  texts: FileText[];
  rejections: Rejection[];
}

export type ReadTexts = ({ ok: true } & FileTexts) | { ok: false; fault: Fault<WordKey> };

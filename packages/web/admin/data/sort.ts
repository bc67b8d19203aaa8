import type { SortPayload } from 'react-admin';
import { COLOURS, colourOf } from '../catalogue/filter.ts';
import type { Document } from './allDocuments.ts';

const collator = new Intl.Collator('pl', { numeric: true, sensitivity: 'base' });

/** What a field counts as in an order: a price by protocol counts as its first amount above 0. */
function orderOf(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return value;
  const amounts = value && typeof value === 'object' ? Object.values(value) : [];
  return (amounts.find((amount) => typeof amount === 'number' && amount > 0) as number | undefined) ?? 0;
}

/** What a column shows, where it is not a stored field. */
const SHOWN: Record<string, (document: Document) => unknown> = {
  titleEn: ({ title, titleEn }) => titleEn || title,
  colour: (document) => COLOURS.indexOf(colourOf(document)),
};

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** In a new array; equals stay as they were, newest first. */
export function sortDocuments(documents: readonly Document[], sort: SortPayload | undefined): Document[] {
  if (!sort?.field) return [...documents];
  const way = sort.order === 'DESC' ? -1 : 1;
  const shown = SHOWN[sort.field] ?? ((document: Document) => document[sort.field]);
  const keyed = documents.map((document) => ({ document, key: orderOf(shown(document)) }));
  return keyed.sort((a, b) => way * compare(a.key, b.key)).map(({ document }) => document);
}

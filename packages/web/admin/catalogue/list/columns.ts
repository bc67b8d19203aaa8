import { type CatalogueField, codeFieldOf, FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { SortPayload } from 'react-admin';

/** The title is a column of its own, with the picture; texts of several lines are for the form. */
const isColumn = (field: CatalogueField): boolean =>
  field.name !== 'title' && field.name !== 'active' && field.kind !== 'picture' && !('isLong' in field);

/** Columns that are there until somebody chooses others. */
const isShown = (field: CatalogueField): boolean =>
  'isCode' in field ||
  ['type', 'luminaireType', 'systemType', 'price', 'watts', 'colour'].includes(field.kind);

const isCode = (field: CatalogueField): boolean => 'isCode' in field && field.isCode === true;

/** The fields of a collection that a list may show, the code first. */
export function listColumns(collection: CatalogueCollection): CatalogueField[] {
  const columns = FIELDS[collection].filter(isColumn);
  return columns.sort((a, b) => Number(isCode(b)) - Number(isCode(a)));
}

/** Names of the columns that a list does not show until somebody asks for them. */
export const hiddenColumnsOf = (collection: CatalogueCollection): string[] =>
  listColumns(collection)
    .filter((field) => !isShown(field))
    .map(({ name }) => name);

/** By code where that is how articles are known, else the newest first. */
export const firstSort = (collection: CatalogueCollection): SortPayload =>
  codeFieldOf(collection) === 'type'
    ? { field: 'type', order: 'ASC' }
    : { field: 'createdAt', order: 'DESC' };

/** What sorts by the title that is shown. */
export const titleField = (collection: CatalogueCollection, locale: string): string =>
  locale === 'pl' || collection === 'systems' ? 'title' : 'titleEn';

/** By what a list may be sorted where it has no room for columns. */
export const sortsOf = (collection: CatalogueCollection): string[] => {
  const hidden = hiddenColumnsOf(collection);
  const names = listColumns(collection).map(({ name }) => name);
  return ['createdAt', 'title', ...names.filter((name) => !hidden.includes(name)), 'active'];
};

import { type CatalogueField, codeFieldOf, FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { SortPayload } from 'react-admin';

const isColumn = (field: CatalogueField): boolean =>
  !['title', 'active', 'img', 'pictures'].includes(field.name) && !('isLong' in field);

const isShown = (field: CatalogueField): boolean =>
  'isCode' in field ||
  ['type', 'luminaireType', 'systemType', 'price', 'watts', 'colour'].includes(field.kind);

const isCode = (field: CatalogueField): boolean => 'isCode' in field && field.isCode === true;

export function listColumns(collection: CatalogueCollection): CatalogueField[] {
  const columns = FIELDS[collection].filter(isColumn);
  return columns.sort((a, b) => Number(isCode(b)) - Number(isCode(a)));
}

export const hiddenColumnsOf = (collection: CatalogueCollection): string[] =>
  listColumns(collection)
    .filter((field) => !isShown(field))
    .map(({ name }) => name);

export const firstSort = (collection: CatalogueCollection): SortPayload =>
  codeFieldOf(collection) === 'type'
    ? { field: 'type', order: 'ASC' }
    : { field: 'createdAt', order: 'DESC' };

export const titleField = (collection: CatalogueCollection, locale: string): string =>
  locale === 'pl' || collection === 'systems' ? 'title' : 'titleEn';

export const sortsOf = (collection: CatalogueCollection): string[] => {
  const hidden = hiddenColumnsOf(collection);
  const names = listColumns(collection).map(({ name }) => name);
  return ['createdAt', 'title', ...names.filter((name) => !hidden.includes(name)), 'active'];
};

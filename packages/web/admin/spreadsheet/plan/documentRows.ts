import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { Fields } from '../../data/changes.ts';
import type { FileRow } from './fileRow.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Documents as JSON has them. What a document does not name stays as it is. */
export const documentRows = (collection: CatalogueCollection, documents: readonly Fields[]): FileRow[] =>
  documents.map((document, index) => {
    const { id, version: _, createdAt: __, base64: ___, ...fields } = document;
    return {
      number: index + 1,
      id: textOf(id),
      code: textOf(fields[codeFieldOf(collection) ?? '']),
      cells: [],
      layOver: (before) => ({ fields: { ...before, ...fields }, problems: [] }),
    };
  });

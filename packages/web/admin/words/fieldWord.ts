import type { CatalogueField } from '@lumitor/domain/catalogue/fields';

/** A field's word: a product code is called so, whatever stored field it is in. */
export function fieldWord(field: CatalogueField) {
  if ('isCode' in field && field.isCode) return 'code';
  return field.kind === 'systemType' ? 'systemType' : field.name;
}

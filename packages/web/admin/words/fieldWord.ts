import type { CatalogueField } from '@lumitor/domain/catalogue/fields';

/** Product code label, independent of the stored field. */
export function fieldWord(field: CatalogueField) {
  if ('isCode' in field && field.isCode) return 'code';
  return field.kind === 'systemType' ? 'systemType' : field.name;
}

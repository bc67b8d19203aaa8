import {
  accessorySchema,
  bindingSchema,
  connectionSchema,
  gatewaySchema,
  powerSchema,
  systemSchema,
} from '@lumitor/domain/catalogue/article';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import * as v from 'valibot';
import type { Fields } from '../data/changes.ts';

/** Each stored field's own schema. */
export const ENTRIES: Record<CatalogueCollection, v.ObjectEntries> = {
  systems: systemSchema.entries,
  gateways: gatewaySchema.entries,
  powers: powerSchema.entries,
  bindings: bindingSchema.entries,
  accessories: accessorySchema.entries,
  connections: connectionSchema.entries,
};

/**
 * An article with every field that its collection has: what is not stored has its default. What does
 * not fit the schema stays as it is, so that it is seen and can be mended.
 */
export function readArticle(collection: CatalogueCollection, document: Fields): Fields {
  const fields = Object.entries(ENTRIES[collection]).map(([name, schema]) => {
    const read = v.safeParse(schema as v.GenericSchema, document[name]);
    return [name, read.success ? read.output : document[name]];
  });
  return Object.fromEntries(fields);
}

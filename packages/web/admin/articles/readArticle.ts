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
import type { ChangedFields } from '../data/changes.ts';

/** Schemas of the stored fields. */
export const ENTRIES: Record<CatalogueCollection, v.ObjectEntries> = {
  systems: systemSchema.entries,
  gateways: gatewaySchema.entries,
  powers: powerSchema.entries,
  bindings: bindingSchema.entries,
  accessories: accessorySchema.entries,
  connections: connectionSchema.entries,
};

/**
 * Article with all fields of its collection, absent ones set to their defaults. Invalid values stay, so that the
 * user can see and correct them.
 */
export function readArticle(collection: CatalogueCollection, document: ChangedFields): ChangedFields {
  const fields = Object.entries(ENTRIES[collection]).map(([name, schema]) => {
    const read = v.safeParse(schema as v.GenericSchema, document[name]);
    return [name, read.success ? read.output : document[name]];
  });
  return Object.fromEntries(fields);
}

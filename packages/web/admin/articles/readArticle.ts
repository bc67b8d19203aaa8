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

export const ENTRIES: Record<CatalogueCollection, v.ObjectEntries> = {
  systems: systemSchema.entries,
  gateways: gatewaySchema.entries,
  powers: powerSchema.entries,
  bindings: bindingSchema.entries,
  accessories: accessorySchema.entries,
  connections: connectionSchema.entries,
};

export function readArticle(collection: CatalogueCollection, document: ChangedFields): ChangedFields {
  const fields = Object.entries(ENTRIES[collection]).map(([name, schema]) => {
    const read = v.safeParse(schema as v.GenericSchema, document[name]);
    return [name, read.success ? read.output : document[name]];
  });
  return Object.fromEntries(fields);
}

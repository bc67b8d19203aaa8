import {
  accessorySchema,
  bindingSchema,
  connectionSchema,
  gatewaySchema,
  powerSchema,
  systemSchema,
} from '@lumitor/domain/catalogue/article';
import { luminaireTypeSchema } from '@lumitor/domain/catalogue/luminaireType';
import { partTableSchema } from '@lumitor/domain/catalogue/partTable';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import * as v from 'valibot';
import { MESSAGES } from './messages.ts';

const list = v.array(v.unknown());
const snapshotSchema = v.object({
  connections: list,
  systems: list,
  gateways: list,
  powers: list,
  bindings: list,
  accessories: list,
  luminaireTypes: v.optional(list, []),
  partTable: partTableSchema,
});

const stored = { id: v.string(), version: v.number(), createdAt: v.string() };

/** The articles that can be read: one that can't is left out, and must not take the others with it. */
function articlesOf<Entries extends v.ObjectEntries>(
  collection: string,
  articles: unknown[],
  entries: Entries,
) {
  const schema = v.object({ ...entries, ...stored });
  return articles.flatMap((article) => {
    const read = v.safeParse(schema, article);
    if (read.success) return [read.output];
    console.error(MESSAGES.articleUnreadable, collection, article, read.issues);
    return [];
  });
}

/** A line's snapshot, its collections applied in the order of the specification; null where it is none. */
export function readCatalogue(body: unknown): LineCatalogue | null {
  const snapshot = v.safeParse(snapshotSchema, body);
  if (!snapshot.success) return null;
  const { output } = snapshot;
  return {
    connections: articlesOf('connections', output.connections, connectionSchema.entries),
    systems: articlesOf('systems', output.systems, systemSchema.entries),
    gateways: articlesOf('gateways', output.gateways, gatewaySchema.entries),
    powers: articlesOf('powers', output.powers, powerSchema.entries),
    bindings: articlesOf('bindings', output.bindings, bindingSchema.entries),
    accessories: articlesOf('accessories', output.accessories, accessorySchema.entries),
    luminaireTypes: articlesOf('luminaireTypes', output.luminaireTypes, luminaireTypeSchema.entries),
    partTable: output.partTable,
  };
}

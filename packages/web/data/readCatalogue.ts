import {
  accessorySchema,
  bindingSchema,
  connectionSchema,
  gatewaySchema,
  powerSchema,
  systemSchema,
} from '@lumitor/domain/catalogue/article';
import { lightTargetSchema } from '@lumitor/domain/catalogue/lightTarget';
import { luminaireTypeSchema } from '@lumitor/domain/catalogue/luminaireType';
import { partTableSchema } from '@lumitor/domain/catalogue/partTable';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import * as v from 'valibot';
import { MESSAGES } from './messages.ts';

const stored = { id: v.string(), version: v.number(), createdAt: v.string() };

/** The documents that can be read: one that can't is left out, and must not take the others with it. */
function listOf<Entries extends v.ObjectEntries>(collection: string, { entries }: { entries: Entries }) {
  const schema = v.object({ ...entries, ...stored });
  return v.pipe(
    v.array(v.unknown()),
    v.transform((documents) =>
      documents.flatMap((document) => {
        const read = v.safeParse(schema, document);
        if (read.success) return [read.output];
        console.error(MESSAGES.articleUnreadable, collection, document, read.issues);
        return [];
      }),
    ),
  );
}

const snapshotSchema = v.object({
  connections: listOf('connections', connectionSchema),
  systems: listOf('systems', systemSchema),
  gateways: listOf('gateways', gatewaySchema),
  powers: listOf('powers', powerSchema),
  bindings: listOf('bindings', bindingSchema),
  accessories: listOf('accessories', accessorySchema),
  // An instance of the version before may answer while the service is upgraded.
  luminaireTypes: v.optional(listOf('luminaireTypes', luminaireTypeSchema), []),
  lightTargets: v.optional(listOf('lightTargets', lightTargetSchema), []),
  partTable: partTableSchema,
});

/** A line's snapshot, its collections applied in the order of the specification; null where it is none. */
export function readCatalogue(body: unknown): LineCatalogue | null {
  const snapshot = v.safeParse(snapshotSchema, body);
  return snapshot.success ? snapshot.output : null;
}

import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { OutgoingSettings } from './outgoing.ts';

/** What the shop's settings say about what leaves the service. */
export async function readOutgoing(_db: Kysely<Schema>): Promise<OutgoingSettings> {
  return { mail: null, webhook: null, shopName: 'Lumitor' };
}

import { deflateSync, inflateSync } from 'node:zlib';
import type { Db } from '../database/schema.ts';

/** Damages a stored order as an administrator of the database could. @returns the former detail */
export async function replaceInDetail(
  db: Db,
  id: string,
  found: string,
  replacement: string,
): Promise<Buffer> {
  const row = await db
    .selectFrom('documents')
    .select('deflated')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!row.deflated) throw new Error(`${id} has no detail.`);
  const json = inflateSync(row.deflated).toString().replace(found, replacement);
  await db
    .updateTable('documents')
    .set({ deflated: deflateSync(json) })
    .where('id', '=', id)
    .execute();
  return Buffer.from(row.deflated as Buffer);
}

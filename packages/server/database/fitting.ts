import type { Bytes } from '@lumitor/domain/units';
import { sql } from 'kysely';

export const bytesOf = (column: string) => sql<Bytes>`coalesce(octet_length(${sql.ref(column)}), 0)`;

/** Number of first rows within `most` bytes; at least one if there is any. */
export function fitting(rows: readonly { bytes: Bytes }[], most: Bytes): number {
  let sum: Bytes = 0;
  const beyond = rows.findIndex(({ bytes }, index) => {
    sum += Number(bytes);
    return index > 0 && sum > most;
  });
  return beyond < 0 ? rows.length : beyond;
}

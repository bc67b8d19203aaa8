import { sql } from 'kysely';

/** What a text column holds, in bytes; both engines tell it without reading a long text. */
export const bytesOf = (column: string) => sql<number>`coalesce(octet_length(${sql.ref(column)}), 0)`;

/** How many of the first rows come to so many bytes at most; one at least, where there is any. */
export function fitting(rows: readonly { bytes: number }[], most: number): number {
  let sum = 0;
  const beyond = rows.findIndex(({ bytes }, index) => {
    sum += Number(bytes);
    return index > 0 && sum > most;
  });
  return beyond < 0 ? rows.length : beyond;
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { tableNames } from '../../database/database.ts';
import type { Service } from '../freshService.ts';

const UNOBSERVED = new Set(['rateLimits', 'session']);

export async function stateOf({ parts }: Service): Promise<Record<string, string>> {
  const { store, files } = parts;
  const state: Record<string, string> = {};
  for (const name of await tableNames(store.db)) {
    if (UNOBSERVED.has(name) || name.startsWith('kysely_')) continue;
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(store.db);
    const texts = rows.map((row) => JSON.stringify(row)).sort();
    state[name] = `${rows.length}: ${createHash('sha256').update(texts.join('\n')).digest('base64url')}`;
  }
  const paths: string[] = [];
  for await (const { path, size } of files.list()) paths.push(`${path} ${size}`);
  return { ...state, files: paths.sort().join('\n') };
}

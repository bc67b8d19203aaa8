import { type PhotometricTable, photometricTableSchema } from '@lumitor/domain/photometry/photometricTable';
import * as v from 'valibot';
import { failedRead } from './messages.ts';
import { isOffline, RETRY_FOR, request } from './request.ts';

const requested = new Map<string, Promise<PhotometricTable>>();

async function loadTable(path: string): Promise<PhotometricTable> {
  const answer = await request(`${path}.json`, { retryFor: isOffline() ? 0 : RETRY_FOR.waiting });
  const table = answer.ok ? v.safeParse(photometricTableSchema, answer.body) : null;
  if (table?.success) return table.output;
  console.error(failedRead(answer.status));
  throw table ? new v.ValiError(table.issues) : new Error(`${path}.json: ${answer.status || 'no answer'}`);
}

/** Table of a stored photometric file (D48), requested once per page. @throws if the load failed */
export function fetchTable(path: string): Promise<PhotometricTable> {
  const known = requested.get(path) ?? loadTable(path);
  requested.set(path, known);
  known.catch(() => requested.delete(path));
  return known;
}

import { type PhotometricTable, photometricTableSchema } from '@lumitor/domain/photometry/photometricTable';
import * as v from 'valibot';
import { failedRead } from './messages.ts';
import { isOffline, RETRY_FOR, request } from './request.ts';

const asked = new Map<string, Promise<PhotometricTable>>();

async function loadTable(path: string): Promise<PhotometricTable> {
  const answer = await request(`${path}.json`, { retryFor: isOffline() ? 0 : RETRY_FOR.waiting });
  const table = answer.ok ? v.safeParse(photometricTableSchema, answer.body) : null;
  if (table?.success) return table.output;
  console.error(failedRead(answer.status));
  throw table ? new v.ValiError(table.issues) : new Error(`${path}.json: ${answer.status || 'no answer'}`);
}

/**
 * The table of a stored photometric file (D48), asked for once while the page lasts; after a failure it is asked for anew.
 * @param path as an article has it, such as `/files/photometry/….ldt`
 * @throws where it could not be loaded
 */
export function readTable(path: string): Promise<PhotometricTable> {
  const known = asked.get(path) ?? loadTable(path);
  asked.set(path, known);
  known.catch(() => asked.delete(path));
  return known;
}

import { type PhotometricTable, photometricTableSchema } from '@lumitor/domain/photometry/photometricTable';
import * as v from 'valibot';
import { RETRY_FOR, request } from './request.ts';

/** By the path of their file, which never changes what it says. */
const tables = new Map<string, Promise<PhotometricTable>>();

async function load(path: string): Promise<PhotometricTable> {
  const answer = await request(`${path}.json`, { retryFor: RETRY_FOR.waiting });
  const read = answer.ok ? v.safeParse(photometricTableSchema, answer.body) : null;
  if (read?.success) return read.output;
  throw new Error(`The photometric table of ${path} could not be read (status ${answer.status}). Try again.`);
}

/**
 * How a luminaire shines, by the path of its photometric file. It is asked for once; where that fails, the error says so
 * and the next asking tries anew.
 */
export function readTable(path: string): Promise<PhotometricTable> {
  const known = tables.get(path);
  if (known) return known;
  const reading = load(path);
  tables.set(path, reading);
  reading.catch(() => tables.delete(path));
  return reading;
}

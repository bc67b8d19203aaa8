import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { parseConfig } from '../config.ts';
import { StartFault } from '../startFault.ts';
import { ArchiveFault } from './archiveFault.ts';
import type { Place } from './shop.ts';

/** The place that a file names with the variables of the service, a line each; nothing is taken from elsewhere. */
export async function readPlace(file: string): Promise<Place> {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new ArchiveFault(
      `${file} cannot be read (${error.code}): name a file with the variables of a place.`,
    );
  });
  const variables = parseEnv(text);
  if (!variables.DATA_DIR && !variables.DATABASE_URL)
    throw new ArchiveFault(`${file} names no place: give it a line such as DATA_DIR=/srv/lumitor.`);
  try {
    return parseConfig(variables, []);
  } catch (error) {
    throw error instanceof StartFault ? new ArchiveFault(`${file}: ${error.message}`) : error;
  }
}

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { parseConfig } from '../config.ts';
import { StartFault } from '../startFault.ts';
import { ArchiveFault } from './archiveFault.ts';
import { checkFile, copyShop, exportShop, importShop } from './moves.ts';
import type { Print } from './report.ts';
import type { ShopLocation } from './shop.ts';

const USAGE = `npm run data -- export FILE                  exports the whole shop to one archive
npm run data -- check FILE                   verifies an archive
npm run data -- import FILE                  imports an archive into an empty place
npm run data -- copy --from FILE --to FILE   copies a shop to another place
--force     with export: overwrites an existing file
--replace   with import and copy: replaces the existing shop
DATA_DIR, DATABASE_URL and S3_* define the shop, as for "npm start". copy reads them from the two files,
one per line, such as DATA_DIR=/srv/lumitor.`;

const SHAPES: Record<string, { files: number; options: readonly string[] }> = {
  export: { files: 1, options: ['force'] },
  check: { files: 1, options: [] },
  import: { files: 1, options: ['replace'] },
  copy: { files: 0, options: ['from', 'to', 'replace'] },
};

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        force: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        from: { type: 'string', default: '' },
        to: { type: 'string', default: '' },
      },
    });
    const [command = '', ...files] = positionals;
    const given = Object.keys(values).filter((name) => values[name as keyof typeof values]);
    const shape = Object.hasOwn(SHAPES, command) ? SHAPES[command] : undefined;
    if (!shape || files.length !== shape.files || given.some((name) => !shape.options.includes(name)))
      throw new ArchiveFault(USAGE);
    return { command, file: files[0] ?? '', ...values };
  } catch {
    throw new ArchiveFault(USAGE);
  }
}

async function readPlace(file: string): Promise<ShopLocation> {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new ArchiveFault(
      `${file} cannot be read (${error.code}): specify a file with the variables of a place.`,
    );
  });
  const variables = parseEnv(text);
  if (!variables.DATA_DIR && !variables.DATABASE_URL)
    throw new ArchiveFault(`${file} does not define a place: add a line such as DATA_DIR=/srv/lumitor.`);
  try {
    return parseConfig(variables, []);
  } catch (error) {
    throw error instanceof StartFault ? new ArchiveFault(`${file}: ${error.message}`) : error;
  }
}

export async function runDataCommand(
  args: readonly string[],
  { folder, place, print }: { folder: string; place(): ShopLocation; print: Print },
): Promise<void> {
  const { command, file, force, replace, from, to } = parse(args);
  const path = resolve(folder, file);
  const options = { isReplacing: replace, print };
  if (command === 'export') return exportShop(place(), path, { isReplacing: force, print });
  if (command === 'check') return checkFile(path, print);
  if (command === 'import') return importShop(place(), path, options);
  if (!from || !to) throw new ArchiveFault(USAGE);
  return copyShop(await readPlace(resolve(folder, from)), await readPlace(resolve(folder, to)), options);
}

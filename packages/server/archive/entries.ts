import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Bytes } from '@lumitor/domain/units';
import * as v from 'valibot';
import { isStoredPath } from '../files/storedPath.ts';
import { readAhead } from './ahead.ts';
import { ArchiveFault } from './archiveFault.ts';
import { type ArchivePart, type Contents, headerSchema, type StoreName, totalsSchema } from './content.ts';
import { TABLES, type TableName } from './tables.ts';
import { sha256 } from './tally.ts';
import type { TarEntry } from './tar.ts';

const HEADER = 'lumitor.json';
const TOTALS = 'manifest.json';

/** Each part is compressed in its own thread. */
const CONCURRENCY = 4;
const MAX_TEXT: Bytes = 500_000_000;

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function entryOf(part: ArchivePart, position: number): Promise<TarEntry> {
  switch (part.kind) {
    case 'header':
      return { path: HEADER, bytes: json(part.header) };
    case 'rows': {
      const name = `${String(position).padStart(6, '0')}.jsonl.gz`;
      const bytes = await promisify(gzip)(part.text, { level: 3 });
      return { path: `tables/${part.table}/${name}`, bytes };
    }
    case 'file':
      return { path: `${part.store}/${part.path}`, bytes: part.bytes };
    case 'totals':
      return { path: TOTALS, bytes: json(part.totals) };
  }
}

/** `zcat tables/documents/*` shows all documents, one per line. */
export function entriesOf(parts: Contents): AsyncGenerator<TarEntry> {
  let position = 0;
  return readAhead(parts, CONCURRENCY, (part) => {
    position += 1;
    return entryOf(part, position);
  });
}

const ROWS = /^tables\/([A-Za-z]+)\/\d+\.jsonl\.gz$/;
const FILE = /^(files|bin)\/(.+)$/;

function parsed<Schema extends v.GenericSchema>(schema: Schema, { path, bytes }: TarEntry) {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    throw new ArchiveFault(`is damaged at ${path}`);
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ArchiveFault(
    path === HEADER
      ? 'has an unknown format: use the version that created it, or a newer one'
      : `is damaged at ${path}`,
  );
}

async function partOf(entry: TarEntry): Promise<ArchivePart> {
  const { path, bytes } = entry;
  if (path === HEADER) return { kind: 'header', header: parsed(headerSchema, entry) };
  if (path === TOTALS) return { kind: 'totals', totals: parsed(totalsSchema, entry) };
  const table = ROWS.exec(path)?.[1];
  if (table && Object.hasOwn(TABLES, table)) {
    const text = await promisify(gunzip)(bytes, { maxOutputLength: MAX_TEXT }).catch(() => {
      throw new ArchiveFault(`is damaged at ${path}`);
    });
    return { kind: 'rows', table: table as TableName, text: text.toString() };
  }
  const [, store, file] = FILE.exec(path) ?? [];
  if (store && file && isStoredPath(file))
    return { kind: 'file', store: store as StoreName, path: file, bytes };
  throw new ArchiveFault(`has an unknown entry, ${path}: use the version that created it`);
}

export const archiveParts = (entries: AsyncIterable<TarEntry>): Contents =>
  readAhead(entries, CONCURRENCY, partOf);

const ENTRIES_PER_LIST = 1_000;
const FOLDER = 'SHA256SUMS/';

const lineOf = ({ path, bytes }: TarEntry) => `${sha256(bytes)}  ${path}\n`;

/** Adds lists of checksums, which `cat SHA256SUMS/* | sha256sum -c` verifies. */
export async function* withChecksums(entries: AsyncIterable<TarEntry>): AsyncGenerator<TarEntry> {
  let lists = 0;
  let lines = '';
  let covered = 0;
  const list = () => {
    lists += 1;
    const entry = { path: `${FOLDER}${String(lists).padStart(6, '0')}`, bytes: Buffer.from(lines) };
    lines = '';
    covered = 0;
    return entry;
  };
  for await (const entry of entries) {
    lines += lineOf(entry);
    covered += 1;
    yield entry;
    if (covered === ENTRIES_PER_LIST) yield list();
  }
  if (covered > 0) yield list();
}

/** An entry precedes its list, so it is verified only at the end. */
export async function* withoutChecksums(entries: AsyncIterable<TarEntry>): AsyncGenerator<TarEntry> {
  let lines: string[] = [];
  for await (const entry of entries) {
    if (!entry.path.startsWith(FOLDER)) {
      lines.push(lineOf(entry));
      yield entry;
      continue;
    }
    const listed = entry.bytes.toString().split(/(?<=\n)/);
    for (const [index, line] of lines.entries())
      if (line !== listed[index]) throw new ArchiveFault(`is damaged at ${line.slice(66, -1)}`);
    if (listed.length !== lines.length) throw new ArchiveFault(`is damaged at ${entry.path}`);
    lines = [];
  }
  if (lines.length > 0) throw new ArchiveFault('is incomplete: its end is missing');
}

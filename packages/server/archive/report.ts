import type { Bytes, Ms, Seconds } from '@lumitor/domain/units';
import type { ArchiveTotals, Contents } from './content.ts';
import { countLines } from './tally.ts';

export type Print = (line: string) => void;

const REPORT_INTERVAL: Ms = 2_000;
const MEGABYTE = 1_000_000;

const number = (value: number) => Math.round(value).toLocaleString('en');
const short = (checksum: string) => checksum.slice(0, 16);
const megabytes = (bytes: Bytes) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

export async function* observed(parts: Contents, print: Print): Contents {
  let reported = performance.now();
  let section = '';
  let [since, count] = [reported, 0];
  for await (const part of parts) {
    yield part;
    if (part.kind !== 'rows' && part.kind !== 'file') continue;
    const now = performance.now();
    const name = part.kind === 'rows' ? part.table : part.store;
    if (name !== section) [section, since, count] = [name, reported, 0];
    count += part.kind === 'rows' ? countLines(part.text) : 1;
    if (now < reported + REPORT_INTERVAL) continue;
    reported = now;
    const what = part.kind === 'rows' ? 'rows' : 'files';
    print(`${section}: ${number(count)} ${what}, ${number((count * 1_000) / (now - since))} per second`);
  }
}

export const reportLines = ({ tables, files }: ArchiveTotals): string[] => [
  ...Object.entries(tables).map(
    ([name, { rows, sha256 }]) => `${name.padEnd(18)}${number(rows).padStart(12)} rows   ${short(sha256)}`,
  ),
  ...Object.entries(files).map(
    ([name, { count, bytes, sum }]) =>
      `${name.padEnd(18)}${number(count).padStart(12)} files  ${short(sum)}  ${megabytes(bytes)}`,
  ),
];

export function speedOf({ tables, files }: ArchiveTotals, seconds: Seconds): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const count = files.files.count + files.bin.count;
  return `${number(rows)} rows and ${number(count)} files in ${seconds.toFixed(1)} s, ${number(rows / seconds)} rows per second`;
}

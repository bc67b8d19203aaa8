import { ArchiveFault } from './archiveFault.ts';
import { sha256 } from './tally.ts';
import type { Entry } from './tar.ts';

/** Entries that one list of checksums covers. */
const COVERED = 1_000;
const FOLDER = 'SHA256SUMS/';

const lineOf = ({ path, bytes }: Entry) => `${sha256(bytes)}  ${path}\n`;

/** Puts a list after so many entries, and after the last: `cat SHA256SUMS/* | sha256sum -c` checks all of them. */
export async function* withChecksums(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
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
    if (covered === COVERED) yield list();
  }
  if (covered > 0) yield list();
}

/**
 * The same entries without the lists. An entry comes before the list that covers it: what was given
 * is right once the generator has come to its end.
 */
export async function* withoutChecksums(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
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
  if (lines.length > 0) throw new ArchiveFault('is cut off: it ends before its end');
}

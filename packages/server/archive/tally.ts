import { createHash } from 'node:crypto';
import type { Bytes } from '@lumitor/domain/units';
import type { ArchiveTotals, FilePart, RowsPart, StoreTotal, TableTotal } from './content.ts';
import type { TableName } from './tables.ts';

export function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

export class TableTally {
  #rows = 0;
  readonly #hash = createHash('sha256');

  add(text: string): void {
    this.#rows += countLines(text);
    this.#hash.update(text);
  }

  total(): TableTotal {
    return { rows: this.#rows, sha256: this.#hash.copy().digest('hex') };
  }
}

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

const RING = 2n ** 256n;

/** Sum of the hashes of all files: independent of the order, which differs between storages. */
class StoreTally {
  #count = 0;
  #bytes: Bytes = 0;
  #sum = 0n;

  add(path: string, bytes: Uint8Array): void {
    this.#count += 1;
    this.#bytes += bytes.length;
    this.#sum = (this.#sum + BigInt(`0x${sha256(`${sha256(bytes)}  ${path}\n`)}`)) % RING;
  }

  total(): StoreTotal {
    return { count: this.#count, bytes: this.#bytes, sum: this.#sum.toString(16).padStart(64, '0') };
  }
}

export class Tally {
  readonly #tables = new Map<TableName, TableTally>();
  readonly #files = { files: new StoreTally(), bin: new StoreTally() };

  addRows({ table, text }: RowsPart): void {
    const tally = this.#tables.get(table) ?? new TableTally();
    this.#tables.set(table, tally);
    tally.add(text);
  }

  addFile({ store, path, bytes }: FilePart): void {
    this.#files[store].add(path, bytes);
  }

  totals(): ArchiveTotals {
    return {
      tables: Object.fromEntries([...this.#tables].map(([table, tally]) => [table, tally.total()])),
      files: { files: this.#files.files.total(), bin: this.#files.bin.total() },
    };
  }
}

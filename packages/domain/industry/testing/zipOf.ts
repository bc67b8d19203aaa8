import { checkSum } from '../zip.ts';

export interface PackedEntry {
  name: string;
  content: Uint8Array;
  /** Fields of the directory that differ from what is true. */
  stated?: { size?: number; packed?: number; flags?: number; method?: number; start?: number };
}

/** Exists on every platform, but not in the language's own types. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const encoded = (text: string) => new TextEncoder().encode(text);

function record(
  length: number,
  fields: readonly (readonly [at: number, bytes: 2 | 4, value: number])[],
): Uint8Array {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  for (const [at, size, value] of fields)
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  return bytes;
}

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** ZIP of stored entries, whose directory may state anything. */
export function zipOf(entries: readonly PackedEntry[]): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let at = 0;
  for (const { name, content, stated = {} } of entries) {
    const [named, crc] = [encoded(name), checkSum(content)];
    const { size = content.length, packed = content.length, flags = 0, method = 0, start = at } = stated;
    const sizes = (from: number) =>
      [
        [from, 4, crc],
        [from + 4, 4, packed],
        [from + 8, 4, size],
        [from + 12, 2, named.length],
      ] as const;
    const local = joined([record(30, [[0, 4, 0x04034b50], [8, 2, method], ...sizes(14)]), named, content]);
    const place = [
      [8, 2, flags],
      [10, 2, method],
      [42, 4, start],
    ] as const;
    centrals.push(record(46, [[0, 4, 0x02014b50], ...place, ...sizes(16)]), named);
    locals.push(local);
    at += local.length;
  }
  const directory = joined(centrals);
  const end = record(22, [
    [0, 4, 0x06054b50],
    [8, 2, entries.length],
    [10, 2, entries.length],
    [12, 4, directory.length],
    [16, 4, at],
  ]);
  return joined([...locals, directory, end]);
}

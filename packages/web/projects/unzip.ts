import type { Bytes } from '@lumitor/domain/units';

/** A bomb of this size still unpacks within memory. */
const SLICE: Bytes = 16 * 1024;

export interface Unzipped {
  entries: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  fault: 'tooLarge' | 'damaged' | null;
}

interface Bounds {
  /** Applies whatever the header declares; 0 skips the entry. */
  mostOf: (name: string) => Bytes;
  maxEntries: number;
}

class TooLarge extends Error {}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function crcOf(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 255] ?? 0);
  return ~crc >>> 0;
}

function checkSums(bytes: Uint8Array): ReadonlyMap<string, number> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  // The end record is last, except for a comment.
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) return null;
  const sums = new Map<string, number>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) return null;
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const nameEnd = at + 46 + (name ?? 0);
    sums.set(new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)), view.getUint32(at + 16, true));
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  return sums;
}

/** Unpacks in slices up to a limit, and verifies checksums. */
export async function unzip(bytes: Uint8Array, { mostOf, maxEntries }: Bounds): Promise<Unzipped> {
  const { Unzip, UnzipInflate } = await import('fflate');
  const entries = new Map<string, Uint8Array<ArrayBuffer>>();
  const names = new Set<string>();
  const stream = new Unzip((file) => {
    if (names.has(file.name)) throw new Error(`The ZIP has two entries ${file.name}`);
    names.add(file.name);
    const most = mostOf(file.name);
    if (names.size > maxEntries) throw new TooLarge();
    if (most === 0) return;
    const parts: Uint8Array[] = [];
    let length = 0;
    file.ondata = (fault, part, isLast) => {
      if (fault) throw fault;
      length += part.length;
      if (length > most) throw new TooLarge();
      parts.push(part);
      if (isLast) entries.set(file.name, joined(parts, length));
    };
    file.start();
  });
  stream.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += SLICE)
      stream.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
  } catch (fault) {
    return { entries, fault: fault instanceof TooLarge ? 'tooLarge' : 'damaged' };
  }
  const sums = checkSums(bytes);
  const isWhole = [...names, ...(sums?.keys() ?? [])].every((name) => {
    const entry = entries.get(name);
    return mostOf(name) === 0 || (entry && sums?.get(name) === crcOf(entry));
  });
  return { entries, fault: isWhole ? null : 'damaged' };
}

import { decodedNamed } from '../letters/decodedNamed.ts';
import { decodedUtf8 } from '../letters/decodedText.ts';
import type { Bytes } from '../units.ts';
import { IndustryError } from './fault.ts';

export interface ZipEntry {
  name: string;
  /** Declared; an entry that unpacks to more is damaged. */
  size: Bytes;
  crc: number;
  isDeflated: boolean;
  /** As stored. */
  compressed: Uint8Array;
}

const MAX_ENTRIES = 5_000;
const MEGABYTE: Bytes = 2 ** 20;
const MAX_UNPACKED: Bytes = 1_000 * MEGABYTE;
/** A bomb unpacks to about 1,000 times its size; pictures and XML to at most 50 times. */
const MAX_RATIO = 100;
const SMALL: Bytes = 20 * MEGABYTE;

const [END, CENTRAL, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const [END_BYTES, CENTRAL_BYTES, LOCAL_BYTES] = [22, 46, 30] as const;
const MAX_COMMENT = 0xffff;
/** Value that is in a ZIP64 record, which files of this size do not need. */
const ELSEWHERE = 0xffffffff;
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED = 0x1 | 0x40;

function endOf(view: DataView): number {
  const least = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= least; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new IndustryError('damagedZip');
}

/** UTF-8, also unmarked, else the DOS page of Western Europe. */
const nameOf = (bytes: Uint8Array): string => decodedUtf8(bytes) ?? decodedNamed(bytes, 'cp850') ?? '';

/** Absolute, upwards, of a drive, or with a control character. */
const isUnsafe = (name: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are refused
  name === '' || /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|[\0-\x1f]/i.test(name);

/** Start and end of each entry's data, in order: an overlap multiplies data that is stored once. */
function refuseOverlaps(ranges: (readonly [from: number, to: number])[], centralStart: number): void {
  ranges.sort(([a], [b]) => a - b);
  for (const [index, [, to]] of ranges.entries())
    if (to > (ranges[index + 1]?.[0] ?? centralStart)) throw new IndustryError('unsafeZip');
}

/**
 * Reads the directory of a ZIP and refuses bombs before anything is unpacked.
 * @throws {IndustryError} and nothing else
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  try {
    return readDirectory(bytes);
  } catch (error) {
    // Only a field beyond the end of the file has another error.
    throw error instanceof IndustryError ? error : new IndustryError('damagedZip');
  }
}

function readDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const centralStart = view.getUint32(end + 16, true);
  if (count > MAX_ENTRIES) throw new IndustryError('tooManyFiles');
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  const ranges: [number, number][] = [];
  let unpacked: Bytes = 0;
  let at = centralStart;
  for (let left = count; left > 0; left -= 1) {
    if (at + CENTRAL_BYTES > end || view.getUint32(at, true) !== CENTRAL)
      throw new IndustryError('damagedZip');
    const [flags = 0, method = 0] = [8, 10].map((field) => view.getUint16(at + field, true));
    const [crc = 0, packed = 0, size = 0] = [16, 20, 24].map((field) => view.getUint32(at + field, true));
    const [nameBytes = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    );
    const start = view.getUint32(at + 42, true);
    const nameEnd = at + CENTRAL_BYTES + nameBytes;
    const name = nameOf(bytes.subarray(at + CENTRAL_BYTES, nameEnd));
    at = nameEnd + extra + comment;
    if (isUnsafe(name) || names.has(name)) throw new IndustryError('unsafeZip', name);
    names.add(name);
    if (flags & ENCRYPTED) throw new IndustryError('encryptedZip', name);
    const isKnown = method === STORED ? packed === size : method === DEFLATED;
    if (!isKnown || [packed, size, start].includes(ELSEWHERE)) throw new IndustryError('damagedZip', name);
    if (view.getUint32(start, true) !== LOCAL) throw new IndustryError('damagedZip', name);
    const dataStart =
      start + LOCAL_BYTES + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    unpacked += size;
    ranges.push([start, dataStart + packed]);
    const compressed = bytes.subarray(dataStart, dataStart + packed);
    if (!name.endsWith('/')) entries.push({ name, size, crc, isDeflated: method === DEFLATED, compressed });
  }
  refuseOverlaps(ranges, centralStart);
  if (unpacked > MAX_UNPACKED || (unpacked > SMALL && unpacked > bytes.length * MAX_RATIO))
    throw new IndustryError('tooLargeUnpacked');
  return entries;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

export function checkSum(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 255] ?? 0);
  return ~crc >>> 0;
}

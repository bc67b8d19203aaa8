import type { FileHandle } from 'node:fs/promises';
import { ArchiveFault } from './archiveFault.ts';

/** A file within the archive. */
export interface Entry {
  path: string;
  bytes: Buffer;
}

/** POSIX.1-2001: blocks of 512 bytes, a header before each file, two empty ones at the end. */
const BLOCK = 512;
/** Of a name that stands in the header itself. */
const LONGEST_NAME = 100;
/** Of one entry in bytes; the archives made here stay far below. */
const LARGEST = 1_000_000_000;

const FILE = '0';
/** Goes before a file, and gives its path where the header has no room for it. */
const EXTENSION = 'x';

const CHECKSUM = { at: 148, length: 8 };

/** The sum of all bytes of a header, its own place counted as spaces. */
function checksumOf(header: Buffer): number {
  let sum = CHECKSUM.length * 32;
  for (const [index, byte] of header.entries())
    if (index < CHECKSUM.at || index >= CHECKSUM.at + CHECKSUM.length) sum += byte;
  return sum;
}

function headerOf(name: string, size: number, type: string): Buffer {
  const header = Buffer.alloc(BLOCK);
  const number = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), at, 'latin1');
  header.write(name, 0, LONGEST_NAME, 'utf8');
  // Readable by its owner alone.
  number(0o600, 100, 8);
  number(0, 108, 8);
  number(0, 116, 8);
  number(size, 124, 12);
  number(Math.floor(Date.now() / 1000), 136, 12);
  header.write(type, 156, 'latin1');
  header.write('ustar\0' + '00', 257, 'latin1');
  number(checksumOf(header), CHECKSUM.at, 7);
  header.write(' ', CHECKSUM.at + 7, 'latin1');
  return header;
}

const padded = (bytes: Buffer) => [bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];

/** `31 path=files/...\n`: the number counts itself. */
function extensionOf(path: string): Buffer {
  const rest = Buffer.byteLength(` path=${path}\n`);
  const length = rest + String(rest + String(rest).length).length;
  return Buffer.from(`${length} path=${path}\n`);
}

function bytesOf({ path, bytes }: Entry): Buffer {
  const name = Buffer.byteLength(path) <= LONGEST_NAME ? path : `long/${path.slice(-60)}`;
  const extension = name === path ? null : extensionOf(path);
  return Buffer.concat([
    ...(extension ? [headerOf('extension', extension.length, EXTENSION), ...padded(extension)] : []),
    headerOf(name, bytes.length, FILE),
    ...padded(bytes),
  ]);
}

/** The bytes of a tar file, which any tar opens. */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) yield bytesOf(entry);
  yield Buffer.alloc(2 * BLOCK);
}

/** @throws where the file ends before */
async function take(handle: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled);
    if (bytesRead === 0) throw new ArchiveFault('is cut off: it ends before its end');
    filled += bytesRead;
  }
  return bytes;
}

async function takePadded(handle: FileHandle, length: number): Promise<Buffer> {
  const bytes = await take(handle, Math.ceil(length / BLOCK) * BLOCK);
  return bytes.subarray(0, length);
}

const textAt = (header: Buffer, at: number, length: number) =>
  header.toString('utf8', at, at + length).split('\0', 1)[0] ?? '';
const numberAt = (header: Buffer, at: number, length: number) =>
  Number.parseInt(textAt(header, at, length).trim() || '0', 8);

/** The entries of a tar file that was written here. @throws ArchiveFault what is wrong with it, to be put after its name */
export async function* readTar(handle: FileHandle): AsyncGenerator<Entry> {
  for (let path: string | null = null; ; ) {
    const header = await take(handle, BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const size = numberAt(header, 124, 12);
    if (numberAt(header, CHECKSUM.at, CHECKSUM.length) !== checksumOf(header) || !(size <= LARGEST))
      throw new ArchiveFault('is damaged, or no archive of a shop');
    const bytes = await takePadded(handle, size);
    if (textAt(header, 156, 1) === EXTENSION) {
      path = /^\d+ path=(.+)\n$/.exec(bytes.toString())?.[1] ?? '';
      continue;
    }
    yield { path: path ?? textAt(header, 0, LONGEST_NAME), bytes };
    path = null;
  }
}

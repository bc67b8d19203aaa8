import type { FileHandle } from 'node:fs/promises';
import type { Bytes, Seconds } from '@lumitor/domain/units';
import { ArchiveFault } from './archiveFault.ts';

export interface TarEntry {
  path: string;
  bytes: Buffer;
}

/** POSIX.1-2001: blocks of 512 bytes, two empty ones at the end. */
const BLOCK = 512;
/** Longest name in a header. */
const LONGEST_NAME = 100;
/** Archives stay far below. */
const MAX_ENTRY: Bytes = 1_000_000_000;

const FILE = '0';
const EXTENSION = 'x';

const CHECKSUM = { at: 148, length: 8 };

/** The checksum field counts as spaces. */
function checksumOf(header: Buffer): number {
  let sum = CHECKSUM.length * 32;
  for (const [index, byte] of header.entries())
    if (index < CHECKSUM.at || index >= CHECKSUM.at + CHECKSUM.length) sum += byte;
  return sum;
}

interface Header {
  name: string;
  size: Bytes;
  type: string;
  time: Seconds;
}

function headerOf({ name, size, type, time }: Header): Buffer {
  const header = Buffer.alloc(BLOCK);
  const number = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), at, 'latin1');
  header.write(name, 0, LONGEST_NAME, 'utf8');
  // Readable by the owner only.
  number(0o600, 100, 8);
  number(0, 108, 8);
  number(0, 116, 8);
  number(size, 124, 12);
  number(time, 136, 12);
  header.write(type, 156, 'latin1');
  header.write('ustar\0' + '00', 257, 'latin1');
  number(checksumOf(header), CHECKSUM.at, 7);
  header.write(' ', CHECKSUM.at + 7, 'latin1');
  return header;
}

const padded = (bytes: Buffer) => [bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];

/** `16 path=files/a` and a line break: the number counts all bytes, its own included. */
function extensionOf(path: string): Buffer {
  const rest = Buffer.byteLength(` path=${path}\n`);
  const length = rest + String(rest + String(rest).length).length;
  return Buffer.from(`${length} path=${path}\n`);
}

function bytesOf({ path, bytes }: TarEntry): Buffer {
  const time = Math.floor(Date.now() / 1000);
  const whole = (name: string, content: Buffer, type: string) => [
    headerOf({ name, size: content.length, type, time }),
    ...padded(content),
  ];
  if (Buffer.byteLength(path) <= LONGEST_NAME) return Buffer.concat(whole(path, bytes, FILE));
  return Buffer.concat([
    ...whole('extension', extensionOf(path), EXTENSION),
    ...whole(`long/${path.slice(-60)}`, bytes, FILE),
  ]);
}

export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) yield bytesOf(entry);
  yield Buffer.alloc(2 * BLOCK);
}

const DAMAGED = 'is damaged, or not a shop archive';

const isZero = (bytes: Buffer) => bytes.every((byte) => byte === 0);

async function next(handle: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled);
    if (bytesRead === 0) return bytes.subarray(0, filled);
    filled += bytesRead;
  }
  return bytes;
}

async function take(handle: FileHandle, length: number): Promise<Buffer> {
  const bytes = await next(handle, length);
  if (bytes.length < length) throw new ArchiveFault('is incomplete: its end is missing');
  return bytes;
}

/** The header must equal the generated one. */
function parseHeader(header: Buffer): Header {
  const text = (at: number, length: number) =>
    header.toString('utf8', at, at + length).split('\0', 1)[0] ?? '';
  const number = (at: number) => Number.parseInt(text(at, 12), 8) || 0;
  const parsed = { name: text(0, LONGEST_NAME), size: number(124), type: text(156, 1), time: number(136) };
  if (!(parsed.size >= 0 && parsed.size <= MAX_ENTRY) || !headerOf(parsed).equals(header))
    throw new ArchiveFault(DAMAGED);
  return parsed;
}

/** @throws ArchiveFault whose message follows the file's name */
export async function* readTar(handle: FileHandle): AsyncGenerator<TarEntry> {
  for (let path: string | null = null; ; ) {
    const block = await take(handle, BLOCK);
    if (isZero(block)) break;
    const { name, size, type } = parseHeader(block);
    const content = await take(handle, Math.ceil(size / BLOCK) * BLOCK);
    const bytes = content.subarray(0, size);
    if (!isZero(content.subarray(size))) throw new ArchiveFault(DAMAGED);
    if (type === EXTENSION) {
      path = bytes.toString().replace(/^\d+ path=|\n$/g, '');
      if (!extensionOf(path).equals(bytes)) throw new ArchiveFault(DAMAGED);
      continue;
    }
    yield { path: path ?? name, bytes };
    path = null;
  }
  if (!isZero(await take(handle, BLOCK)) || (await next(handle, 1)).length > 0)
    throw new ArchiveFault(DAMAGED);
}

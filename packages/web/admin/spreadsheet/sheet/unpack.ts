import { IndustryError } from '@lumitor/domain/industry/fault';
import { checkSum, type ZipEntry } from '@lumitor/domain/industry/zip';
import type { Bytes } from '@lumitor/domain/units';

/** A bomb of this size still unpacks within memory. */
const SLICE: Bytes = 16 * 1024;

/** Ends an entry that unpacks to more than its directory states. */
class Overflow extends Error {}

/** @throws {IndustryError} if the content is not what the directory states */
export async function unpack({
  name,
  size,
  crc,
  isDeflated,
  compressed,
}: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const { Inflate } = await import('fflate');
  const content = new Uint8Array(size);
  let length = 0;
  const add = (part: Uint8Array) => {
    if (length + part.length > size) throw new Overflow();
    content.set(part, length);
    length += part.length;
  };
  try {
    if (isDeflated) {
      const stream = new Inflate(add);
      for (let at = 0; at < compressed.length; at += SLICE)
        stream.push(compressed.subarray(at, at + SLICE), at + SLICE >= compressed.length);
    } else add(compressed);
  } catch {
    throw new IndustryError('damagedZip', name);
  }
  if (length !== size || checkSum(content) !== crc) throw new IndustryError('damagedZip', name);
  return content;
}

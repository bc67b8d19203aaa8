import { constants, crc32, deflateRawSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const ZEROS = Buffer.alloc(2 ** 20);

/** Repeats compressed blocks, because a picture has up to 300 MB of zeros. */
function packedZeros(count: number): Buffer {
  const piece = deflateRawSync(ZEROS, { finishFlush: constants.Z_FULL_FLUSH });
  const sum = Buffer.alloc(4);
  // Adler-32: each zero byte adds the low half to the high half.
  sum.writeUInt32BE((count % 65_521) * 2 ** 16 + 1);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array<Buffer>(Math.floor(count / ZEROS.length)).fill(piece),
    deflateRawSync(ZEROS.subarray(0, count % ZEROS.length)),
    sum,
  ]);
}

export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', packedZeros((1 + Math.ceil(width / 8)) * height)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

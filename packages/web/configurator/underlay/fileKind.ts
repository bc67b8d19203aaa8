import { dxfKindOf } from '@lumitor/domain/floorPlan/dxfKind';
import type { Bytes, Px } from '@lumitor/domain/units';

export const MAX_BYTES: Bytes = 20 * 1024 * 1024;
/** Each decoded pixel takes 4 bytes. */
const MAX_SIDE: Px = 20_000;
const MAX_AREA = 100_000_000;

export type FloorPlanFileFault =
  | 'tooManyBytes'
  | 'tooManyPixels'
  | 'notAPlan'
  | 'broken'
  | 'noPages'
  | 'password';

export class UnfitFile extends Error {
  readonly fault: FloorPlanFileFault;
  constructor(fault: FloorPlanFileFault) {
    super(`The file is no underlay: ${fault}`);
    this.fault = fault;
  }
}

interface Size {
  width: Px;
  height: Px;
}

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

function pngSize(view: DataView): Size {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Size in the first frame; segments before it are skipped by their lengths. */
function jpegSize(view: DataView): Size {
  let at = 2;
  for (;;) {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at += 1;
    if (view.getUint8(at) !== 0xff) throw new UnfitFile('broken');
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
}

function webpSize(view: DataView, bytes: Uint8Array): Size {
  if (startsWith(bytes, 'VP8X', 12)) {
    const sideAt = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { width: sideAt(24), height: sideAt(27) };
  }
  if (startsWith(bytes, 'VP8L', 12)) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function pictureSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return pngSize(view);
  if (startsWith(bytes, '\xff\xd8\xff')) return jpegSize(view);
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return webpSize(view, bytes);
  return null;
}

/** Some programs write a line before the header. */
const PDF_WITHIN: Bytes = 1024;

const isPdf = (bytes: Uint8Array): boolean => {
  for (let at = 0; at < Math.min(PDF_WITHIN, bytes.length); at++)
    if (bytes[at] === 0x25 && startsWith(bytes, '%PDF-', at)) return true;
  return false;
};

/** The first bytes decide, undecoded. @throws UnfitFile if unusable (D47) */
export function kindOf(bytes: Uint8Array): 'picture' | 'pdf' | 'dxf' {
  if (bytes.length > MAX_BYTES) throw new UnfitFile('tooManyBytes');
  let size: Size | null;
  try {
    size = pictureSize(bytes);
  } catch {
    throw new UnfitFile('broken');
  }
  if (!size) {
    if (isPdf(bytes)) return 'pdf';
    if (dxfKindOf(bytes)) return 'dxf';
    throw new UnfitFile('notAPlan');
  }
  const { width, height } = size;
  if (width === 0 || height === 0) throw new UnfitFile('broken');
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_AREA) throw new UnfitFile('tooManyPixels');
  return 'picture';
}

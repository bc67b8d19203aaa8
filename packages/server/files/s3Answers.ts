import type { StoredSize } from './fileStore.ts';

/** One page of a bucket's listing; paths are whole keys. */
export interface Listing {
  objects: StoredSize[];
  /** Token of the next page; null on the last one. */
  next: string | null;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeText = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
    return ENTITIES[name] ?? whole;
  });

/** Text of the first element with a name; null if missing. */
function textOf(xml: string, name: string): string | null {
  const text = xml.match(new RegExp(`<${name}>([^<]*)</${name}>`))?.[1];
  return text === undefined ? null : decodeText(text);
}

/** Code of an error answer, such as `NoSuchKey`; empty if missing. */
export const errorCodeOf = (xml: string): string =>
  /<Error[\s>]/.test(xml) ? (textOf(xml, 'Code') ?? '') : '';

function required(xml: string, name: string): string {
  const text = textOf(xml, name);
  if (text === null) throw new Error(`The list of objects is missing ${name}.`);
  return text;
}

function sizeOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`The list of objects has the size "${text}".`);
  return Number(text);
}

/** Parses an answer to ListObjectsV2. Throws if it is incomplete, so that half a list never passes for a whole one. */
export function parseListing(xml: string): Listing {
  if (!/<ListBucketResult[\s>]/.test(xml) || !/<\/ListBucketResult>\s*$/.test(xml))
    throw new Error('The list of objects is not a ListBucketResult.');
  const isEncoded = textOf(xml, 'EncodingType') === 'url';
  const keyOf = (text: string) => (isEncoded ? decodeURIComponent(text.replaceAll('+', ' ')) : text);
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => ({
    path: keyOf(required(object, 'Key')),
    size: sizeOf(required(object, 'Size')),
  }));
  const isLast = required(xml, 'IsTruncated') !== 'true';
  return { objects, next: isLast ? null : required(xml, 'NextContinuationToken') };
}

import type { StoredSize } from './fileStore.ts';

export interface Listing {
  objects: StoredSize[];
  /** Null on the last page. */
  next: string | null;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeText = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
    return ENTITIES[name] ?? whole;
  });

function textOf(xml: string, name: string): string | null {
  const text = xml.match(new RegExp(`<${name}>([^<]*)</${name}>`))?.[1];
  return text === undefined ? null : decodeText(text);
}

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

/** @throws Error for an incomplete list, so that it never passes for a whole one */
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

import { invalid } from '../refusal/refused.ts';

/** The deepest document has eight levels. */
const MAX_DEPTH = 32;
/** Keys cost more memory than their bytes; imports have up to two thirds as many. */
const KEYS_PER_MEGABYTE = 80_000;
/** Keys with a meaning on every object would be lost or misread. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
/** Other texts cannot contain what `refuseUnfit` refuses. */
const MAY_BE_UNFIT = /\\u|__proto__|constructor|prototype/;

const [QUOTE, COLON, BACKSLASH] = [0x22, 0x3a, 0x5c];
const [LIST, END_OF_LIST, OBJECT, END_OF_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Counts depth and keys of the raw bytes, before parsing uses memory for them. Takes a few milliseconds
 * per megabyte.
 */
function refuseBoundless(bytes: Buffer): void {
  const maxKeys = Math.max(1, Math.ceil(bytes.length / 2 ** 20)) * KEYS_PER_MEGABYTE;
  let depth = 0;
  let keys = 0;
  let isInText = false;
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes[place];
    if (isInText) {
      if (byte === BACKSLASH) place += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === COLON) keys += 1;
    else if (byte === OBJECT || byte === LIST) {
      depth += 1;
      if (depth > MAX_DEPTH)
        throw invalid(`The JSON is nested more than ${MAX_DEPTH} levels deep. Reduce its depth.`);
    } else if (byte === END_OF_OBJECT || byte === END_OF_LIST) depth -= 1;
  }
  if (keys > maxKeys) throw invalid(`The JSON has more than ${maxKeys} keys. Split it.`);
}

/** PostgreSQL does not store NUL, and UTF-8 cannot encode lone surrogates. */
const isUnfit = (text: string) => text.includes('\0') || /\p{Cs}/u.test(text);

/** @throws Refused for a text that no database stores */
function refuseUnfit(value: unknown, field: string): void {
  if (typeof value === 'string' && isUnfit(value))
    throw invalid(`${field || 'The text'} contains an invalid character. Remove it.`, field);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (isUnfit(key) || RESERVED.has(key))
      throw invalid(
        `${field || 'The JSON'} contains a reserved or invalid key: ${JSON.stringify(key)}. Remove it.`,
        field,
      );
    refuseUnfit(inner, field ? `${field}.${key}` : key);
  }
}

/** @throws Refused unless safe to traverse and store */
export function parseJson(bytes: Buffer): unknown {
  refuseBoundless(bytes);
  let text: string;
  let value: unknown;
  try {
    text = utf8.decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw invalid('The request body is not JSON. Send one JSON value in UTF-8.');
  }
  if (MAY_BE_UNFIT.test(text)) refuseUnfit(value, '');
  return value;
}

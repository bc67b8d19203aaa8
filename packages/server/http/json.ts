import { invalid } from '../refusal/refused.ts';

/** The deepest document of the product has eight levels. */
const MAX_DEPTH = 32;
/** An import has two thirds as many for its size; without a limit, keys cost more than the bytes they come in. */
const KEYS_PER_MEGABYTE = 80_000;
/** Names that an object has already: what a request calls so would be lost, or found where it is not. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
/** Only a text with one of these in it can hold what {@link refuseUnfit} refuses. */
const MAY_BE_UNFIT = /\\u|__proto__|constructor|prototype/;

/** What structures a JSON text, as bytes. */
const [QUOTE, COLON, BACKSLASH] = [0x22, 0x3a, 0x5c];
const [LIST, END_OF_LIST, OBJECT, END_OF_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Counted before anything is made of the bytes; a few milliseconds a megabyte. */
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
      if (depth > MAX_DEPTH) throw invalid(`The JSON is over ${MAX_DEPTH} levels deep. Send it flatter.`);
    } else if (byte === END_OF_OBJECT || byte === END_OF_LIST) depth -= 1;
  }
  if (keys > maxKeys) throw invalid(`The JSON has over ${maxKeys} keys. Send it in parts.`);
}

/** PostgreSQL's texts hold no NUL, and UTF-8 no half of a surrogate pair. */
const isUnfit = (text: string) => text.includes('\0') || /\p{Cs}/u.test(text);

/** Refuses a text that no database could store, and a key that no object could, at its field. */
function refuseUnfit(value: unknown, field: string): void {
  if (typeof value === 'string' && isUnfit(value))
    throw invalid(`${field || 'The text'} holds a character that is no text. Leave it out.`, field);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (isUnfit(key) || RESERVED.has(key))
      throw invalid(
        `${field || 'The JSON'} has a key that cannot be one: ${JSON.stringify(key)}. Leave it out.`,
        field,
      );
    refuseUnfit(inner, field ? `${field}.${key}` : key);
  }
}

/** One JSON value in UTF-8 that is safe to walk through and to store, or a refusal. */
export function parseJson(bytes: Buffer): unknown {
  refuseBoundless(bytes);
  let text: string;
  let value: unknown;
  try {
    text = utf8.decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw invalid('The body is not JSON. Send one JSON value in UTF-8.');
  }
  if (MAY_BE_UNFIT.test(text)) refuseUnfit(value, '');
  return value;
}

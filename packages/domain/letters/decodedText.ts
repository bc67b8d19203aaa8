import { analyse } from 'chardet';
import { append, greatestOf, leastOf } from '../math/lists.ts';
import type { Bytes } from '../units.ts';

/** Letters from byte 128 on (DOS, Central Europe), as browsers have no decoder. */
const UPPER_HALF =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č' +
  'áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
  '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀' +
  'ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

function fromCp852(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : UPPER_HALF[byte - 128];
  return text;
}

/** Exists on every platform, but not in the language's own types. */
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

const SINGLE_BYTE = ['windows-1250', 'windows-1252', 'iso-8859-2', 'cp852'] as const;
/** Common encodings, those of Windows first. */
type SingleByteEncoding = (typeof SINGLE_BYTE)[number];

/** Bytes 128 to 159, which the decoder of Node 20 reads as control characters. */
const SIGNS_OF_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const SIGN_OF_1252 = /[\x80-\x9f]/g;

export function decodedAs(bytes: Uint8Array, encoding: SingleByteEncoding): string {
  if (encoding === 'cp852') return fromCp852(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replace(SIGN_OF_1252, (sign) => SIGNS_OF_1252[sign.charCodeAt(0) - 128] as string);
}

export function decodedUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Size that suffices to detect an encoding. */
const SAMPLE: Bytes = 20_000;
/** Part of a long line to sample on either side of a letter. */
const AROUND: Bytes = 200;
const LINE_END = 10;

/** Lines with letters beyond ASCII, as others would count as English. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample: number[] = [];
  for (let at = 0; at < bytes.length && sample.length < SAMPLE; at++) {
    if ((bytes[at] as number) < 128) continue;
    const start = Math.max(bytes.lastIndexOf(LINE_END, at) + 1, at - AROUND);
    const lineEnd = bytes.indexOf(LINE_END, at);
    const end = Math.min(lineEnd < 0 ? bytes.length : lineEnd + 1, at + AROUND);
    append(sample, bytes.subarray(start, end));
    at = end - 1;
  }
  return Uint8Array.from(sample);
}

/** Characters that no word has inside or in front: superscripts, currencies, dashes. */
const BROKEN_WORD = /\p{L}[^\p{L}\p{M}\p{ASCII}’]+(?=\p{L})|[^\p{L}\p{M}\p{ASCII}’°×±“„”«»‘‚…•§](?=\p{L})/gu;
/** Capital letter after a small one, as in `wiszĄca`. */
const CAPITAL_INSIDE = /\p{Ll}(?!\p{ASCII})\p{Lu}/gu;
/** Controls, box drawing, accents without a letter. */
const ODD = /[\x80-\x9f\u2500-\u259f¤¦¨¬¯¸ˆˇ˘˙˛˜˝†‡]/g;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const oddityOf = (text: string): number =>
  countOf(text, BROKEN_WORD) + countOf(text, CAPITAL_INSIDE) + countOf(text, ODD);

/** Probability by the letter statistics of languages. */
function confidenceIn(sample: Uint8Array, names: readonly string[]): number {
  const named = analyse(sample).filter(({ name }) => names.includes(name));
  return greatestOf([0, ...named.map(({ confidence }) => confidence)]);
}

/**
 * Encoding with the fewest odd letters. Windows 1250 and 1252 often tie; then the letter statistics decide.
 */
function singleByteEncoding(bytes: Uint8Array): SingleByteEncoding {
  const sample = sampleOf(bytes);
  const oddities = SINGLE_BYTE.map((encoding) => oddityOf(decodedAs(sample, encoding)));
  const least = leastOf(oddities);
  const [best, other] = SINGLE_BYTE.filter((_, index) => oddities[index] === least);
  if (best !== 'windows-1250' || other !== 'windows-1252') return best ?? 'windows-1252';
  const western = confidenceIn(sample, ['windows-1252', 'ISO-8859-1']);
  return western > confidenceIn(sample, ['windows-1250', 'ISO-8859-2']) ? 'windows-1252' : 'windows-1250';
}

/** UTF-8, else the single-byte encoding detected by its letters. */
export const decodedText = (bytes: Uint8Array): string =>
  decodedUtf8(bytes) ?? decodedAs(bytes, singleByteEncoding(bytes));

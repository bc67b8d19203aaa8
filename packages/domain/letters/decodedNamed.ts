import { decodedAs } from './decodedText.ts';
import { DOS_PAGES } from './dosPages.ts';

/** Part of every platform, though the language itself has none. */
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };

/** Bytes that are turned into letters at a time. */
const SLICE = 8192;

/** @param letters of the bytes from 128 on */
function decodedByTable(bytes: Uint8Array, letters: string): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += SLICE) {
    const codes = Array.from(bytes.subarray(from, from + SLICE), (byte) =>
      byte < 128 ? byte : letters.charCodeAt(byte - 128),
    );
    text += String.fromCharCode(...codes);
  }
  return text;
}

/** Text in an encoding that a file names, by its name on the web or as `cp437`; null if the encoding is unknown. */
export function decodedNamed(bytes: Uint8Array, encoding: string): string | null {
  const letters = DOS_PAGES[encoding];
  if (letters) return decodedByTable(bytes, letters);
  if (encoding === 'cp852' || encoding === 'windows-1252') return decodedAs(bytes, encoding);
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return null;
  }
}

import { decodedAs } from './decodedText.ts';
import { DOS_PAGES } from './dosPages.ts';

/** Exists on every platform, but not in the language's own types. */
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };

const SLICE = 8192;

/** @param letters for bytes from 128 on */
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

/** @param encoding web name, or DOS page such as `cp437` @returns null if the encoding is unknown */
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

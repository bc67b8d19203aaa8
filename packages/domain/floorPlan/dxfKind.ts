import type { Bytes } from '../units.ts';
export const firstLetters = (bytes: Uint8Array, count: number): string =>
  Array.from(bytes.subarray(0, count), (byte) => String.fromCharCode(byte)).join('');

const HEAD: Bytes = 4096;

/** The first bytes decide, not the name; null if not from CAD. */
export function dxfKindOf(bytes: Uint8Array): 'dxf' | 'binaryDxf' | 'dwg' | null {
  const start = firstLetters(bytes, HEAD).replace(/^\xef\xbb\xbf/, '');
  if (start.startsWith('AutoCAD Binary DXF')) return 'binaryDxf';
  if (/^AC(1\.|2\.|10)\d\d/.test(start)) return 'dwg';
  return /^\s*(999[ \t]*[\r\n]+[^\r\n]*[\r\n]+\s*)*0[ \t]*[\r\n]+\s*SECTION\s/.test(start) ? 'dxf' : null;
}

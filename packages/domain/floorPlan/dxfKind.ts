/** Letters of a file's first bytes, which are ASCII in every DXF file. */
export const firstLetters = (bytes: Uint8Array, count: number): string =>
  Array.from(bytes.subarray(0, count), (byte) => String.fromCharCode(byte)).join('');

/** Bytes by which a file is recognized. */
const HEAD = 4096;

/** Kind of a file by its first bytes, whatever its name; null if it is of no CAD program. */
export function dxfKindOf(bytes: Uint8Array): 'dxf' | 'binaryDxf' | 'dwg' | null {
  const begin = firstLetters(bytes, HEAD).replace(/^\xef\xbb\xbf/, '');
  if (begin.startsWith('AutoCAD Binary DXF')) return 'binaryDxf';
  if (/^AC(1\.|2\.|10)\d\d/.test(begin)) return 'dwg';
  return /^\s*(999[ \t]*[\r\n]+[^\r\n]*[\r\n]+\s*)*0[ \t]*[\r\n]+\s*SECTION\s/.test(begin) ? 'dxf' : null;
}

import { UnreadableDxf } from './dxfFault.ts';

/** Of every platform, though the language itself has none. */
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** So many bytes tell what a file is, and how its letters are written. */
const BEGIN = 65_536;

const latin = (bytes: Uint8Array, length: number): string =>
  new TextDecoder('windows-1252').decode(bytes.subarray(0, length));

/** What a file is by its first bytes, whatever it is called; null where it is nothing of a CAD program. */
export function dxfKindOf(bytes: Uint8Array): 'dxf' | 'binaryDxf' | 'dwg' | null {
  const begin = latin(bytes, 4096).replace(/^ï»¿/, '');
  if (begin.startsWith('AutoCAD Binary DXF')) return 'binaryDxf';
  if (/^AC(1\.|2\.|10)\d\d/.test(begin)) return 'dwg';
  return /^\s*(999[ \t]*[\r\n]+[^\r\n]*[\r\n]+\s*)*0[ \t]*[\r\n]+\s*SECTION\s/.test(begin) ? 'dxf' : null;
}

/** Code pages that have another name on the web than "windows-" and their number. */
const NAMES: Readonly<Record<string, string>> = {
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
};

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    // An encoding that no browser knows, or bytes that are no UTF-8.
    return null;
  }
}

/**
 * The text of a DXF file: UTF-8 from 2007 on, before it in the code page that it names.
 * @throws UnreadableDxf where it is no text
 */
export function dxfText(bytes: Uint8Array): string {
  const kind = dxfKindOf(bytes);
  if (kind !== 'dxf') throw new UnreadableDxf(kind ? { kind } : { kind: 'brokenDxf', line: 1 });
  const begin = latin(bytes, BEGIN);
  const version = /\$ACADVER\s+1\s+AC(\d+)/.exec(begin)?.[1];
  const page = /\$DWGCODEPAGE\s+3\s+ansi_(\d+)/i.exec(begin)?.[1];
  const isUtf8 = version === undefined || Number(version) >= 1021;
  return (
    (isUtf8 ? decoded(bytes, 'utf-8') : null) ??
    decoded(bytes, (page && NAMES[page]) ?? `windows-${page ?? 1252}`) ??
    latin(bytes, bytes.length)
  );
}

/** Letters that are written by their numbers, such as \U+0142. */
export const unescaped = (text: string): string =>
  text.includes('\\')
    ? text.replace(/\\U\+([0-9a-f]{4})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

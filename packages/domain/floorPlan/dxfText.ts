import { decodedNamed } from '../letters/decodedNamed.ts';
import { decodedText, decodedUtf8 } from '../letters/decodedText.ts';
import type { Bytes } from '../units.ts';
import { UnreadableDxf } from './dxfFault.ts';
import { dxfKindOf, firstLetters } from './dxfKind.ts';

const HEADER: Bytes = 65_536;

/** $DWGCODEPAGE values. */
const NAMES: Readonly<Record<string, string>> = {
  ansi_932: 'shift_jis',
  ansi_936: 'gbk',
  ansi_949: 'euc-kr',
  ansi_950: 'big5',
  dos866: 'ibm866',
  dos932: 'shift_jis',
  gb2312: 'gbk',
  ksc5601: 'euc-kr',
  mac_roman: 'macintosh',
};

function encodingOf(page: string): string {
  const key = page.toLowerCase().replace('-roman', '_roman');
  const named = NAMES[key];
  if (named) return named;
  const [, kind = '', number = ''] = /^(ansi|dos|iso)_?(?:8859-?)?(\d+)$/.exec(key) ?? [];
  if (kind === 'ansi') return `windows-${number}`;
  if (kind === 'iso') return `iso-8859-${number}`;
  return kind === 'dos' ? `cp${number}` : key;
}

/** UTF-8 if valid. @throws UnreadableDxf if the file is not text */
export function dxfText(bytes: Uint8Array): string {
  const kind = dxfKindOf(bytes);
  if (kind !== 'dxf') throw new UnreadableDxf(kind ? { kind } : { kind: 'brokenDxf', line: 1 });
  const page = /\$DWGCODEPAGE\s+3\s+(\S+)/i.exec(firstLetters(bytes, HEADER))?.[1];
  return decodedUtf8(bytes) ?? (page && decodedNamed(bytes, encodingOf(page))) ?? decodedText(bytes);
}

/** Escaped letters, such as \U+0142. */
export const unescaped = (text: string): string =>
  text.includes('\\')
    ? text.replace(/\\U\+([0-9a-f]{4})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

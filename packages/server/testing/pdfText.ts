import { inflateSync } from 'node:zlib';

const STREAM = /(\d+) 0 obj\n<<\n(?:(?!endobj).)*?\/Length (\d+)(?:(?!endobj).)*?>>\nstream\n/gs;

const characters = (hex: string) =>
  String.fromCodePoint(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));

export function pdfText(pdf: Buffer): string {
  const file = pdf.toString('latin1');
  const streams = new Map(
    [...file.matchAll(STREAM)].map((match) => {
      const start = match.index + match[0].length;
      const bytes = pdf.subarray(start, start + Number(match[2]));
      return [match[1], match[0].includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : ''];
    }),
  );
  const letters = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, font = '', object]) => {
      const table = new RegExp(`\\n${object} 0 obj\\n.*?/ToUnicode (\\d+) 0 R`, 's').exec(file)?.[1];
      const ranges = streams.get(table)?.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g) ?? [];
      const known = [...ranges].flatMap(([, first = '', codes = '']) =>
        [...codes.matchAll(/<(\w*)>/g)].map(
          ([, hex = ''], index) => [Number.parseInt(first, 16) + index, characters(hex)] as const,
        ),
      );
      return [font, new Map(known)];
    }),
  );
  const pages = [...streams.values()].filter((stream) => / Tf\n/.test(stream)).join('\n');
  let font: ReadonlyMap<number, string> | undefined;
  let text = '';
  for (const [, name, words] of pages.matchAll(/\/(F\d+) \S+ Tf|\[(.*)\] TJ/g)) {
    if (name) font = letters.get(name);
    else {
      for (const [, hex = ''] of words?.matchAll(/<(\w+)>/g) ?? [])
        for (const glyph of hex.match(/.{4}/g) ?? [])
          text += font?.get(Number.parseInt(glyph, 16)) ?? '\ufffd';
      text += '\n';
    }
  }
  return text;
}

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { CHARACTERS, readInter, span } from './interFont.ts';

function tablesOf(file: Buffer): Map<string, Buffer> {
  const count = file.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => 12 + 16 * index);
  return new Map(
    entries.map((at) => {
      const [from, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
      return [file.toString('latin1', at, at + 4), file.subarray(from, from + length)];
    }),
  );
}

function fileOf(tables: ReadonlyMap<string, Buffer>): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts = [head];
  let end = head.length;
  for (const [index, [name, table]] of [...tables].entries()) {
    const at = 12 + 16 * index;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}

/** `cmap` table of format 4, with a segment per character. */
function characterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments = [...glyphs].sort(([a], [b]) => a - b).concat([[0xffff, 0]]);
  const count = segments.length;
  const table = Buffer.alloc(12 + 16 + 8 * count);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(1, 6);
  table.writeUInt32BE(12, 8);
  const format = table.subarray(12);
  format.writeUInt16BE(4, 0);
  format.writeUInt16BE(format.length, 2);
  format.writeUInt16BE(2 * count, 6);
  const power = 2 ** Math.floor(Math.log2(count));
  format.writeUInt16BE(2 * power, 8);
  format.writeUInt16BE(Math.log2(power), 10);
  format.writeUInt16BE(2 * (count - power), 12);
  for (const [index, [code, glyph]] of segments.entries()) {
    format.writeUInt16BE(code, 14 + 2 * index);
    format.writeUInt16BE(code, 16 + 2 * (count + index));
    format.writeUInt16BE((glyph - code) & 0xffff, 16 + 2 * (2 * count + index));
  }
  return table;
}

/** Maps digits to the glyphs of `tnum` in a new `cmap`: pdfmake enables no features in drawings. */
function withEvenFigures(file: Buffer): Buffer {
  const font = create(file);
  const glyphOf = (letter: string): number => {
    const features = /\d/.test(letter) ? ['tnum'] : [];
    return font.layout(letter, features).glyphs[0]?.id ?? 0;
  };
  const glyphs = font.characterSet
    .filter((code) => code < 0xffff)
    .map((code) => [code, glyphOf(String.fromCodePoint(code))] as const);
  return fileOf(tablesOf(file).set('cmap', characterMap(new Map(glyphs))));
}

/** Run after a release of Inter or for more letters. */

const PRINTED_CHARACTERS = `${CHARACTERS}${span(0x384, 0x3ce)}${span(0x400, 0x45f)}Ґґ`;

const WEIGHTS = { 400: 'Regular', 600: 'SemiBold' };

for (const [weight, name] of Object.entries(WEIGHTS)) {
  const options = { targetFormat: 'sfnt', noHinting: true } as const;
  const inter = readInter(`web/Inter-${name}.woff2`);
  const whole = await subsetFont(inter, PRINTED_CHARACTERS, { ...options, keepFeatures: ['kern', 'tnum'] });
  const cut = await subsetFont(withEvenFigures(whole), PRINTED_CHARACTERS, {
    ...options,
    keepFeatures: ['kern'],
  });
  const file = new URL(`../../domain/pdf/fonts/inter-${weight}.ttf`, import.meta.url);
  writeFileSync(fileURLToPath(file), cut);
}

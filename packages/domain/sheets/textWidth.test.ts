import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { interfaceTexts } from '../texts/interfaceTexts.ts';
import { fittedText, textWidth, wrapped } from './textWidth.ts';

function advancesOf(weight: 400 | 600): (letter: string) => number {
  const file = readFileSync(new URL(`../pdf/fonts/inter-${weight}.ttf`, import.meta.url));
  const table = (name: string): number => {
    for (let entry = 12; ; entry += 16)
      if (file.toString('latin1', entry, entry + 4) === name) return file.readUInt32BE(entry + 8);
  };
  const unit = file.readUInt16BE(table('head') + 18);
  const long = file.readUInt16BE(table('hhea') + 34);
  const [widths, map] = [table('hmtx'), table('cmap')];
  const glyphs = new Map<number, number>();
  for (let index = 0; index < file.readUInt16BE(map + 2); index++) {
    const at = map + file.readUInt32BE(map + 8 + 8 * index);
    if (file.readUInt16BE(at) !== 4) continue;
    const count = file.readUInt16BE(at + 6) / 2;
    for (let part = 0; part < count; part++) {
      const last = file.readUInt16BE(at + 14 + 2 * part);
      const first = file.readUInt16BE(at + 16 + 2 * (count + part));
      const delta = file.readUInt16BE(at + 16 + 2 * (2 * count + part));
      const offsetAt = at + 16 + 2 * (3 * count + part);
      const offset = file.readUInt16BE(offsetAt);
      for (let code = first; code <= last && code < 0xffff; code++) {
        const found = offset === 0 ? code : file.readUInt16BE(offsetAt + offset + 2 * (code - first));
        glyphs.set(code, (found + (found === 0 && offset !== 0 ? 0 : delta)) & 0xffff);
      }
    }
  }
  return (letter) => {
    const glyph = glyphs.get(letter.codePointAt(0) ?? 0);
    if (!glyph) throw new Error(`The font has no ${letter}.`);
    return file.readUInt16BE(widths + 4 * Math.min(glyph, long - 1)) / unit;
  };
}

const NAMES = [
  'Zażółć gęślą jaźń',
  'Größe Öl Übergröße',
  'Reflektor Nero 20 W, 24°',
  'S2, „Opal” – 12½ × 3 ± 0,5…',
  'Σαλόνι',
  'Світло',
];

describe('a text', () => {
  test('is never printed wider than computed, in either weight', () => {
    const texts = [...NAMES, ...Object.values(interfaceTexts.sheet).flatMap((text) => Object.values(text))];
    for (const weight of [400, 600] as const) {
      const advance = advancesOf(weight);
      for (const text of texts) {
        const printed = [...text].reduce((sum, letter) => sum + advance(letter), 0);
        expect(textWidth(text, 1), text).toBeGreaterThanOrEqual(printed);
        if (/^[ -~]+$/.test(text)) expect(textWidth(text, 1), text).toBeLessThan(1.15 * printed + 0.1);
      }
    }
  });

  test('has equally wide digits, so that figures align', () => {
    for (const weight of [400, 600] as const) {
      const advance = advancesOf(weight);
      expect(new Set([...'0123456789'].map(advance)).size).toBe(1);
    }
    expect(textWidth('111,1', 1)).toBe(textWidth('408,7', 1));
  });

  test('is truncated or wrapped if wider than its room', () => {
    expect(fittedText('Opal', 2, 20)).toBe('Opal');
    expect(fittedText('Lampa wisząca Kopuła', 2, 20)).toMatch(/^Lampa .*…$/);
    const lines = wrapped('Miejsce oprawy to odległość jej środka od początku szyny', 2, 25);
    expect(lines.join(' ')).toBe('Miejsce oprawy to odległość jej środka od początku szyny');
    for (const line of lines) expect(textWidth(line, 2)).toBeLessThanOrEqual(25);
  });

  test('wraps without separating a number from its unit', () => {
    const text = 'Odcinki 200 + 13,3 cm, promień 127,3 cm, 60 × 60 cm i 2,5 mm² na 46,4 V';
    for (let width = 16; width < 60; width += 2)
      for (const line of wrapped(text, 2, width)) {
        expect(line).not.toMatch(/×$/);
        expect(line).not.toMatch(/^(cm|mm²|V|×)/);
      }
  });
});

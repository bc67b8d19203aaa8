import { describe, expect, it } from 'vitest';
import { kindOf, MAX_BYTES, UnfitFile } from './fileKind.ts';

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const big = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, at) => (value >> (8 * (bytes - 1 - at))) & 255);
const little = (value: number, bytes: number): number[] => big(value, bytes).toReversed();

const png = (width: number, height: number): number[] => [
  ...letters('\x89PNG\r\n\x1a\n'),
  ...big(13, 4),
  ...letters('IHDR'),
  ...big(width, 4),
  ...big(height, 4),
];
const jpeg = (width: number, height: number): number[] => [
  0xff,
  0xd8,
  0xff,
  0xe1,
  ...big(8, 2),
  ...letters('Exif\0\0'),
  0xff,
  0xc2,
  ...big(17, 2),
  8,
  ...big(height, 2),
  ...big(width, 2),
];
const webp = (kind: string, ...rest: number[]): number[] => [
  ...letters('RIFF'),
  ...little(100, 4),
  ...letters(`WEBP${kind}`),
  ...little(50, 4),
  ...rest,
];
const extended = (width: number, height: number) =>
  webp('VP8X', 0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3));
const lossless = (width: number, height: number) =>
  webp('VP8L', 0x2f, ...little((width - 1) | ((height - 1) << 14), 4));
const lossy = (width: number, height: number) =>
  webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2));

const found = (bytes: number[] | Uint8Array): string => {
  try {
    return kindOf(new Uint8Array(bytes));
  } catch (error) {
    return error instanceof UnfitFile ? error.fault : String(error);
  }
};

describe('The first bytes decide the file type (D47)', () => {
  it.each([
    ['PNG', png],
    ['JPEG', jpeg],
    ['WebP, extended', extended],
    ['WebP, lossless', lossless],
    ['WebP, lossy', lossy],
  ])('a %s is a picture, and refused if its stated size is too large', (_, make) => {
    expect(found(make(1200, 800))).toBe('picture');
    expect(found(make(12_000, 12_000))).toBe('tooManyPixels');
  });

  it('pictures with a side above 20,000 px are refused undecoded', () => {
    expect(found(png(20_000, 4000))).toBe('picture');
    expect(found(png(20_001, 10))).toBe('tooManyPixels');
    expect(found(jpeg(10, 20_001))).toBe('tooManyPixels');
    expect(found(extended(20_001, 10))).toBe('tooManyPixels');
    expect(found(png(0, 800))).toBe('broken');
  });

  it('a PDF is recognised, also after a line of another program', () => {
    expect(found(letters('%PDF-1.7\n'))).toBe('pdf');
    expect(found(letters('printed by\n%PDF-1.4\n'))).toBe('pdf');
  });

  it('DXF and DWG in any form go to the DXF reader', () => {
    for (const text of ['  0\r\nSECTION\r\n  2\r\nHEADER\r\n', 'AutoCAD Binary DXF\r\n\x1a\0', 'AC1032'])
      expect(found(letters(text))).toBe('dxf');
  });

  it('anything else is refused, regardless of its name', () => {
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'Rzut parteru',
      '',
      'GIF89a',
      'RIFF\0\0\0\0WAVE',
    ])
      expect(found(letters(text))).toBe('notAPlan');
  });

  it('a file truncated in its header is broken', () => {
    for (const whole of [png(10, 10), jpeg(10, 10), extended(10, 10), lossless(10, 10), lossy(10, 10)])
      expect(found(whole.slice(0, 18))).toBe('broken');
    expect(found([0xff, 0xd8, 0xff, 0xe1, 0, 4, 0, 0, 0x12])).toBe('broken');
  });

  it('a file above 20 MB is refused', () => {
    const bytes = new Uint8Array(MAX_BYTES + 1);
    bytes.set(png(10, 10));
    expect(found(bytes)).toBe('tooManyBytes');
  });
});

import { describe, expect, it } from 'vitest';
import { fileFault, PHOTOMETRY_FILE, PICTURE, SHEET } from './fileKind.ts';

const MB = 1024 * 1024;
const file = (type: string, size = MB, name = 'a') => new File([new Uint8Array(size)], name, { type });

describe('a picture file', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'])('may be %s', async (type) => {
    expect(await fileFault(PICTURE, file(type))).toBeNull();
  });

  it.each(['application/pdf', 'text/plain', '', 'image/tiff'])('may not be "%s"', async (type) => {
    expect(await fileFault(PICTURE, file(type))).toEqual({ word: 'wrongKind' });
  });

  it('has at most 10 MB', async () => {
    expect(await fileFault(PICTURE, file('image/png', 10 * MB))).toBeNull();
    expect(await fileFault(PICTURE, file('image/png', 10 * MB + 1))).toEqual({
      word: 'tooLarge',
      size: 10.1,
    });
  });
});

describe('a data sheet file', () => {
  it('is a PDF of at most 10 MB', async () => {
    expect(await fileFault(SHEET, file('application/pdf', 10 * MB))).toBeNull();
    expect(await fileFault(SHEET, file('application/pdf', 11 * MB))).toEqual({ word: 'tooLarge', size: 11 });
    expect(await fileFault(SHEET, file('image/png'))).toEqual({ word: 'wrongKind' });
  });
});

const IES = [
  'IESNA:LM-63-2002',
  '',
  'TILT=NONE',
  '1 1000 1 3 1 1 2 0 0 0',
  '1 1 10',
  '0 45 90',
  '0',
  '500 250 0',
];
const ies = (change: (lines: string[]) => string[]) => new File([change(IES).join('\r\n')], 'Spot.IES');

describe('a photometric file', () => {
  it('is recognised by its extension, and parsed', async () => {
    expect(
      await fileFault(
        PHOTOMETRY_FILE,
        ies((lines) => lines),
      ),
    ).toBeNull();
    expect(await fileFault(PHOTOMETRY_FILE, file('text/plain', 10, 'spot.txt'))).toEqual({
      word: 'wrongKind',
    });
    expect(await fileFault(PHOTOMETRY_FILE, file('', 10 * MB + 1, 'spot.ldt'))).toEqual({
      word: 'tooLarge',
      size: 10.1,
    });
  });

  it('is refused with the faulty line and its text', async () => {
    expect(
      await fileFault(
        PHOTOMETRY_FILE,
        ies((lines) => lines.with(5, ' 0 95 90 ')),
      ),
    ).toEqual({
      photometry: { fault: 'anglesDoNotRise', line: 6, text: '0 95 90' },
    });
    expect(await fileFault(PHOTOMETRY_FILE, new File(['<html>'], 'spot.ies'))).toMatchObject({
      photometry: { fault: 'notPhotometry' },
    });
  });

  it('is refused with the faulty XML element, even if all is on one line', async () => {
    const xml =
      '<IESTM33><Emitter><LuminousData><LuminousIntensity><IntData h="0" v="0">?</IntData></LuminousIntensity></LuminousData></Emitter></IESTM33>';
    expect(await fileFault(PHOTOMETRY_FILE, new File([xml], 'spot.XML'))).toEqual({
      photometry: { fault: 'notANumber', line: 1, text: 'IntData h="0" v="0"' },
    });
  });

  it('shows only an excerpt of a long line', async () => {
    const reported = await fileFault(
      PHOTOMETRY_FILE,
      ies((lines) => lines.with(5, `0 95 90${' '.repeat(80)}1`)),
    );
    expect(reported).toMatchObject({ photometry: { text: expect.stringMatching(/^0 95 90 {53}…$/) } });
  });
});

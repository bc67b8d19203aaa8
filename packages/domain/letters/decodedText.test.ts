import { describe, expect, it } from 'vitest';
import { decodedAs, decodedText } from './decodedText.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytesOf = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...utf8(part)])));

describe('decoding a text without a named encoding', () => {
  it('uses UTF-8 if the bytes are valid UTF-8', () => {
    expect(decodedText(utf8('Świetlówka kloszowa żółta'))).toBe('Świetlówka kloszowa żółta');
  });

  it.each([
    ['Windows, Polish', bytesOf(0x8c, 'wietl', 0xf3, 'wka ', 0xbf, 0xf3, 0xb3, 'ta'), 'Świetlówka żółta'],
    ['Windows, Polish, one word', bytesOf(0x8c, 'ciany'), 'Ściany'],
    ['DOS, Polish', bytesOf(0x9d, 'azienka ', 0x98, 0x86, 0xbe, 0xab), 'Łazienka śćżź'],
    ['DOS, Polish, capitals', bytesOf('O', 0x97, 'WIETLENIE'), 'OŚWIETLENIE'],
    ['ISO 8859-2, Polish', bytesOf(0xa6, 'wiat', 0xb3, 'o wisz', 0xb1, 'ce'), 'Światło wiszące'],
    ['Windows, German', bytesOf('Kegel f', 0xfc, 'r G', 0xe4, 'ste'), 'Kegel für Gäste'],
    ['DOS, German', bytesOf('H', 0x84, 'ngeleuchte f', 0x81, 'r B', 0x81, 'ro'), 'Hängeleuchte für Büro'],
    ['Windows, French', bytesOf('Lumi', 0xe8, 're int', 0xe9, 'rieure'), 'Lumière intérieure'],
    [
      'Windows, figures',
      bytesOf('24', 0xb0, ', 10 W/m', 0xb2, ' ', 0x93, 'soft', 0x94),
      '24°, 10 W/m² “soft”',
    ],
    ['Windows, Czech', bytesOf('Z', 0xe1, 'v', 0xec, 'sn', 0xe9, ' sv', 0xed, 'tidlo'), 'Závěsné svítidlo'],
  ])('detects the encoding by its letters: %s', (_, bytes, text) => {
    expect(decodedText(bytes)).toBe(text);
  });

  it('finds the few lines with non-ASCII letters in a file of a megabyte', () => {
    const numbers = utf8('100.0 0.5\n'.repeat(100_000));
    const name = bytesOf('Z', 0xb3, 0xb9, 'cze\n');
    const file = new Uint8Array(numbers.length + name.length);
    file.set(numbers);
    file.set(name, numbers.length);
    expect(decodedText(file).slice(-7)).toBe('Złącze\n');
  });
});

it('every encoding has a letter for each byte', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  for (const encoding of ['windows-1250', 'windows-1252', 'cp852', 'iso-8859-2'] as const)
    expect([...decodedAs(all, encoding)]).toHaveLength(256);
});

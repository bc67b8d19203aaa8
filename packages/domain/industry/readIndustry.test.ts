import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { IndustryError } from './fault.ts';
import { readIndustry } from './readIndustry.ts';
import { BMECAT_XML, GLDF_XML } from './testing/samples.ts';

const TODAY = '2026-11-30';
const encoded = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readIndustry(encoded(text), TODAY);
const sample = (name: string) =>
  readIndustry(new Uint8Array(readFileSync(new URL(`testing/${name}`, import.meta.url))), TODAY);

function faultOf(text: string): string {
  try {
    read(text);
  } catch (error) {
    if (error instanceof IndustryError) return `${error.fault} ${error.place}`.trim();
    throw error;
  }
  return 'none';
}

describe('a GLDF', () => {
  const [warm, double] = read(GLDF_XML).products;

  it('has a product for each variant, with its light, protection, price and files', () => {
    expect(warm).toEqual({
      code: 'GL-100',
      titles: { EN: 'Fino, 3000 K', PL: 'Fino, 3000 K' },
      descriptions: { EN: 'Slim & light', DE: 'Schlank' },
      ean: '5901234123457',
      leadDays: null,
      price: null,
      priceEuro: 49.9,
      watts: 12.5,
      lumens: 1320,
      cct: 3000,
      cri: 90,
      ip: '20',
      protectionClass: 'II',
      colour: 'black',
      symbol: 'downlight',
      pictures: ['image/front.png', 'image/sketch.svg', 'https://example.org/far.jpg'],
      photometry: 'ldc/spot.ldt',
    });
  });

  it('of several emitters adds their power and flux, and leaves out what they do not share', () => {
    expect(double).toMatchObject({ watts: 25, lumens: 2720, cct: null, cri: 90, photometry: '' });
  });

  it('gives a variant without a number one of its own, and an EAN of zeros is none', () => {
    expect(double).toMatchObject({ code: 'GL-100-2', ean: '' });
  });

  it('of the reference implementation is read, with every variant', () => {
    const { format, products } = sample('gldf-variants.xml');
    expect(format).toBe('gldf');
    expect(products.map(({ code, titles }) => [code, titles.EN])).toEqual([
      ['Product number', 'Product name, Variant 1'],
      ['Product number-2', 'Product name, Variant 2'],
      ['Product number-3', 'Product name, Variant 3'],
      ['Product number-4', 'Product name, Variant 4'],
      ['Product number-5', 'Product name, Variant 5'],
    ]);
    expect(products[0]).toMatchObject({ ean: '12345678', pictures: ['image/picture.svg'] });
  });
});

describe('a BMEcat', () => {
  const [duo, plain] = read(BMECAT_XML).products;

  it('has texts by language, EAN, lead time, ETIM features, and pictures by purpose', () => {
    expect(duo).toEqual({
      code: '0012',
      titles: { PL: 'Reflektor Duo', EN: 'Duo spotlight', DE: 'Strahler Duo' },
      descriptions: { PL: 'Do szyn.\nDALI' },
      ean: '5901234123457',
      leadDays: 14,
      price: 299.9,
      priceEuro: 63,
      watts: 12.5,
      lumens: 1320,
      cct: null,
      cri: 90,
      ip: '20',
      protectionClass: '',
      colour: null,
      symbol: 'pendant',
      pictures: ['img\\duo.png', 'detail.png'],
      photometry: '',
    });
  });

  it('has texts without a language in that of the catalogue', () => {
    expect(plain).toMatchObject({
      code: '0013',
      titles: { PL: 'Bez cech' },
      ean: '5901234123450',
      price: null,
    });
  });

  it('of version 1.2 is read, past its document type, without the prices of 2001', () => {
    expect(sample('bmecat-1.2.xml').products).toMatchObject([
      {
        ...{ code: '1000', titles: { DE: 'Apple MacBook Pro 13"' }, ean: '8712670911213', leadDays: 2 },
        ...{ price: null, priceEuro: null, pictures: ['55-K-31.jpg'] },
      },
    ]);
    const then = readFileSync(new URL('testing/bmecat-1.2.xml', import.meta.url));
    expect(readIndustry(new Uint8Array(then), '2001-03-01').products).toMatchObject([{ priceEuro: 1499.5 }]);
  });

  it.each([
    ['ISO-8859-1', 0xe4, 'ä'],
    ['windows-1250', 0xb3, 'ł'],
  ])('in %s is read by its declaration', (encoding, byte, letter) => {
    const [start, end] = BMECAT_XML.replace('UTF-8', encoding).split('Bez cech');
    const bytes = new Uint8Array([...encoded(start ?? ''), byte, ...encoded(end ?? '')]);
    expect(readIndustry(bytes, TODAY).products[1]?.titles).toEqual({ PL: letter });
  });

  it('may have prefixed names and declare elements of its own', () => {
    const prefixed = BMECAT_XML.replace(/<(\/?)([A-Z])/g, '<$1b:$2').replace('xmlns=', 'xmlns:b=');
    expect(read(prefixed).products).toHaveLength(2);
    const type = '<!DOCTYPE BMECAT SYSTEM "a.dtd" [\n<!ENTITY % UDX "(A?)">\n<!ELEMENT A (#PCDATA)>\n]>';
    expect(read(BMECAT_XML.replace('<BMECAT', `${type}<BMECAT`)).products).toHaveLength(2);
  });
});

describe('an XML file', () => {
  const withType = (type: string) => BMECAT_XML.replace('<BMECAT', `${type}\n<BMECAT`);
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  );

  it.each([
    ['a billion laughs', withType(`<!DOCTYPE b [<!ENTITY l0 "lol">${laughs}]>`), 'documentType 2'],
    [
      'an external entity',
      withType('<!DOCTYPE b [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'documentType 2',
    ],
    [
      'a parameter entity',
      withType('<!DOCTYPE b [<!ENTITY % x SYSTEM "http://a.example/x">%x;]>'),
      'documentType 2',
    ],
    ['an undeclared entity', BMECAT_XML.replace('Bez cech', '&l9;'), 'malformedXml 37'],
    ['a cut file', BMECAT_XML.slice(0, 900), 'malformedXml 13'],
    ['another format', '<?xml version="1.0"?><rss/>', 'unknownXml'],
    ['no XML', 'Kod;Nazwa', 'unknownXml'],
    ['no products', '<BMECAT><HEADER/></BMECAT>', 'noProducts'],
    ['a root without products', '<Root><Header/></Root>', 'noProducts'],
    ['too many products', `<BMECAT>${'<ARTICLE/>'.repeat(20_001)}</BMECAT>`, 'tooManyProducts'],
    ['too great a depth', `<BMECAT>${'<a>'.repeat(100)}`, 'malformedXml 1'],
  ])('is refused for %s', (_, text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });
});

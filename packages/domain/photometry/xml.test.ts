import { describe, expect, it } from 'vitest';
import { PhotometryError } from './fault.ts';
import { elementsOf } from './xml.ts';

const read = (text: string) =>
  [...elementsOf(text)].map(({ path, attributes, text: stated, line }) => [
    path,
    Object.fromEntries(attributes),
    stated,
    line,
  ]);

function faultOf(text: string) {
  try {
    read(text);
  } catch (error) {
    if (error instanceof PhotometryError) return [error.fault, error.line];
    throw error;
  }
  return 'none';
}

describe('an XML document', () => {
  it('is read element by element, each at its end, with its path, attributes, text and line', () => {
    const text = `<?xml version="1.0"?>\r\n<!-- <a> -->\r<a x = '1' y="2 ">\n <b> one\ntwo </b >\n\n<c/><d z="3" /></a>\n`;
    expect(read(text)).toEqual([
      ['a/b', {}, 'one\ntwo', 4],
      ['a/c', {}, '', 7],
      ['a/d', { z: '3' }, '', 7],
      ['a', { x: '1', y: '2 ' }, '', 3],
    ]);
  });

  it('may have predefined entities, character references, plain characters and comments inside text', () => {
    expect(
      read(`<a b="&quot;&#955;">&lt;b&gt; &amp;amp; &#x142;<!-- -- ><c> --><![CDATA[ <&amp;]]></a>`),
    ).toEqual([['a', { b: '"λ' }, '<b> &amp; ł <&amp;', 1]]);
  });

  it.each([
    '<!DOCTYPE a>\n<a/>',
    '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]>\n<a>&c;</a>',
    '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
    '<!ENTITY b "c"><a/>',
  ])('is refused if it declares a document type: %s', (text) => {
    expect(faultOf(text)).toEqual(['documentType', 1]);
  });

  it.each([
    ['an end of another', '<a>\n<b></a>', 2],
    ['an end alone', '<a/>\n</a>', 2],
    ['no end', '<a>\n<b/>\n', 3],
    ['an end too early', '<a>\n<b x="1"', 2],
    ['a comment without an end', '<a>\n<!-- </a>', 2],
    ['a second root', '<a/>\n<b/>', 2],
    ['text beside the root', '<a/>b\n', 1],
    ['nothing', '', 1],
    ['an attribute twice', '<a>\n<b x="1" x="1"/></a>', 2],
    ['an attribute without quotation marks', '<a>\n<b x=1/></a>', 2],
    ['attributes that touch', '<a>\n<b x="1"y="1"/></a>', 2],
    ['a name that is none', '<a>\n<1/></a>', 2],
    ['a sign that is not named', '<a>\n&nbsp;</a>', 1],
    ['a sign alone', '<a b="\n&"/>', 2],
    ['a number that no sign has', '<a>&#x110000;</a>', 1],
    ['more elements in one another than any format has', '<a>'.repeat(65), 1],
    [
      'more attributes than any format has',
      `<a${Array.from({ length: 65 }, (_, at) => ` b${at}=""`).join('')}/>`,
      1,
    ],
  ])('is refused with the line if it is not well-formed: %s', (_, text, line) => {
    expect(faultOf(text)).toEqual(['malformed', line]);
  });
});

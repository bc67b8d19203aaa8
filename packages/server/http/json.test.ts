import { bindingSchema } from '@lumitor/domain/catalogue/article';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Refused } from '../refusal/refused.ts';
import { parseJson } from './json.ts';

const parseText = (text: string) => parseJson(Buffer.from(text));

function refusalOf(text: string | Buffer) {
  try {
    parseJson(Buffer.from(text));
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, field: '', ...error.refusal };
  }
  throw new Error('The invalid JSON was accepted.');
}

describe('a JSON body', () => {
  it('is parsed as by JSON.parse', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('\0'));
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        text,
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value')),
        fc.dictionary(
          text.map((each) => `k${each}`),
          tie('value'),
        ),
      ),
    })).value;
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 2 }), (given, indent) => {
        const written = JSON.stringify(given, null, indent);
        expect(parseText(written)).toEqual(JSON.parse(written));
      }),
    );
  });

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('of 32 levels of %s is accepted, of 33 or 100,000 not', (_, open, close) => {
    const nested = (depth: number) => `${open.repeat(depth)}${open === '[' ? '' : '1'}${close.repeat(depth)}`;
    expect(() => parseText(nested(32))).not.toThrow();
    for (const depth of [33, 100_000])
      expect(refusalOf(nested(depth))).toMatchObject({
        status: 400,
        message: expect.stringMatching(/32 levels/),
      });
  });

  it('may contain brackets and colons within texts', () => {
    const text = `${'[{:'.repeat(60_000)}\\"]`;
    expect(parseText(JSON.stringify({ text }))).toEqual({ text });
  });

  it('may have 80,000 keys in a megabyte', () => {
    const keys = (count: number) =>
      `{${Array.from({ length: count }, (_, index) => `"${index.toString(36)}":0`).join(',')}}`;
    expect(Object.keys(parseText(keys(80_000)) as object)).toHaveLength(80_000);
    expect(refusalOf(keys(100_000))).toMatchObject({
      status: 400,
      message: expect.stringMatching(/80000 keys/),
    });
  });

  it('may be an import of 2,000 luminaires with all fields', () => {
    const operations = Array.from({ length: 2_000 }, (_, index) => ({
      kind: 'add',
      collection: 'bindings',
      fields: v.parse(bindingSchema, {
        title: `Oprawa N ${index}`,
        type: 'linear',
        price: { onOff: 120.5, dali: 120.5, zigbee: 120.5 },
      }),
    }));
    expect(() => parseText(JSON.stringify({ reason: { kind: 'import' }, operations }))).not.toThrow();
  });

  it.each([
    ['"\\u0000"', ''],
    ['{"fields":{"title":"a\\u0000b"}}', 'fields.title'],
    ['{"list":[1,{"name":"\\ud83d"}]}', 'list.1.name'],
    ['{"list":["\\ude00\\ud83d"]}', 'list.0'],
    ['{"texts":{"a\\u0000":1}}', 'texts'],
    ['{"a":{"__proto__":{"isAdmin":true}}}', 'a'],
    ['{"\\u005f_proto__":1}', ''],
    ['[{"constructor":{"prototype":1}}]', '0'],
  ])('that no database or object can store is refused with its field: %s', (text, field) => {
    expect(refusalOf(text)).toMatchObject({ status: 400, code: 'invalid', field });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each(['"\\ud83d\\ude00"', '"\\\\u0000"', '{"a":"__proto__ constructor"}', '"\\u0001"'])(
    'that only resembles it is accepted: %s',
    (text) => {
      expect(parseText(text)).toEqual(JSON.parse(text));
    },
  );

  it.each(['', '{', '{"a":1,}', 'nothing', '1 2', ']', '"a\nb"', '"\0"'])(
    'that is invalid is refused: %j',
    (text) => {
      expect(refusalOf(text)).toMatchObject({ status: 400, message: expect.stringMatching(/not JSON/) });
    },
  );

  it.each([
    ['half a letter', [0x22, 0xc5, 0x22]],
    ['an overlong NUL', [0x22, 0xc0, 0x80, 0x22]],
    ['half of a surrogate pair', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['UTF-16', [0xff, 0xfe, 0x22, 0x00, 0x22, 0x00]],
  ])('that is not UTF-8 is refused: %s', (_, bytes) => {
    expect(refusalOf(Buffer.from(bytes))).toMatchObject({
      status: 400,
      message: expect.stringMatching(/UTF-8/),
    });
  });
});

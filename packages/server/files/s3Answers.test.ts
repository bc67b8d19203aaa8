import { describe, expect, it } from 'vitest';
import { errorCodeOf, parseListing } from './s3Answers.ts';

const page = (rest: string, contents = '') => `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>shop</Name><Prefix>files/</Prefix>
<KeyCount>2</KeyCount><MaxKeys>1000</MaxKeys>${rest}${contents}</ListBucketResult>
`;
const object = (key: string, size: string | number = 7) =>
  `<Contents>\n<Key>${key}</Key><LastModified>2026-01-31T12:00:00.000Z</LastModified><ETag>&quot;0f&quot;</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
const LAST = '<IsTruncated>false</IsTruncated>';

describe('a list of objects', () => {
  it('has keys, sizes and the next page', () => {
    const first = page(
      '<NextContinuationToken>1ueGc&amp;xyPA==</NextContinuationToken><IsTruncated>true</IsTruncated>',
      object('files/a') + object('files/b', 12),
    );
    expect(parseListing(first)).toEqual({
      objects: [
        { path: 'files/a', size: 7 },
        { path: 'files/b', size: 12 },
      ],
      next: '1ueGc&xyPA==',
    });
    expect(parseListing(page(LAST))).toEqual({ objects: [], next: null });
  });

  it.each([
    ['as they are', 'files/it’s a+b%20.webp', ''],
    ['with entities', 'files/it&#x2019;s a&#43;b&#37;20.webp', ''],
    ['as in addresses', 'files/it%E2%80%99s+a%2Bb%2520.webp', '<EncodingType>url</EncodingType>'],
    [
      'as in addresses, slashes too',
      'files%2Fit%E2%80%99s%20a%2Bb%2520.webp',
      '<EncodingType>url</EncodingType>',
    ],
  ])('may encode its keys as %s', (_, key, encoding) => {
    expect(parseListing(page(LAST + encoding, object(key))).objects).toEqual([
      { path: 'files/it’s a+b%20.webp', size: 7 },
    ]);
  });

  it('decodes an entity once', () => {
    expect(parseListing(page(LAST, object('a&amp;lt;b'))).objects[0]?.path).toBe('a&lt;b');
  });

  it.each([
    ['a page of a proxy', '<html><body>Sign in</body></html>'],
    ['nothing', ''],
    ['a list that is cut short', page(LAST, object('a')).slice(0, -30)],
    ['a list that does not say whether it goes on', page('', object('a'))],
    ['a list that goes on nowhere', page('<IsTruncated>true</IsTruncated>', object('a'))],
    ['an object without a key', page(LAST, object('a').replace(/<Key>.*<\/Key>/, ''))],
    ['an object without a size', page(LAST, object('a').replace(/<Size>.*<\/Size>/, ''))],
    ['an object of no size', page(LAST, object('a', 'x'))],
    ['a key that is no address', page(`${LAST}<EncodingType>url</EncodingType>`, object('%E2%8'))],
  ])('is not %s', (_, xml) => {
    expect(() => parseListing(xml)).toThrow();
  });
});

it('an error has a code if it names one', () => {
  expect(
    errorCodeOf("<?xml version='1.0'?>\n<Error><Code>NoSuchKey</Code><Message>No.</Message></Error>"),
  ).toBe('NoSuchKey');
  expect(errorCodeOf('<html><Code>NoSuchKey</Code></html>')).toBe('');
  expect(errorCodeOf('')).toBe('');
});

import { createHash } from 'node:crypto';
import type { Ms } from '@lumitor/domain/units';
import { describe, expect, it } from 'vitest';
import { type S3Request, signatureError } from './s3Signature.ts';

const KEYS = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const NOW = Date.parse('2013-05-24T00:00:00Z');
const MINUTE: Ms = 60_000;

function example(
  method: string,
  url: string,
  signature: string,
  { body = '', extra = {} }: { body?: string; extra?: Record<string, string> } = {},
): S3Request {
  const headers: Record<string, string> = {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    'x-amz-date': '20130524T000000Z',
    ...extra,
  };
  const names = Object.keys(headers).sort().join(';');
  headers.authorization = `AWS4-HMAC-SHA256 Credential=${KEYS.accessKeyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`;
  return { method, url, headers, body: Buffer.from(body) };
}

const read = () =>
  example('GET', '/test.txt', 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41', {
    extra: { range: 'bytes=0-9' },
  });
const upload = () =>
  example('PUT', '/test$file.text', '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd', {
    body: 'Welcome to Amazon S3.',
    extra: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
  });

describe('the fake storage', () => {
  it.each([
    ['a download', read()],
    ['an upload', upload()],
    [
      'a setting',
      example('GET', '/?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'),
    ],
    [
      'a list',
      example(
        'GET',
        '/?max-keys=2&prefix=J',
        '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
      ),
    ],
  ])('accepts a request signed as in the documentation of AWS: %s', (_, request) => {
    expect(signatureError(request, KEYS, NOW)).toBeNull();
  });

  it.each<[string, (request: S3Request) => S3Request, string]>([
    ['another path', (request) => ({ ...request, url: '/other.txt' }), 'SignatureDoesNotMatch'],
    ['another query', (request) => ({ ...request, url: `${request.url}?acl` }), 'SignatureDoesNotMatch'],
    ['another method', (request) => ({ ...request, method: 'DELETE' }), 'SignatureDoesNotMatch'],
    ['another body', (request) => ({ ...request, body: Buffer.from('x') }), 'XAmzContentSHA256Mismatch'],
    ['no signature', (request) => withHeader(request, 'authorization', undefined), 'AccessDenied'],
    [
      'another date',
      (request) => withHeader(request, 'x-amz-date', '20130524T000100Z'),
      'SignatureDoesNotMatch',
    ],
    [
      'a date of another day',
      (request) => withHeader(request, 'x-amz-date', '20130523T235959Z'),
      'AuthorizationHeaderMalformed',
    ],
    [
      'a header that is not signed',
      (request) => withHeader(request, 'x-amz-acl', 'public-read'),
      'AccessDenied',
    ],
    ['a wrong checksum of the body', (request) => withHeader(request, 'content-md5', 'AAAA'), 'AccessDenied'],
  ])('refuses a request with %s', (_, change, code) => {
    expect(signatureError(change(upload()), KEYS, NOW)).toMatchObject({ code });
  });

  it.each([
    ['another secret', { ...KEYS, secretAccessKey: 'other' }, 'SignatureDoesNotMatch'],
    ['another key', { ...KEYS, accessKeyId: 'OTHER' }, 'InvalidAccessKeyId'],
    ['another region', { ...KEYS, region: 'eu-central-1' }, 'AuthorizationHeaderMalformed'],
  ])('refuses a request signed with %s', (_, keys, code) => {
    expect(signatureError(read(), keys, NOW)).toMatchObject({ code });
  });

  it('refuses a request that is over 15 minutes old, or from the future', () => {
    expect(signatureError(read(), KEYS, NOW + 15 * MINUTE)).toBeNull();
    for (const now of [NOW + 16 * MINUTE, NOW - 16 * MINUTE])
      expect(signatureError(read(), KEYS, now)).toMatchObject({ status: 403, code: 'RequestTimeTooSkewed' });
  });
});

function withHeader(request: S3Request, name: string, value: string | undefined): S3Request {
  return { ...request, headers: { ...request.headers, [name]: value } };
}

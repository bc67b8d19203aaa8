import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Ms } from '@lumitor/domain/units';

export interface S3Request {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface S3Keys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Error {
  status: number;
  code: string;
}

const VALIDITY: Ms = 15 * 60 * 1000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([^/,\s]+)\/([^/,\s]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalRequest({ method, url, headers }: S3Request, signed: string[], payload: string): string {
  const { pathname, searchParams } = new URL(url, 'http://any');
  const path = pathname.split('/').map((part) => escaped(decodeURIComponent(part)));
  const query = [...searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort();
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`);
  return [method, path.join('/'), query.join('&'), lines.join(''), signed.join(';'), payload].join('\n');
}

const timeOf = (stamp: string): Ms =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const refusal = (status: number, code: string): S3Error => ({ status, code });

function bodyError({ headers, body }: S3Request): S3Error | null {
  if (headers['x-amz-content-sha256'] !== hash(body)) return refusal(400, 'XAmzContentSHA256Mismatch');
  const md5 = headers['content-md5'];
  if (md5 && md5 !== createHash('md5').update(body).digest('base64')) return refusal(400, 'BadDigest');
  return null;
}

export function signatureError(request: S3Request, keys: S3Keys, now: Ms): S3Error | null {
  const { headers } = request;
  const found = headers.authorization?.match(AUTHORIZATION);
  if (!found) return refusal(403, 'AccessDenied');
  const [, keyId, day = '', region, service, names = '', signature = ''] = found;
  const stamp = String(headers['x-amz-date']);
  const signed = names.split(';');
  const mustBeSigned = Object.keys(headers).filter(
    (name) => name === 'host' || name === 'content-md5' || name.startsWith('x-amz-'),
  );
  if (keyId !== keys.accessKeyId) return refusal(403, 'InvalidAccessKeyId');
  if (region !== keys.region || service !== 's3' || !stamp.startsWith(day))
    return refusal(400, 'AuthorizationHeaderMalformed');
  if (!(Math.abs(now - timeOf(stamp)) <= VALIDITY)) return refusal(403, 'RequestTimeTooSkewed');
  if (!mustBeSigned.every((name) => signed.includes(name)) || signed.join() !== [...signed].sort().join())
    return refusal(403, 'AccessDenied');
  const scope = `${day}/${region}/s3/aws4_request`;
  const payload = String(headers['x-amz-content-sha256']);
  const text = ['AWS4-HMAC-SHA256', stamp, scope, hash(canonicalRequest(request, signed, payload))].join(
    '\n',
  );
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  if (!timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')))
    return refusal(403, 'SignatureDoesNotMatch');
  return bodyError(request);
}

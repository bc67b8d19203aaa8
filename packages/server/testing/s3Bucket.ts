import type { S3Error, S3Request } from './s3Signature.ts';

export interface S3Answer {
  status: number;
  body: Buffer;
}

const PAGE = 1000;

const escaped = (text: string) => text.replace(/[^ !#-%(-;=?-~]/gu, (sign) => `&#${sign.codePointAt(0)};`);
const element = (name: string, text: string | number) => `<${name}>${escaped(String(text))}</${name}>`;
const xml = (status: number, text: string): S3Answer => ({
  status,
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`),
});

export const errorAnswer = ({ status, code }: S3Error): S3Answer =>
  xml(status, `<Error>${element('Code', code)}${element('Message', 'No.')}</Error>`);

function listing(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const encoding = query.get('encoding-type');
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)));
  const isTruncated = page.length < keys.length;
  const shown = (key: string) => (encoding === 'url' ? encodeURIComponent(key).replaceAll('%20', '+') : key);
  const next = Buffer.from(page.at(-1) ?? '').toString('base64');
  const contents = page.map((key) => {
    const size = objects.get(key)?.length ?? 0;
    return `<Contents>${element('Key', shown(key))}${element('Size', size)}</Contents>`;
  });
  return [
    '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    element('IsTruncated', String(isTruncated)),
    ...contents,
    encoding ? element('EncodingType', encoding) : '',
    isTruncated ? element('NextContinuationToken', next) : '',
    '</ListBucketResult>',
  ].join('');
}

export function requestBucket(
  objects: Map<string, Buffer>,
  key: string,
  { method, url, body }: S3Request,
): S3Answer {
  if (method === 'PUT') objects.set(key, body);
  if (method === 'PUT') return { status: 200, body: Buffer.alloc(0) };
  if (method === 'DELETE') objects.delete(key);
  if (method === 'DELETE') return { status: 204, body: Buffer.alloc(0) };
  if (!key) return xml(200, listing(objects, new URL(url, 'http://any').searchParams));
  const found = objects.get(key);
  return found ? { status: 200, body: found } : errorAnswer({ status: 404, code: 'NoSuchKey' });
}

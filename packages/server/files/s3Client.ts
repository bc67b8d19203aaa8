import { createHash } from 'node:crypto';
import type { Bytes, Ms } from '@lumitor/domain/units';
import { AwsClient } from 'aws4fetch';
import { StorageFault } from './fileStore.ts';
import { errorCodeOf } from './s3Answers.ts';

const REMEDIES: Record<string, string> = {
  InvalidAccessKeyId: 'set S3_ACCESS_KEY_ID to a known key',
  SignatureDoesNotMatch: 'set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to a matching pair',
  AuthorizationHeaderMalformed: 'set S3_REGION to its region',
  PermanentRedirect: 'set S3_ENDPOINT and S3_REGION to those of the bucket',
  NoSuchBucket: 'create the bucket, or set S3_BUCKET to an existing one',
  AccessDenied: 'grant the key permission to list, read, write and delete in the bucket',
  RequestTimeTooSkewed: 'correct the clock of this machine',
  QuotaExceeded: 'raise the quota of the bucket',
};

function refusedBy(place: string, status: number, code: string): StorageFault {
  const answer = code ? `${status} ${code}` : String(status);
  const otherwise = status < 500 ? 'check the S3_* settings' : 'check the log of the storage';
  return new StorageFault(`The storage ${place} responded with ${answer}: ${REMEDIES[code] ?? otherwise}.`);
}

function unreachable(place: string, error: unknown): StorageFault {
  const { cause, name } = error as { cause?: { code?: string; message?: string }; name: string };
  const reason =
    name === 'AbortError' ? 'no response in time' : (cause?.code ?? cause?.message ?? String(error));
  return new StorageFault(
    `The storage ${place} cannot be reached (${reason}): check that it is running and that S3_ENDPOINT is its address.`,
    error,
  );
}

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
  isSentOnce?: boolean;
}

export interface BucketAnswer {
  status: number;
  body: Buffer;
}

const ATTEMPTS = 3;
const FIRST_PAUSE: Ms = 400;
const ATTEMPT_TIMEOUT: Ms = 5_000;
const TRANSFER_TIME_PER_MEGABYTE: Ms = 1_000;
const TOTAL_TIMEOUT: Ms = 15_000;

const timeoutFor = (bytes: Bytes): Ms => ATTEMPT_TIMEOUT + (bytes / 1_000_000) * TRANSFER_TIME_PER_MEGABYTE;
const mayPass = (status: number) => status >= 500 || status === 429;
const escaped = (key: string) => key.split('/').map(encodeURIComponent).join('/');

/** Checksums by which the storage refuses changed or truncated data. */
const sumsOf = (body: Uint8Array = new Uint8Array()) => ({
  'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
  ...(body.length > 0 ? { 'content-md5': createHash('md5').update(body).digest('base64') } : {}),
});

/** Sends signed requests to one bucket. All are idempotent, so transient failures are retried. */
export class S3Client {
  readonly #aws: AwsClient;
  readonly #bucket: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
    this.#aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
    this.#bucket = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  }

  async #send({ method, key, query, body }: S3Request, longest: Ms): Promise<BucketAnswer> {
    const cut = new AbortController();
    const within = (timeout: Ms) => setTimeout(() => cut.abort(), Math.min(timeout, longest));
    let timer = within(timeoutFor(body?.length ?? 0));
    try {
      const address = `${this.#bucket}${key === undefined ? '' : `/${escaped(key)}`}`;
      const search = query ? `?${new URLSearchParams(query)}` : '';
      const signed = await this.#aws.sign(`${address}${search}`, {
        method,
        headers: sumsOf(body),
        // A signature is valid for one address.
        redirect: 'manual',
        ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
      });
      // The signal of the signed request is lost when the request is garbage-collected.
      const response = await fetch(signed, { signal: cut.signal });
      clearTimeout(timer);
      timer = within(timeoutFor(Number(response.headers.get('content-length') ?? 0)));
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    } finally {
      clearTimeout(timer);
    }
  }

  /** @throws StorageFault for every answer except success and a missing object */
  async send(request: S3Request): Promise<BucketAnswer> {
    const end = Date.now() + (request.isSentOnce ? ATTEMPT_TIMEOUT : TOTAL_TIMEOUT);
    for (let attempt = 1; ; attempt += 1) {
      const isLast = () => request.isSentOnce || attempt === ATTEMPTS || Date.now() >= end;
      let answer: BucketAnswer | undefined;
      try {
        answer = await this.#send(request, end - Date.now());
      } catch (error) {
        if (isLast()) throw unreachable(this.#bucket, error);
      }
      if (answer && (!mayPass(answer.status) || isLast())) return this.#successOf(answer, request);
      const pause = Math.random() * FIRST_PAUSE * attempt;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  #successOf(answer: BucketAnswer, { method, key }: S3Request): BucketAnswer {
    if (answer.status >= 200 && answer.status < 300) return answer;
    const code = errorCodeOf(answer.body.toString());
    const isMissing = answer.status === 404 && key !== undefined;
    // HEAD has no body to distinguish a missing object from a missing bucket.
    if (isMissing && (code === 'NoSuchKey' || method === 'HEAD')) return answer;
    throw refusedBy(this.#bucket, answer.status, code);
  }
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../files/s3Client.ts';
import { errorAnswer, requestBucket, type S3Answer } from './s3Bucket.ts';
import { type S3Request, signatureError } from './s3Signature.ts';

/** `cut`: the request is executed, and the connection breaks during the answer. */
export type S3Failure = 'down' | 'slow-down' | 'hang' | 'cut';

interface FailureOptions {
  times?: number;
  when?(request: { method: string; key: string }): boolean;
}

export interface S3Server {
  settings: S3Settings;
  objects: Map<string, Buffer>;
  requests: string[];
  fail(mode: S3Failure | null, options?: FailureOptions): void;
  stop(): Promise<void>;
}

function send(response: ServerResponse, { status, body }: S3Answer, isCut: boolean): void {
  response.writeHead(status, status === 204 ? {} : { 'content-length': body.length + (isCut ? 1 : 0) });
  if (isCut) response.write(body, () => response.destroy());
  else response.end(body);
}

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let failure: ({ mode: S3Failure } & Required<FailureOptions>) | null = null;

  function failureOf(request: { method: string; key: string }): S3Failure | null {
    if (!failure || failure.times === 0 || !failure.when(request)) return null;
    failure.times -= 1;
    return failure.mode;
  }

  function answerTo(bucket: string | undefined, key: string, request: S3Request): S3Answer {
    const error = signatureError(request, settings, Date.now());
    if (error) return errorAnswer(error);
    if (bucket !== settings.bucket) return errorAnswer({ status: 404, code: 'NoSuchBucket' });
    return requestBucket(objects, key, request);
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming;
    const [bucket, ...rest] = decodeURIComponent(new URL(url, 'http://any').pathname).slice(1).split('/');
    const key = rest.join('/');
    requests.push(`${method} ${key}`);
    const failing = failureOf({ method, key });
    if (failing === 'hang') return;
    if (failing === 'down') {
      incoming.destroy();
      return;
    }
    const body = await buffer(incoming);
    const answer =
      failing === 'slow-down'
        ? errorAnswer({ status: 503, code: 'SlowDown' })
        : answerTo(bucket, key, { method, url, headers, body });
    send(response, answer, failing === 'cut');
  }

  const server = createServer((incoming, response) => {
    // An interrupted upload stores nothing.
    handle(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'lumitor',
    region: 'eu-central-1',
    accessKeyId: 'TESTKEY',
    secretAccessKey: 'test/secret+of=the.tests',
  };
  return {
    settings,
    objects,
    requests,
    fail(mode, { times = Number.POSITIVE_INFINITY, when = () => true } = {}) {
      failure = mode && { mode, times, when };
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

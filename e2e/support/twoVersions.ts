import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TwoVersions {
  origin: string;
  upgrade(): void;
  /** The next request of a worker for each of these files fails. @returns those not requested yet */
  loseOnce(...files: RegExp[]): readonly RegExp[];
  cutOff(): void;
  reconnect(): void;
  close(): Promise<void>;
}

const HASHED = /-([\w-]{8})\.(m?js|css)\b/g;
const NEXT = /\.v2\.(m?js|css)\b/g;
const REVISION = /(?<=revision:[`"'])(?=[0-9a-f]{16})/g;
/** A page that names other files has another revision. */
const nextOf = (text: string) => text.replace(HASHED, '-$1.v2.$2').replace(REVISION, '2');
const isText = (type: string) => /javascript|html|css/.test(type);

/** Serves the first version, and after `upgrade` the next one. @param service its address */
export async function twoVersions(service: string): Promise<TwoVersions> {
  let isNext = false;
  let isCut = false;
  const lost: RegExp[] = [];
  const isLost = ({ url, headers }: IncomingMessage) => {
    if (headers['sec-fetch-dest'] !== 'empty') return false;
    const found = lost.findIndex((file) => file.test(url ?? ''));
    return found >= 0 && lost.splice(found, 1).length > 0;
  };
  const server = createServer((requested, answer) => {
    const path = requested.url ?? '/';
    const isFormer = isNext && path.startsWith('/assets/') && path.match(HASHED) && !path.match(NEXT);
    if (isCut) return void requested.socket.destroy();
    if (isFormer || (!isNext && path.match(NEXT))) return void answer.writeHead(404).end();
    if (isLost(requested)) return void answer.writeHead(502).end();
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = requested.headers;
    const passed = request(
      new URL(path.replace(NEXT, '.$1'), service),
      // A connection that the service closes while idle would lose a request.
      { method: requested.method, headers, agent: false },
      (got) => {
        const { 'content-length': ___, ...rest } = got.headers;
        answer.writeHead(got.statusCode ?? 502, rest);
        if (!isText(got.headers['content-type'] ?? '')) return void got.pipe(answer);
        const parts: Buffer[] = [];
        got.on('data', (part: Buffer) => parts.push(part));
        got.on('end', () => {
          const text = Buffer.concat(parts).toString();
          answer.end(isNext ? nextOf(text) : text);
        });
      },
    );
    passed.on('error', () => requested.socket.destroy());
    requested.pipe(passed);
  });
  await new Promise((listening) => server.listen(0, 'localhost', () => listening(undefined)));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    upgrade: () => {
      isNext = true;
    },
    loseOnce: (...files) => {
      lost.push(...files);
      return lost;
    },
    cutOff: () => {
      isCut = true;
      server.closeAllConnections();
    },
    reconnect: () => {
      isCut = false;
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

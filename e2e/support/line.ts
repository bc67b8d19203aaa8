import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `down`: no request arrives. Otherwise executed; answer `lost`, `half`, never (`silent`), or status. */
export type Break = 'down' | 'lost' | 'half' | 'silent' | 500 | 503;

/** Faults apply to posts to one path only. */
export class Line {
  #breaks: Break | null = null;
  #isBroken = () => {};
  readonly #server: Server;

  private constructor(target: string, path: string) {
    this.#server = createServer((requested, answer) => {
      const breaks = requested.method === 'POST' && requested.url === path ? this.#breaks : null;
      if (breaks === 'down') {
        requested.socket.destroy();
        return this.#isBroken();
      }
      const { method = 'GET', headers, url } = requested;
      const forwarded = request(target + url, { method, headers, agent: false }, async (came) => {
        const { statusCode = 0 } = came;
        if (!breaks) return came.pipe(answer.writeHead(statusCode, came.headers));
        const body = await came.toArray();
        breakOff(answer, breaks, Buffer.concat(body));
        this.#isBroken();
      });
      forwarded.on('error', () => answer.destroy());
      answer.on('close', () => forwarded.destroy());
      requested.pipe(forwarded);
    });
  }

  static async to(target: string, path: string): Promise<Line> {
    const line = new Line(target, path);
    await once(line.#server.listen(0, '127.0.0.1'), 'listening');
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** @returns promise that resolves after the first fault, when the service has finished */
  break(how: Break): Promise<void> {
    this.#breaks = how;
    return new Promise((resolve) => {
      this.#isBroken = resolve;
    });
  }

  mend(): void {
    this.#breaks = null;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

function breakOff(answer: ServerResponse, breaks: Exclude<Break, 'down'>, body: Buffer): void {
  if (typeof breaks === 'number') answer.writeHead(breaks).end('Failed');
  else if (breaks === 'lost') answer.destroy();
  else if (breaks === 'half') {
    answer.writeHead(201, { 'content-type': 'application/json', 'content-length': body.length });
    answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
  }
}

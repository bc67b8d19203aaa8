import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Loss {
  /** Of a hundred requests those that never reach the service, and those whose answers never come back. */
  asked: number;
  answered: number;
  /** Milliseconds that each way takes at most. */
  delay: number;
}

const NO_LOSS: Loss = { asked: 0, answered: 0, delay: 0 };

/** Stands between browsers and the service, and loses and delays whole requests and answers, so that they overtake. */
export interface LossyNet {
  url: string;
  /** How many it has lost. */
  readonly lost: number;
  /** Where the service is now. */
  lead(url: string): void;
  /** From now on all comes through at once. */
  heal(): void;
  close(): void;
}

export async function openLossyNet(service: string, given: Loss): Promise<LossyNet> {
  let target = service;
  let loss = given;
  let lost = 0;
  const isLost = (percent: number) => Math.random() * 100 < percent;
  const isEvents = ({ url = '' }: IncomingMessage) => url.startsWith('/api/events');
  const wayOf = () => delay(Math.random() * loss.delay);

  async function bodyOf(message: IncomingMessage): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of message) parts.push(part);
    return Buffer.concat(parts);
  }
  async function carry(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const lose = () => {
      lost += 1;
      answer.destroy();
    };
    const body = await bodyOf(asked);
    await wayOf();
    if (isLost(loss.asked)) return lose();
    const { origin: _, ...headers } = asked.headers;
    const upstream = request(target + asked.url, {
      method: asked.method,
      headers: { ...headers, host: new URL(target).host },
    });
    upstream.end(body);
    answer.on('close', () => upstream.destroy());
    const [reply]: IncomingMessage[] = await once(upstream, 'response');
    if (!reply) return;
    const { statusCode = 502 } = reply;
    if (isEvents(asked)) {
      answer.writeHead(statusCode, reply.headers).flushHeaders();
      reply.on('error', () => answer.destroy()).pipe(answer);
      return;
    }
    const told = await bodyOf(reply);
    await wayOf();
    if (isLost(loss.answered)) return lose();
    answer.writeHead(statusCode, reply.headers).end(told);
  }

  const server = createServer((asked, answer) => {
    carry(asked, answer).catch(() => answer.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get lost() {
      return lost;
    },
    lead(url) {
      target = url;
    },
    heal() {
      loss = NO_LOSS;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { newAddress } from './ask.ts';
import { CLIENT_HEADER } from './instance.ts';

export interface Loss {
  /** Of a hundred requests those that never reach the service, and those whose answers never come back. */
  asked: number;
  answered: number;
  /** Milliseconds that each way takes at most. */
  delay: number;
  /** Milliseconds after which a stream of events breaks off, at most. */
  streams?: number;
}

export const NO_LOSS: Loss = { asked: 0, answered: 0, delay: 0 };

/** What the service was asked and has answered, whether or not the answer comes back. */
export interface Exchange {
  method: string;
  path: string;
  body: string;
  status: number;
  told: string;
}

/**
 * Stands between browsers and the service, and loses and delays whole requests and answers, so that they overtake; but
 * the files that pages are made of come through.
 */
export interface LossyNet {
  url: string;
  /** How many it has lost, streams among them. */
  readonly lost: number;
  /** Where the service is now. */
  lead(url: string): void;
  /** From now on so much is lost. */
  lose(loss: Loss): void;
  /** From now on all comes through at once. */
  heal(): void;
  close(): void;
}

/** @param hears what is asked of the service's interface */
export async function openLossyNet(
  service: string,
  given: Loss,
  hears: (exchange: Exchange) => void = () => {},
): Promise<LossyNet> {
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
  /** Until it breaks off. */
  function stream(reply: IncomingMessage, answer: ServerResponse, lose: () => void): void {
    answer.writeHead(reply.statusCode ?? 502, reply.headers).flushHeaders();
    reply.on('error', () => answer.destroy()).pipe(answer);
    if (!loss.streams) return;
    const timer = setTimeout(lose, Math.random() * loss.streams);
    answer.on('close', () => clearTimeout(timer));
  }
  async function carry(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = asked;
    const isFile = !path.startsWith('/api/');
    const lose = () => {
      lost += 1;
      answer.destroy();
    };
    const body = await bodyOf(asked);
    if (!isFile) await wayOf();
    if (!isFile && isLost(loss.asked)) return lose();
    // What is told is read here: nothing of it is compressed.
    const { origin: _, 'accept-encoding': __, ...headers } = asked.headers;
    const upstream = request(target + path, {
      method,
      headers: { [CLIENT_HEADER]: newAddress(), ...headers, host: new URL(target).host },
    });
    upstream.end(body);
    // Whatever else has left goes on to its end: what the service does with it is heard of.
    if (isEvents(asked)) answer.on('close', () => upstream.destroy());
    const [reply]: IncomingMessage[] = await once(upstream, 'response');
    if (!reply) return;
    if (isEvents(asked)) return stream(reply, answer, lose);
    const { statusCode = 502 } = reply;
    const told = await bodyOf(reply);
    if (!isFile) {
      hears({ method, path, body: String(body), status: statusCode, told: String(told) });
      await wayOf();
      if (isLost(loss.answered)) return lose();
    }
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
    lose(more) {
      loss = more;
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

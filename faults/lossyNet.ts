import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import { CLIENT_HEADER } from './instance.ts';
import { newAddress } from './send.ts';

export interface Loss {
  /** Percentages of lost requests and answers. */
  requested: number;
  answered: number;
  delay: Ms;
  streams?: Ms;
}

export const NO_LOSS: Loss = { requested: 0, answered: 0, delay: 0 };

/** The answer may be lost. */
export interface Exchange {
  method: string;
  path: string;
  body: string;
  status: number;
  reported: string;
}

/**
 * Proxy that loses and delays API requests and answers, so that they overtake each other. Files of pages
 * pass unchanged.
 */
export interface LossyNet {
  url: string;
  readonly lost: number;
  lead(url: string): void;
  lose(loss: Loss): void;
  heal(): void;
  close(): void;
}

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
  function stream(reply: IncomingMessage, answer: ServerResponse, lose: () => void): void {
    answer.writeHead(reply.statusCode ?? 502, reply.headers).flushHeaders();
    reply.on('error', () => answer.destroy()).pipe(answer);
    if (!loss.streams) return;
    const timer = setTimeout(lose, Math.random() * loss.streams);
    answer.on('close', () => clearTimeout(timer));
  }
  async function carry(requested: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = requested;
    const isFile = !path.startsWith('/api/');
    const lose = () => {
      lost += 1;
      answer.destroy();
    };
    const body = await bodyOf(requested);
    if (!isFile) await wayOf();
    if (!isFile && isLost(loss.requested)) return lose();
    // This proxy reads the events, so no compression.
    const { origin: _, 'accept-encoding': __, ...headers } = requested.headers;
    const upstream = request(target + path, {
      method,
      headers: { [CLIENT_HEADER]: newAddress(), ...headers, host: new URL(target).host },
    });
    upstream.end(body);
    // Other requests end: their effect on the service is recorded.
    if (isEvents(requested)) answer.on('close', () => upstream.destroy());
    const [reply]: IncomingMessage[] = await once(upstream, 'response');
    if (!reply) return;
    if (isEvents(requested)) return stream(reply, answer, lose);
    const { statusCode = 502 } = reply;
    const reported = await bodyOf(reply);
    if (!isFile) {
      hears({ method, path, body: String(body), status: statusCode, reported: String(reported) });
      await wayOf();
      if (isLost(loss.answered)) return lose();
    }
    answer.writeHead(statusCode, reply.headers).end(reported);
  }

  const server = createServer((requested, answer) => {
    carry(requested, answer).catch(() => answer.destroy());
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

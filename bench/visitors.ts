import { Agent, type IncomingMessage, request } from 'node:http';
import type { Ms } from '@lumitor/domain/units';

/** Limits count by address. */
export const CLIENT_HEADER = 'x-visitor';

export interface Answer {
  status: number;
  body: Buffer;
  headers: IncomingMessage['headers'];
  took: Ms;
}

interface RequestInit {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

export class Visitor {
  readonly url: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 });
  readonly #headers: Record<string, string>;

  constructor(url: string, number: number) {
    this.url = url;
    this.#headers = {
      origin: url,
      'accept-encoding': 'br',
      [CLIENT_HEADER]: `10.1.${number >> 8}.${number & 255}`,
    };
  }

  #send(path: string, { method = 'GET', body, headers }: RequestInit): Promise<IncomingMessage> {
    const bytes = body && Buffer.from(JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const sent = request(
        this.url + path,
        {
          method,
          agent: this.#agent,
          headers: {
            ...this.#headers,
            ...(bytes ? { 'content-type': 'application/json', 'content-length': bytes.length } : {}),
            ...headers,
          },
        },
        resolve,
      );
      sent.on('error', reject).end(bytes);
    });
  }

  async send(path: string, requested: RequestInit = {}): Promise<Answer> {
    const began = performance.now();
    const response = await this.#send(path, requested);
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part);
    return {
      status: response.statusCode ?? 0,
      body: Buffer.concat(parts),
      headers: response.headers,
      took: performance.now() - began,
    };
  }

  async listen(
    hear: (data: string) => void,
    onEnd: () => void,
    followed?: { project: string },
  ): Promise<void> {
    const response = await this.#send(
      followed ? `/api/events?project=${followed.project}` : '/api/events',
      {},
    );
    if (response.statusCode !== 200) throw new Error(`/api/events: ${response.statusCode}`);
    let rest = '';
    response.on('data', (part: Buffer) => {
      const messages = (rest + part).split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages) {
        const [, type, data] = /^event: (\w+)$\n^data: (.*)$/m.exec(message) ?? [];
        if (type === (followed ? 'project' : 'snapshot')) hear(data ?? '');
      }
    });
    response.on('close', onEnd);
    response.on('error', () => {});
  }

  leave(): void {
    this.#agent.destroy();
  }
}

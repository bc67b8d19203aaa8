import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const RATE = {
  table: 'A',
  currency: 'euro',
  code: 'EUR',
  rates: [{ no: '001/A/NBP/2026', effectiveDate: '2026-01-02', mid: 4.25 }],
};
const FLOOD = Buffer.alloc(1_000_000, '0');

const json = (response: ServerResponse, status: number, text: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);

export const BEHAVIOURS: Record<string, (response: ServerResponse) => unknown> = {
  well: (response) => json(response, 200, JSON.stringify(RATE)),
  'breaks off': (response) =>
    response.writeHead(200, { 'content-length': 500 }).write('{"table"', () => response.destroy()),
  hangs: () => {},
  'is at fault': (response) => json(response, 500, '{}'),
  'says nonsense': (response) => json(response, 200, '<html>maintenance</html>'),
  'gives another shape': (response) => json(response, 200, '{"rates":[{"mid":"4,25"}]}'),
  'never ends': (response) => {
    const more = () => response.writable && response.write(FLOOD, more);
    more();
  },
};

export async function publicService() {
  let behave = BEHAVIOURS.well as (response: ServerResponse) => unknown;
  const server = createServer((_, response) => behave(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(name: string) {
      behave = BEHAVIOURS[name] as (response: ServerResponse) => unknown;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { Worker } from 'node:worker_threads';
import type { Ms } from '@lumitor/domain/units';
import { EACH_ITS_OWN } from './flood.ts';
import { CLIENT_HEADER } from './instance.ts';

/** A thread, so that the scenario is not delayed. */
const FLOOD = `
  const { Agent, request } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const { randomUUID } = require('node:crypto');
  const { setTimeout: delay } = require('node:timers/promises');
  const { url, path, headers, header, body, addresses, atOnce, pause } = workerData;
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const post = (address) => new Promise((resolve) => {
    const bytes = Buffer.from(body.replace('${EACH_ITS_OWN}', randomUUID()));
    const length = { 'content-length': bytes.length, [header]: address };
    const sent = request(url + path, { method: 'POST', agent, headers: { ...headers, ...length } });
    sent.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)));
    sent.on('error', () => resolve(0));
    sent.end(bytes);
  });
  const statuses = {};
  let isOver = false;
  const client = async (address) => {
    while (!isOver) {
      const status = await post(address);
      statuses[status] = (statuses[status] ?? 0) + 1;
      await delay(pause);
    }
  };
  const all = Promise.all(addresses.flatMap((address) => Array.from({ length: atOnce }, () => client(address))));
  parentPort.once('message', async () => {
    isOver = true;
    await all;
    parentPort.postMessage(statuses);
  });
`;

interface NetworkFlood {
  path: string;
  body: object;
  addresses: readonly string[];
  atOnce: number;
  pause: Ms;
}

export function floodFrom(
  url: string,
  { body, ...sent }: NetworkFlood,
): () => Promise<Record<string, number>> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const workerData = { url, headers, header: CLIENT_HEADER, body: JSON.stringify(body), ...sent };
  const worker = new Worker(FLOOD, { eval: true, workerData });
  return () =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject).postMessage('end');
    });
}

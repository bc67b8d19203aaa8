import { Worker } from 'node:worker_threads';
import { CLIENT_HEADER } from './instance.ts';

/** Placeholder for a UUID, new in each request. */
export const EACH_ITS_OWN = 'each-its-own';

/** A thread, so that the scenario is not delayed. */
const FLOOD = `
  const { Agent, request } = require('node:http');
  const { parentPort, workerData: { url, path, headers, body, count } } = require('node:worker_threads');
  const { randomUUID } = require('node:crypto');
  const own = () => Buffer.from(body.replace('${EACH_ITS_OWN}', randomUUID()));
  const agent = new Agent({ maxSockets: Infinity });
  const post = () => new Promise((resolve) => {
    const bytes = own();
    const sent = request(url + path, { method: 'POST', agent, headers: { ...headers, 'content-length': bytes.length } });
    sent.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)));
    sent.on('error', () => resolve(0));
    sent.end(bytes);
  });
  Promise.all(Array.from({ length: count }, post)).then((statuses) => parentPort.postMessage(statuses));
`;

interface Flood {
  path: string;
  body: object;
  count: number;
  address: string;
}

/** @returns statuses; 0 without an answer */
export function flood(url: string, { path, body, count, address }: Flood): Promise<number[]> {
  const headers = { origin: url, 'content-type': 'application/json', [CLIENT_HEADER]: address };
  const workerData = { url, path, headers, body: JSON.stringify(body), count };
  const worker = new Worker(FLOOD, { eval: true, workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
}

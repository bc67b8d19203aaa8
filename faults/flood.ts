import { Worker } from 'node:worker_threads';
import { CLIENT_HEADER } from './instance.ts';

/** Stands in a body for a UUID, which is another one in each request. */
export const EACH_ITS_OWN = 'each-its-own';

/** Runs on a thread of its own, so that what the scenario measures beside it is not delayed by it. */
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
  /** How often it is sent at once. */
  count: number;
  /** Of who sends it. */
  address: string;
}

/** Posts the same so many times at once, all from one address. @returns the status of each answer, 0 where none came */
export function flood(url: string, { path, body, count, address }: Flood): Promise<number[]> {
  const headers = { origin: url, 'content-type': 'application/json', [CLIENT_HEADER]: address };
  const workerData = { url, path, headers, body: JSON.stringify(body), count };
  const worker = new Worker(FLOOD, { eval: true, workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
}

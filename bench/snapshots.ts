import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Bytes, Ms, Seconds } from '@lumitor/domain/units';
import { ROOT } from '../scripts/setup/root.mjs';
import { type Measured, median } from './measured.ts';
import { type Service, withService } from './service.ts';

const CONNECTIONS = 8;
const ROUND_TIME: Ms = 1_500;
const ROUNDS = 8;

const SNAPSHOT = '/api/snapshots/standard';
/** Web app files are served from memory: the fastest answer. */
const STATIC = '/assets/snapshot-for-bench.json';
const STATIC_FILE = `${ROOT}packages/web/dist${STATIC}`;

/** Clock ticks of /proc in a second. */
const TICKS = 100;

function processorTime(pid: number): Seconds {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const requestFor = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\nconnection: keep-alive\r\n\r\n`;

function answerLength(port: number, path: string): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    let answer = Buffer.alloc(0);
    const socket = connect(port, 'localhost', () => socket.write(requestFor(path)));
    socket.on('error', reject).on('data', (chunk) => {
      answer = Buffer.concat([answer, chunk]);
      const headersEnd = answer.indexOf('\r\n\r\n') + 4;
      if (headersEnd < 4) return;
      const length = Number(/content-length: (\d+)/i.exec(answer.toString('latin1', 0, headersEnd))?.[1]);
      if (!answer.toString('latin1', 0, 12).endsWith('200') || !(answer.length >= headersEnd + length))
        return;
      socket.destroy();
      resolve(headersEnd + length);
    });
  });
}

/** Requests in turn on one connection; answers are counted by length, unparsed. */
function requestAgain(port: number, path: string, length: number, until: number): Promise<number> {
  const request = requestFor(path);
  return new Promise((resolve, reject) => {
    let answers = 0;
    let received = 0;
    const socket = connect(port, 'localhost', () => socket.write(request));
    socket.setNoDelay(true);
    socket.on('error', reject).on('data', (chunk) => {
      received += chunk.length;
      if (received < length) return;
      received -= length;
      answers += 1;
      if (performance.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve(answers);
      }
    });
  });
}

interface Round {
  perSecond: number;
  /** CPU microseconds per answer. */
  processor: number;
}

async function round({ pid }: Service, port: number, path: string, length: number): Promise<Round> {
  const began = performance.now();
  const processorBefore = processorTime(pid);
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => requestAgain(port, path, length, began + ROUND_TIME)),
  );
  const answers = counts.reduce((sum, count) => sum + count, 0);
  const seconds = (performance.now() - began) / 1000;
  return {
    perSecond: answers / seconds,
    processor: ((processorTime(pid) - processorBefore) / answers) * 1e6,
  };
}

async function compare(service: Service): Promise<Measured[]> {
  const port = Number(new URL(service.url).port);
  const snapshot = await fetch(service.url + SNAPSHOT);
  writeFileSync(STATIC_FILE, Buffer.from(await snapshot.arrayBuffer()));
  const lengths = { snapshot: await answerLength(port, SNAPSHOT), plain: await answerLength(port, STATIC) };
  await round(service, port, SNAPSHOT, lengths.snapshot);
  await round(service, port, STATIC, lengths.plain);
  const pairs: { snapshot: Round; plain: Round }[] = [];
  for (let index = 0; index < ROUNDS; index++)
    pairs.push({
      snapshot: await round(service, port, SNAPSHOT, lengths.snapshot),
      plain: await round(service, port, STATIC, lengths.plain),
    });
  const of = (what: 'snapshot' | 'plain', value: keyof Round) =>
    median(pairs.map((pair) => pair[what][value]));
  return [
    { what: 'the snapshot, requests a second', value: of('snapshot', 'perSecond'), unit: '' },
    { what: 'the same bytes as a file, requests a second', value: of('plain', 'perSecond'), unit: '' },
    {
      what: 'the snapshot against the file',
      value: median(pairs.map(({ snapshot, plain }) => snapshot.perSecond / plain.perSecond)),
      unit: '',
      target: { least: 0.9 },
    },
    { what: 'processor time of the server for a snapshot', value: of('snapshot', 'processor'), unit: 'µs' },
    { what: 'processor time of the server for a file', value: of('plain', 'processor'), unit: 'µs' },
  ];
}

/** Alternates the catalogue's snapshot with the same bytes as a web app file. */
export const measure = (): Promise<Measured[]> =>
  withService(async (service) => {
    try {
      return await compare(service);
    } finally {
      rmSync(STATIC_FILE, { force: true });
    }
  });

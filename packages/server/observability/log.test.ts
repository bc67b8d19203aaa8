import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import type { SharedLinks } from '@lumitor/domain/sharing/sharedProject';
import Database from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../config.ts';
import { databasePath } from '../database/sqlite/openSqlite.ts';
import { start } from '../start.ts';
import { ADMINISTRATOR } from '../testing/freshService.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createLog } from './log.ts';

const METRICS_TOKEN = 'a-token-for-this-test';

async function service() {
  const DATA_DIR = await temporaryFolder();
  const lines: string[] = [];
  const config = parseConfig(
    {
      PORT: '0',
      DATA_DIR,
      EXCHANGE_RATE_URL: 'http://127.0.0.1:1',
      CLIENT_IP_HEADER: 'X-Real-IP',
      METRICS_TOKEN,
      ADMIN_EMAIL: ADMINISTRATOR.adminEmail,
      ADMIN_PASSWORD: ADMINISTRATOR.adminPassword,
    },
    ['--empty'],
  );
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const { address, stop } = await start(config, join(DATA_DIR, 'web'), () => {}, log);
  let isStopped = false;
  const stopOnce = async () => {
    if (isStopped) return;
    isStopped = true;
    await stop();
  };
  onTestFinished(stopOnce);
  const send = (path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(address + path, {
      headers: {
        origin: address,
        'x-real-ip': '203.0.113.7',
        'content-type': 'application/json',
        ...headers,
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  return { DATA_DIR, send, lines, stop: stopOnce };
}

const ORDER = 'Zk3v8cQp1xL0aB5n7RtY';

it('no personal data of visitors and administrators is logged', async () => {
  const { send, lines, stop } = await service();
  const statuses: number[] = [];
  const signIn = (email: string, password: string) => send('/api/auth/sign-in/email', { email, password });
  const signedIn = await signIn(ADMINISTRATOR.adminEmail, ADMINISTRATOR.adminPassword);
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  for (const response of [
    signedIn,
    await signIn('nobody@example.com', 'Kowalska-1'),
    await signIn(ADMINISTRATOR.adminEmail, 'Kowalska-2'),
    await send('/api/documents/emails', { email: 'visitor@example.com' }),
    await send('/api/documents/emails', { email: 'Kowalska' }),
    await send('/api/documents/emails?search=visitor@example.com', undefined, { cookie }),
    await send('/api/persons/erase', { email: 'visitor@example.com' }, { cookie }),
    await send(`/api/orders/${ORDER}`),
    await send(`/pobierz/${ORDER}?name=Kowalska`),
    await send('/api/orders', { customer: 'Kowalska' }),
  ])
    statuses.push(response.status);
  await stop();
  expect(statuses.filter((status) => status < 300)).not.toEqual([]);
  expect(statuses.filter((status) => status >= 400 && status < 500)).not.toEqual([]);
  expect(lines.length).toBeGreaterThan(statuses.length);
  const token = decodeURIComponent(cookie).split('=')[1]?.slice(0, 20) ?? '';
  const personal = [
    'example.com',
    'lumitor.test',
    'Kowalska',
    'visitor',
    ORDER,
    '203.0.113.7',
    'session_token',
    token,
  ];
  expect(lines.filter((line) => personal.some((each) => line.includes(each)))).toEqual([]);
});

it('no token of a link is logged, counted or sent in a header', async () => {
  const { send, lines, stop } = await service();
  const plan = storedPlan(EMPTY_PLAN);
  const links: SharedLinks = JSON.parse(await (await send('/api/projects', { isMicro: false, plan })).text());
  const tokens = [...Object.values(links), 'AAAAAAAAAAAAAAAAAAAAAA'];
  const claimed: string[] = [];
  const statuses = new Set<number>();
  for (const token of tokens)
    for (const [path, body] of [
      ['', undefined],
      ['', { id: randomUUID(), base: 1, plan }],
      ['', { wrong: token }],
      ['/versions/1', undefined],
      ['/link', { link: 'see', isWithdrawn: true }],
    ] as const) {
      const answer = await send(`/api/projects/opened${path}`, body, { [LINK_HEADER]: token });
      statuses.add(answer.status);
      claimed.push(JSON.stringify([...answer.headers]));
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
  expect([...statuses].sort()).toEqual([200, 400, 403, 404, 409]);
  const metrics = await (
    await send('/metrics', undefined, { authorization: `Bearer ${METRICS_TOKEN}` })
  ).text();
  expect(metrics).toContain('/api/projects/opened');
  await stop();
  expect(lines.filter((line) => line.includes('/api/projects/opened')).length).toBeGreaterThanOrEqual(20);
  for (const each of [metrics, ...lines, ...claimed])
    expect(tokens.filter((token) => each.includes(token))).toEqual([]);
});

it('an error is found in the log by the id in its answer', async () => {
  const { DATA_DIR, send, lines } = await service();
  const database = new Database(databasePath(DATA_DIR));
  database.exec('DROP TABLE documents');
  database.close();
  const response = await send(`/api/orders/${ORDER}`);
  const { message, requestId } = (await response.json()) as Record<string, string>;
  expect(response.status).toBe(500);
  expect(response.headers.get('x-request-id')).toBe(requestId);
  expect(message).toContain(requestId);
  expect(message).not.toContain('documents');
  const found = lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);
  expect(found[0]).toMatchObject({ level: 'error', msg: 'no such table: documents' });
});

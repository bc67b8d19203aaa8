import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Entry } from './advisoryList.mjs';
import { audit } from './audit.mjs';
import type { Answers } from './findings.mjs';

const ID = 'GHSA-aaaa-bbbb-cccc';
const NOW = new Date('2026-11-29T12:00:00Z');

const entry = (vulnerable_versions: string): Entry => ({
  id: 1,
  url: `https://github.com/advisories/${ID}`,
  title: 'A long path blocks the router',
  severity: 'high',
  vulnerable_versions,
});
const listOf = (advisories: Record<string, Entry[]>, date = '2026-11-01') =>
  JSON.stringify({ date, source: 'a test', advisories });

let folder: string;
let listFile: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
  listFile = join(folder, 'advisories.json');
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  rmSync(folder, { recursive: true });
});

async function registry(endpoint: RequestListener) {
  const own = createServer((request, response) => {
    if (request.url?.endsWith('/advisories/bulk')) endpoint(request, response);
    else response.writeHead(404).end('{}');
  });
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}/`;
}

const answers405: RequestListener = (_, response) => response.writeHead(405).end();
const answersWith =
  (body: string): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);

async function run(endpoint: RequestListener, options: { answers?: Answers; refreshes?: boolean } = {}) {
  const lines: string[] = [];
  const code = await audit({
    listFile,
    answers: {},
    ...options,
    // Excludes packages of the real registry.
    env: {
      npm_config_registry: await registry(endpoint),
      npm_config_fetch_timeout: '1000',
      npm_config_cache: join(folder, 'cache'),
    },
    now: NOW,
    print: (line: string) => lines.push(line),
  });
  return { code, output: lines.join('\n') };
}

it('an installed version that the registry calls vulnerable ends the audit with 1', async () => {
  writeFileSync(listFile, listOf({}));
  const { code, output } = await run(answersWith(JSON.stringify({ wouter: [entry('<99')] })));
  expect(output).toContain('Advisories of the registry.');
  expect(output).toContain(`OPEN      high  wouter <99  ${ID}`);
  expect(code).toBe(1);
});

it('a refresh merges the advisories of the registry into the list', async () => {
  const other = { ...entry('<2'), url: 'https://github.com/advisories/GHSA-dddd-eeee-ffff' };
  writeFileSync(listFile, listOf({ wouter: [entry('<1')], kysely: [other] }, '2020-01-01'));
  const { output } = await run(answersWith(JSON.stringify({ wouter: [entry('<99')] })), { refreshes: true });
  expect(output).toContain('Written');
  expect(JSON.parse(readFileSync(listFile, 'utf8'))).toEqual({
    date: '2026-11-29',
    source: 'npm audit',
    advisories: { kysely: [other], wouter: [entry('<99')] },
  });
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

it('a refresh without an endpoint leaves the list unchanged and ends with 2', async () => {
  const list = listOf({});
  writeFileSync(listFile, list);
  const { code, output } = await run(answers405, { refreshes: true });
  expect(output).toContain('The list is unchanged.');
  expect(readFileSync(listFile, 'utf8')).toBe(list);
  expect(code).toBe(2);
});

it.each<[string, RequestListener]>([
  ['answers 405', answers405],
  ['answers broken JSON', answersWith('{"wouter": [')],
  ['never answers', () => {}],
])('the list is read when the endpoint %s', async (_, endpoint) => {
  writeFileSync(listFile, listOf({ wouter: [entry('<99')] }));
  const { code, output } = await run(endpoint);
  expect(output).toMatch(/The registry gives no advisories: .+/);
  expect(output).toMatch(
    /Advisories of the list of 2026-11-01 \(a test\): 1 of \d{3} packages have entries\./,
  );
  expect(output).toContain(`OPEN      high  wouter <99  ${ID}`);
  expect(output).not.toContain('WARNING');
  expect(code).toBe(1);
});

it('an answered advisory of the list ends the audit with 0', async () => {
  writeFileSync(listFile, listOf({ wouter: [entry('<99')] }));
  const answers = { [ID]: { package: 'wouter', answer: 'Paths come from our own links only.' } };
  const { code, output } = await run(answers405, { answers });
  expect(output).toContain(`answered  high  wouter <99  ${ID}`);
  expect(code).toBe(0);
});

it('a list older than 90 days is used with a warning', async () => {
  writeFileSync(listFile, listOf({ wouter: [entry('<1')] }, '2026-08-30'));
  const { code, output } = await run(answers405);
  expect(output).toContain('WARNING  The list is older than 90 days.');
  expect(output).toContain('0 advisories, 0 without an answer.');
  expect(code).toBe(0);
});

it('a broken list ends the audit with 2', async () => {
  writeFileSync(listFile, '{"date": "2026-11-01",');
  const { code, output } = await run(answers405);
  expect(output).toContain('Nothing has been checked.');
  expect(code).toBe(2);
});

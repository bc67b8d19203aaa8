import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import { runCommand } from '../setup/command.mjs';
import { ACCOUNT, type SwiftPorts, swiftSettings } from './swiftSettings.ts';

const DEVICE = 'disk1';
const START_TIMEOUT: Ms = 30_000;

export interface SwiftServer {
  endpoint: string;
  stop(): Promise<void>;
}

async function freePorts(): Promise<SwiftPorts> {
  const servers = Array.from({ length: 5 }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  const [proxy = 0, account = 0, container = 0, object = 0, cache = 0] = ports;
  return { proxy, account, container, object, cache };
}

/** A ring assigns data to disks: here one disk. */
async function buildRing(folder: string, kind: string, port: number): Promise<void> {
  const file = join(folder, `${kind}.builder`);
  for (const args of [
    ['create', '4', '1', '1'],
    ['add', `r1z1-127.0.0.1:${port}/${DEVICE}`, '1'],
    ['rebalance'],
  ]) {
    const { code, output } = await runCommand('swift-ring-builder', [file, ...args], {
      capturesOutput: true,
    });
    if (code !== 0) throw new Error(`swift-ring-builder failed:\n${output}`);
  }
}

async function untilHealthy(
  address: string,
  children: readonly ChildProcess[],
  log: string[],
): Promise<void> {
  const end = Date.now() + START_TIMEOUT;
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > end || children.some(({ exitCode }) => exitCode !== null))
      throw new Error(`Swift does not start:\n${log.join('')}`);
    await delay(100);
  }
}

async function makeBucket(endpoint: string, bucket: string): Promise<void> {
  const { group, user, key } = ACCOUNT;
  const signIn = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'x-auth-user': `${group}:${user}`, 'x-auth-key': key },
  });
  const token = signIn.headers.get('x-auth-token') ?? '';
  const address = `${signIn.headers.get('x-storage-url')}/${bucket}`;
  const made = await fetch(address, { method: 'PUT', headers: { 'x-auth-token': token } });
  if (!made.ok) throw new Error(`Swift did not create the bucket (${made.status}).`);
}

export async function startSwift(bucket: string): Promise<SwiftServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lumitor-swift-'));
  const ports = await freePorts();
  const children: ChildProcess[] = [];
  const log: string[] = [];

  function startPart(command: string, args: string[]): void {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.on('error', (error) => log.push(`${command}: ${error.message}\n`));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => log.push(String(chunk)));
    children.push(child);
  }
  const end = () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  async function stop(): Promise<void> {
    process.off('exit', end);
    await Promise.all(
      children.map((child) => child.exitCode === null && child.kill() && once(child, 'exit')),
    );
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await mkdir(join(folder, 'devices', DEVICE), { recursive: true });
    for (const kind of ['account', 'container', 'object'] as const)
      await buildRing(folder, kind, ports[kind]);
    startPart('memcached', ['-l', '127.0.0.1', '-p', String(ports.cache), '-u', userInfo().username]);
    for (const [kind, settings] of Object.entries(swiftSettings(folder, ports))) {
      const file = join(folder, `${kind}-server.conf`);
      await writeFile(file, settings);
      startPart(`swift-${kind}-server`, [file]);
    }
    for (const port of [ports.account, ports.container, ports.object, ports.proxy])
      await untilHealthy(`http://127.0.0.1:${port}/healthcheck`, children, log);
    const endpoint = `http://127.0.0.1:${ports.proxy}`;
    await makeBucket(endpoint, bucket);
    return { endpoint, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

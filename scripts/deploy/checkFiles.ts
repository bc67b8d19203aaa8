import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseConfig } from '../../packages/server/config.ts';
import { startS3Server } from '../../packages/server/testing/s3Server.ts';
import { ROOT } from '../setup/root.mjs';
import { check } from './checks.ts';

interface Composed {
  services: Record<string, { environment?: Record<string, string>; command?: string[] }>;
}

const DEPLOY = `${ROOT}deploy`;

/** Exposure from 0 to 10 that systemd calls safe. */
const MOST_EXPOSURE = 2;

const reported = async (program: string, args: string[]) => {
  const { stdout, stderr } = await promisify(execFile)(program, args).catch((error) => error);
  return `${stdout}${stderr}`;
};

async function checkUnit(): Promise<void> {
  const unit = `${DEPLOY}/lumitor.service`;
  const complaints = (await reported('systemd-analyze', ['verify', unit])).trim();
  check('systemd has nothing to complain of in the unit', complaints === '', complaints);
  const exposure = /exposure level for \S+: ([\d.]+)/.exec(
    await reported('systemd-analyze', ['security', '--offline=true', unit]),
  )?.[1];
  check(`systemd reckons its exposure at ${exposure} of 10`, Number(exposure) <= MOST_EXPOSURE);
}

/** A parser older than `name` needs all variables filled in. */
async function compose(folder: string): Promise<Composed> {
  mkdirSync(folder, { recursive: true });
  const [file, environment] = [join(folder, 'compose.yaml'), join(folder, 'env')];
  writeFileSync(file, readFileSync(`${DEPLOY}/compose.yaml`, 'utf8').replace(/^name: .*$/m, ''));
  const example = readFileSync(`${DEPLOY}/.env.example`, 'utf8');
  writeFileSync(environment, example.replaceAll(/=$/gm, '=0123456789abcdef0123456789abcdef'));
  const config = ['--project-directory', DEPLOY, '-f', file, '--env-file', environment, 'config'];
  const print = 'import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.stdin)))';
  const shell = `docker-compose ${config.join(' ')} | python3 -c '${print}'`;
  const output = await reported('sh', ['-c', shell]);
  try {
    return JSON.parse(output);
  } catch {
    throw new Error(`docker-compose rejects the file:\n${output}`);
  }
}

/** S3 requires a signed request. */
async function checkBucket(command: string, environment: Record<string, string>): Promise<void> {
  const s3 = await startS3Server();
  try {
    Object.assign(s3.settings, {
      region: 'us-east-1',
      accessKeyId: environment.S3_ACCESS_KEY_ID,
      secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
    });
    const requested = command.replaceAll('$$', '$').replace('http://storage:7070', s3.settings.endpoint);
    const env = { ...process.env, ...environment };
    const { stdout } = await promisify(execFile)('sh', ['-c', `${requested} --write-out '%{http_code}'`], {
      env,
    });
    check('the command that makes the bucket signs as a storage wants it', stdout.endsWith('200'), stdout);
  } finally {
    await s3.stop();
  }
}

async function checkCompose(folder: string): Promise<void> {
  const { services } = await compose(folder);
  check('docker-compose takes the file', true);
  for (const name of ['app-1', 'app-2']) {
    const config = parseConfig(services[name]?.environment ?? {}, []);
    check(
      `${name} has a database, a storage and a proxy`,
      Boolean(config.databaseUrl && config.s3 && config.clientIpHeader),
    );
  }
  const { command = [], environment = {} } = services.bucket ?? {};
  await checkBucket(command.join(' '), environment);
}

export async function checkFiles(folder: string): Promise<void> {
  await checkUnit();
  await checkCompose(folder);
}

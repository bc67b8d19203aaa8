import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

export interface RunningProxy {
  name: string;
  url: string;
  stop(): Promise<void>;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answered = await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The proxy ended with code ${child.exitCode}.`);
}

async function startProxy(
  name: string,
  url: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<RunningProxy> {
  const child = spawn(name, args, { env: { PATH: process.env.PATH, ...env }, stdio: 'ignore' });
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  const ended = once(child, 'close').then(() => process.off('exit', killNow));
  await answering(url, child);
  return {
    name,
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export function startCaddy(
  folder: string,
  port: number,
  instances: readonly string[],
): Promise<RunningProxy> {
  const url = `http://localhost:${port}`;
  mkdirSync(folder, { recursive: true });
  // Another Caddy may use the admin port.
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n}\n${readFileSync(`${ROOT}deploy/Caddyfile`, 'utf8')}`);
  return startProxy('caddy', url, ['run', '--config', config, '--adapter', 'caddyfile'], {
    PUBLIC_URL: url,
    INSTANCES: instances.join(' '),
    HOME: folder,
  });
}

export function startNginx(
  folder: string,
  port: number,
  instances: readonly string[],
): Promise<RunningProxy> {
  mkdirSync(folder, { recursive: true });
  let site = readFileSync(`${ROOT}deploy/nginx.conf`, 'utf8').replace('listen 80;', `listen ${port};`);
  for (const [index, instance] of instances.entries())
    site = site.replace(`127.0.0.1:300${index + 1}`, instance);
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  access_log off;
  include ${folder}/site.conf;
}
`,
  );
  return startProxy(
    'nginx',
    `http://localhost:${port}`,
    ['-p', folder, '-c', join(folder, 'nginx.conf')],
    {},
  );
}

import './setup/nodeVersion.mjs';
import { spawn } from 'node:child_process';
import { installStep } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { runSteps } from './setup/steps.mjs';

const webPort = process.env.PORT ?? '3000';
const apiPort = process.env.LUMITOR_API_PORT ?? '3001';

if (!installStep.isDone?.()) await runSteps([installStep]);

/**
 * @param {string} script path under node_modules
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
const startTool = (script, args, env) =>
  spawn(process.execPath, [`${ROOT}node_modules/${script}`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Each child receives Ctrl+C once, from here.
    detached: true,
  });

const server = startTool(
  'tsx/dist/cli.mjs',
  ['watch', '--clear-screen=false', 'packages/server/main.ts', ...process.argv.slice(2)],
  { PORT: apiPort, PUBLIC_URL: `http://localhost:${webPort}` },
);
const web = startTool(
  'vite/bin/vite.js',
  ['packages/web', '--port', webPort, '--strictPort', '--clearScreen', 'false', '--logLevel', 'warn'],
  { DATA_SERVICE_URL: `http://localhost:${apiPort}` },
);

const children = [server, web];

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  for (const child of children) child.kill(signal);
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);

// Neither server is useful alone.
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop('SIGTERM');
  });

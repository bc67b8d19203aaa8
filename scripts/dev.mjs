import './setup/nodeVersion.mjs';
import { spawn } from 'node:child_process';
import { installStep } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { runSteps } from './setup/steps.mjs';

const webPort = process.env.PORT ?? '3000';
const apiPort = process.env.LUMITOR_API_PORT ?? '3001';

if (!installStep.isDone?.()) await runSteps([installStep]);

/**
 * @param {string[]} args a script under node_modules and its arguments
 * @param {Record<string, string>} env
 */
const startNode = ([script, ...args], env) =>
  spawn(process.execPath, [`${ROOT}node_modules/${script}`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    // No terminal input: one Ctrl+C reaches all, and no tool waits for keys.
    stdio: ['ignore', 'inherit', 'inherit'],
  });

const children = [
  startNode(
    [
      'tsx/dist/cli.mjs',
      'watch',
      '--clear-screen=false',
      'packages/server/main.ts',
      ...process.argv.slice(2),
    ],
    {
      PORT: apiPort,
    },
  ),
  startNode(
    [
      'vite/bin/vite.js',
      'packages/web',
      '--port',
      webPort,
      '--strictPort',
      '--clearScreen',
      'false',
      '--logLevel',
      'warn',
    ],
    {
      LUMITOR_API_PORT: apiPort,
    },
  ),
];

/** @param {NodeJS.Signals} [signal] */
function stop(signal = 'SIGTERM') {
  for (const child of children) child.kill(signal);
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);

for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });

console.log(`Lumitor with hot reload: http://localhost:${webPort}  (Ctrl+C stops it)`);

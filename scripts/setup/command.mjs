import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { ROOT } from './root.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Idle priority of a session: Linux divides the CPU between sessions first.
 * @param {number} pid of a session leader
 */
function makeWay(pid) {
  setPriority(pid, constants.priority.PRIORITY_LOW);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, '19');
  } catch {
    // Not Linux, or no autogroups.
  }
}

/**
 * `capturesOutput` returns the output; `makesWay` means idle priority. A signal stops the command with its
 * descendants; it kills commands with captured output, and others when it is repeated.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, capturesOutput?: boolean, makesWay?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, args, { env = {}, capturesOutput = false, makesWay = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...(capturesOutput && { NO_COLOR: '1' }), ...env },
      stdio: capturesOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    if (makesWay && child.pid) makeWay(child.pid);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));

    /** @type {NodeJS.Signals | undefined} */
    let stoppedBy;
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      if (child.pid) process.kill(-child.pid, capturesOutput || stoppedBy ? 'SIGKILL' : signal);
      stoppedBy = signal;
    };
    for (const signal of SIGNALS) process.on(signal, stop);

    /** @param {number} code */
    const end = (code) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${command}: ${error.message}`;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * @param {string} script path under node_modules
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export const runTool = (script, args, options) =>
  runCommand(process.execPath, [`${ROOT}node_modules/${script}`, ...args], options);

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { ROOT } from './root.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Leaves the processor to all others that want it. Linux shares it between sessions first, and takes priorities for
 * their order within one.
 *
 * @param {number} pid of a process that leads a session
 */
function makeWay(pid) {
  setPriority(pid, constants.priority.PRIORITY_LOW);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, '19');
  } catch {
    // No Linux, or one without such groups.
  }
}

/**
 * Runs a command to its end, without input. Its output is shown as it comes, or kept and returned
 * (`keepsOutput`). With `makesWay` it takes the processor when no other process wants it.
 *
 * A signal that stops this process stops the command and all that it started. One whose output is kept is
 * killed: what it does is done again from the start. Others get the signal, to tidy up, and are killed by a second.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, keepsOutput?: boolean, makesWay?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, args, { env = {}, keepsOutput = false, makesWay = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...(keepsOutput && { NO_COLOR: '1' }), ...env },
      stdio: keepsOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // A process group of its own, so that a signal reaches it once, from here, with its descendants.
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
      if (child.pid) process.kill(-child.pid, keepsOutput || stoppedBy ? 'SIGKILL' : signal);
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
 * Runs a command of a package in node_modules.
 *
 * @param {string} script path under node_modules of the file to run with Node
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export const runTool = (script, args, options) =>
  runCommand(process.execPath, [`${ROOT}node_modules/${script}`, ...args], options);

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_MS = 200;

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {string} file @returns {number | undefined} holder; undefined if the lock was free */
function takeOrFindHolder(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    // Released meanwhile: the next attempt takes the lock.
    return 0;
  }
}

/**
 * Exclusive lock file; a dead process loses its lock.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  let hasReportedWaiting = false;
  for (;;) {
    const holder = takeOrFindHolder(file);
    if (holder === undefined) break;
    if (holder > 0 && !isRunning(holder)) rmSync(file, { force: true });
    else {
      if (holder > 0 && !hasReportedWaiting) {
        console.error(
          `Process ${holder} is installing or building: waiting for it. If it is not, delete ${file}.`,
        );
        hasReportedWaiting = true;
      }
      await wait(RETRY_MS);
    }
  }
  const release = () => rmSync(file, { force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

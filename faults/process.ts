import { readdirSync, readFileSync } from 'node:fs';
import type { Measured } from '../bench/measured.ts';

/** What a process takes of the machine. */
export interface Footprint {
  /** Megabytes of memory. */
  memory: number;
  /** Open files and connections. */
  handles: number;
}

/** Of a process, or null where the system does not tell. */
export function footprint(pid: number): Footprint | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return { memory: (Number(kilobytes) * 1024) / 1e6, handles: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return null;
  }
}

/** What a fault has left behind. @param most megabytes that memory may have grown by */
export function growth(before: Footprint | null, after: Footprint | null, most: number): Measured[] {
  if (!before || !after) return [];
  const handles = after.handles - before.handles;
  return [
    { what: 'more memory afterwards', value: after.memory - before.memory, unit: 'MB', target: { most } },
    { what: 'more handles afterwards', value: handles, unit: '', target: { most: 30 } },
  ];
}

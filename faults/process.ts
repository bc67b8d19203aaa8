import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { Measured } from '../bench/measured.ts';

export interface Footprint {
  /** Megabytes. */
  memory: number;
  /** Open files and connections, except those of clients. */
  handles: number;
}

function socketsAt(port: string): Set<string> {
  const ending = `:${Number(port).toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').split('\n'));
  const cells = rows.map((row) => row.trim().split(/\s+/));
  return new Set(cells.filter(([, local]) => local?.endsWith(ending)).map((row) => `socket:[${row[9]}]`));
}

const handleAt = (path: string): string => {
  try {
    return readlinkSync(path);
  } catch {
    // Closed meanwhile.
    return '';
  }
};

/** Null if the system does not report it. */
export function footprint({ pid, url }: { pid: number; url: string }): Footprint | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const folder = `/proc/${pid}/fd`;
    const open = readdirSync(folder).map((handle) => handleAt(`${folder}/${handle}`));
    const ofClients = socketsAt(new URL(url).port);
    const handles = open.filter((handle) => handle && !ofClients.has(handle)).length;
    return { memory: (Number(kilobytes) * 1024) / 1e6, handles };
  } catch {
    return null;
  }
}

/** @param most megabytes of growth */
export function growth(before: Footprint | null, after: Footprint | null, most: number): Measured[] {
  if (!before || !after) return [];
  const handles = after.handles - before.handles;
  return [
    { what: 'more memory afterwards', value: after.memory - before.memory, unit: 'MB', target: { most } },
    { what: 'more handles afterwards', value: handles, unit: '', target: { most: 30 } },
  ];
}

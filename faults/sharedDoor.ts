import type { StoredPlan } from '@lumitor/domain/plan/storedPlan';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import { textOfShared } from '@lumitor/domain/sharing/sharedProject';
import type { Measured } from '../bench/measured.ts';
import type { Exchange } from './lossyNet.ts';
import { lookOf, type PlanLook } from './sharedLook.ts';

export interface StoredChange {
  id: string;
  version: number;
  base: number;
  plan: StoredPlan;
  look: PlanLook;
  by: string;
  at: number;
}

const NONE = { most: 0 };

export async function readOpened(url: string, link: string, path = '') {
  const answer = await fetch(`${url}/api/projects/opened${path}`, { headers: { [LINK_HEADER]: link } });
  return answer.json();
}

/** Records versions at the service's entrance, including unanswered ones. */
export class SharedDoor {
  readonly changes: StoredChange[] = [];

  hears = (by: string) => (exchange: Exchange) => {
    const { method, path, body, status, reported } = exchange;
    if (method !== 'POST' || path !== '/api/projects/opened' || status !== 200) return;
    const { id, base, plan } = JSON.parse(body);
    this.changes.push({
      id,
      version: JSON.parse(reported).version,
      base,
      plan,
      look: lookOf(plan),
      by,
      at: Date.now(),
    });
  };

  /** Each once; a repeated request occurs in the changes again. */
  versions(): StoredChange[] {
    const first = new Map<number, StoredChange>();
    for (const change of this.changes) if (!first.has(change.version)) first.set(change.version, change);
    return [...first.values()].sort((one, other) => one.version - other.version);
  }

  /** The stored project must be the chain of accepted versions. */
  async rows(url: string, link: string): Promise<Measured[]> {
    const read = (path = '') => readOpened(url, link, path);
    const versions = this.versions();
    const changeOf = new Map(versions.map((change) => [change.version, change]));
    const { version: last, plan } = await read();
    const stored: { version: number; plan: StoredPlan }[] = [{ version: last, plan }];
    for (const { version } of (await read('/versions')).versions)
      stored.push(await read(`/versions/${version}`));
    const rows = {
      'acknowledged and lost': versions.filter(({ version, base }) => version !== base + 1 || version > last),
      'stored twice': this.changes.filter(({ id, version }) => changeOf.get(version)?.id !== id),
      'versions that nobody has sent': Array.from({ length: last - 1 }, (_, index) => index + 2).filter(
        (version) => !changeOf.has(version),
      ),
      'kept versions that are not as they were sent': stored.filter(
        ({ version, plan }) =>
          version > 1 && textOfShared(plan) !== textOfShared(changeOf.get(version)?.plan ?? plan),
      ),
    };
    return [
      { what: 'changes acknowledged', value: versions.length, unit: '', target: { least: 1 } },
      { what: 'kept versions read again', value: stored.length, unit: '', target: { least: 1 } },
      ...Object.entries(rows).map(([what, { length }]) => ({ what, value: length, unit: '', target: NONE })),
    ];
  }
}

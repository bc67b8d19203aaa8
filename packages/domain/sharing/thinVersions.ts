import type { Ms } from '../units.ts';

export const MAX_VERSIONS = 50;
/** Versions reserved for owner and shop, and as many for others. */
export const RESERVED_VERSIONS = MAX_VERSIONS / 2;
export const NEWEST_VERSIONS = 10;

export interface ThinnedVersion {
  version: number;
  at: string;
  isByTeam: boolean;
  isSent: boolean;
}

function pauses(versions: readonly ThinnedVersion[]): Map<ThinnedVersion, Ms> {
  const found = new Map<ThinnedVersion, Ms>();
  let before = Number.NEGATIVE_INFINITY;
  for (const version of versions) {
    const at = Date.parse(version.at);
    found.set(version, at - before);
    before = at;
  }
  return found;
}

/**
 * Version closest after its predecessor, in the group that exceeds its share. A flood thus removes its own
 * versions (D71a).
 */
export function versionToRemove(versions: readonly ThinnedVersion[]): ThinnedVersion | undefined {
  if (versions.length <= MAX_VERSIONS) return undefined;
  const others = versions.filter(({ isByTeam }) => !isByTeam);
  const isOfOthers = others.length > RESERVED_VERSIONS;
  const group = isOfOthers ? others : versions.filter(({ isByTeam }) => isByTeam);
  const [first] = versions;
  const pause = pauses(versions);
  const removable = group.slice(0, -NEWEST_VERSIONS).filter((each) => each !== first && !each.isSent);
  // All but the newest are sent: the oldest goes.
  if (removable.length === 0) return group.find((each) => each !== first);
  return removable.reduce((soonest, each) =>
    (pause.get(each) as number) < (pause.get(soonest) as number) ? each : soonest,
  );
}

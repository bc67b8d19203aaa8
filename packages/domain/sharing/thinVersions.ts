/** Number of states of a project that are stored next to the present one. */
export const MAX_VERSIONS = 50;
/** Number of versions that others cannot take from the owner and the shop, nor these from others. */
export const RESERVED_VERSIONS = MAX_VERSIONS / 2;
/** Number of the newest versions that stay, of the owner and the shop, and of others. */
export const NEWEST_VERSIONS = 10;

export interface ThinnedVersion {
  version: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** The owner or the shop made it, and not somebody with a link to edit. */
  isByTeam: boolean;
  /** It was sent to the shop with an enquiry, or saved as a revision of an order. */
  isSent: boolean;
}

/** Milliseconds from each version to the one before it; the first has none before it. */
function pauses(versions: readonly ThinnedVersion[]): Map<ThinnedVersion, number> {
  const found = new Map<ThinnedVersion, number>();
  let before = Number.NEGATIVE_INFINITY;
  for (const version of versions) {
    const at = Date.parse(version.at);
    found.set(version, at - before);
    before = at;
  }
  return found;
}

/**
 * Version that is removed when there are more than MAX_VERSIONS (D71a): the one that followed its predecessor soonest. A
 * flood thus removes its own versions, and those of a long work stay evenly apart.
 * @param versions ascending
 */
export function versionToRemove(versions: readonly ThinnedVersion[]): ThinnedVersion | undefined {
  if (versions.length <= MAX_VERSIONS) return undefined;
  const others = versions.filter(({ isByTeam }) => !isByTeam);
  const isOfOthers = others.length > RESERVED_VERSIONS;
  const group = isOfOthers ? others : versions.filter(({ isByTeam }) => isByTeam);
  const [first, ...later] = versions;
  const pause = pauses(versions);
  const removable = group.slice(0, -NEWEST_VERSIONS).filter((each) => each !== first && !each.isSent);
  // Only sent versions are left to remove: the oldest.
  if (removable.length === 0) return group.find((each) => each !== first) ?? later[0];
  return removable.reduce((soonest, each) =>
    (pause.get(each) as number) < (pause.get(soonest) as number) ? each : soonest,
  );
}

/** Number of stored versions besides the present state. */
export const MAX_VERSIONS = 50;
/** Number of versions reserved for the owner and the shop, and for others. */
export const RESERVED_VERSIONS = MAX_VERSIONS / 2;
/** Number of newest versions that stay, for each group. */
export const NEWEST_VERSIONS = 10;

export interface ThinnedVersion {
  version: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** Whether the owner or the shop made it, not someone with an edit link. */
  isByTeam: boolean;
  /** Whether it was sent with an enquiry, or saved as a revision of an order. */
  isSent: boolean;
}

/** Milliseconds since the previous version; infinite for the first. */
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
 * Version to remove above MAX_VERSIONS (D71a): the one closest after its predecessor. A flood thus removes its own
 * versions, and those of long work stay evenly spaced.
 * @param versions ascending
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

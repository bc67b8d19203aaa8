/** State accepted by the service; each change makes the next version. */
export interface SharedVersion {
  version: number;
  /** JSON; equal plans have equal texts. */
  plan: string;
}

/** Resending a change with the same id has no further effect. */
export interface SentChange {
  id: string;
  base: number;
  plan: string;
  /** Replaced state lost a conflict: the service stores it as a version. */
  keepsBase?: boolean | undefined;
}

export interface RejectedPlan {
  id: string;
  plan: string;
}

/** One browser's side of a shared project (D71). Functions return the same state if nothing changes. */
export interface Sharing {
  /** Base of the local plan. */
  seen: SharedVersion;
  plan: string;
  /** Change without an answer yet; the next one waits for it. */
  sent: SentChange | null;
  /** Version of others that conflicts with the local plan; the visitor chooses. */
  theirs: SharedVersion | null;
  keepsBase: boolean;
  /** Local plans that lost a conflict, until the service stores them as versions. */
  rejected: readonly RejectedPlan[];
}

export const openSharing = (seen: SharedVersion): Sharing => ({
  seen,
  plan: seen.plan,
  sent: null,
  theirs: null,
  keepsBase: false,
  rejected: [],
});

const goOnFrom = ({ rejected }: Sharing, seen: SharedVersion): Sharing => ({
  ...openSharing(seen),
  rejected,
});

export const isUnsent = ({ seen, plan, sent, rejected }: Sharing): boolean =>
  sent !== null || plan !== seen.plan || rejected.length > 0;

export const edited = (side: Sharing, plan: string): Sharing =>
  plan === side.plan ? side : { ...side, plan };

export function sending(side: Sharing, id: string): Sharing {
  if (side.sent || side.theirs || side.plan === side.seen.plan) return side;
  const { seen, plan, keepsBase } = side;
  return { ...side, sent: { id, base: seen.version, plan, ...(keepsBase && { keepsBase }) } };
}

/** Replaces an unchanged local plan; a changed one conflicts. Pending changes decide first. */
export function received(side: Sharing, newer: SharedVersion): Sharing {
  if (side.sent || newer.version <= Math.max(side.seen.version, side.theirs?.version ?? 0)) return side;
  if (side.plan === side.seen.plan || side.plan === newer.plan) return goOnFrom(side, newer);
  return newer.plan === side.seen.plan ? { ...side, seen: newer, theirs: null } : { ...side, theirs: newer };
}

export function accepted(side: Sharing, id: string, version: number, newer?: SharedVersion): Sharing {
  if (side.sent?.id !== id) return side;
  const settled = { ...side, seen: { version, plan: side.sent.plan }, sent: null, keepsBase: false };
  return newer ? received(settled, newer) : settled;
}

/** Change on an outdated version, of which nothing is stored. */
export const refusedChange = (side: Sharing, id: string, newer: SharedVersion): Sharing =>
  side.sent?.id === id ? received({ ...side, sent: null }, newer) : side;

export const chooseMine = (side: Sharing): Sharing =>
  side.theirs ? { ...side, seen: side.theirs, theirs: null, keepsBase: true } : side;

/** @param id null if the caller copies the local plan */
export function chooseTheirs(side: Sharing, id: string | null): Sharing {
  if (!side.theirs) return side;
  const rejected = id === null ? side.rejected : [...side.rejected, { id, plan: side.plan }];
  return { ...openSharing(side.theirs), rejected };
}

export const versionStored = (side: Sharing, id: string): Sharing => ({
  ...side,
  rejected: side.rejected.filter((one) => one.id !== id),
});

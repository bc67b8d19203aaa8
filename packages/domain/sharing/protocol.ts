/** A state of a shared project that the service has taken; each change makes the next one, from 1. */
export interface SharedVersion {
  version: number;
  /** As JSON: two are alike where their texts are. */
  plan: string;
}

/** A change on its way: what is sent again under its id is one change. */
export interface SentChange {
  id: string;
  /** The version that it was made on. */
  base: number;
  plan: string;
  /** The state that it replaces was chosen against, so the service stores that as a version. */
  keepsBase?: boolean | undefined;
}

/** A plan that was chosen against in a conflict, until the service has stored it as a version. */
export interface RejectedPlan {
  id: string;
  plan: string;
}

/** One browser's side of a shared project (D71). Each function below gives a new one, or the same where nothing follows. */
export interface Sharing {
  /** What the work here goes on from: whoever works here has seen it. */
  seen: SharedVersion;
  /** The work as it is here. */
  plan: string;
  sent: SentChange | null;
  /** What somebody else made of it meanwhile, where it cannot follow from the work here: one of both is chosen. */
  theirs: SharedVersion | null;
  /** The next change replaces a state that was chosen against. */
  keepsBase: boolean;
  /** Plans that became versions by a choice and that the service has not stored yet, the oldest first. */
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

/** Goes on from a version; rejected plans still wait for the service. */
const goOnFrom = ({ rejected }: Sharing, seen: SharedVersion): Sharing => ({
  ...openSharing(seen),
  rejected,
});

/** Whether something here is not on the service yet. */
export const isUnsent = ({ seen, plan, sent, rejected }: Sharing): boolean =>
  sent !== null || plan !== seen.plan || rejected.length > 0;

export const edited = (side: Sharing, plan: string): Sharing =>
  plan === side.plan ? side : { ...side, plan };

/**
 * What is to be sent now: what is on its way already once more, else what was done since, else nothing. While a choice is
 * open nothing is: it would be made on what was not chosen.
 * @param id of the change, where it is a new one
 */
export function sending(side: Sharing, id: string): Sharing {
  if (side.sent || side.theirs || side.plan === side.seen.plan) return side;
  const { seen, plan, keepsBase } = side;
  return { ...side, sent: { id, base: seen.version, plan, ...(keepsBase && { keepsBase }) } };
}

/**
 * A version that came from the service. It replaces a plan that did not change here; otherwise it is in conflict with the
 * work here, unless its content is the one that the work goes on from. While a change is on its way its answer says more:
 * what is heard then is requested again after it.
 */
export function heard(side: Sharing, newer: SharedVersion): Sharing {
  if (side.sent || newer.version <= Math.max(side.seen.version, side.theirs?.version ?? 0)) return side;
  if (side.plan === side.seen.plan || side.plan === newer.plan) return goOnFrom(side, newer);
  return newer.plan === side.seen.plan ? { ...side, seen: newer, theirs: null } : { ...side, theirs: newer };
}

/** @param version what the change has become. @param newer what others have made of it since, where they have */
export function accepted(side: Sharing, id: string, version: number, newer?: SharedVersion): Sharing {
  if (side.sent?.id !== id) return side;
  const settled = { ...side, seen: { version, plan: side.sent.plan }, sent: null, keepsBase: false };
  return newer ? heard(settled, newer) : settled;
}

/** The change was made on an older version: nothing of it is stored. @param newer what holds */
export const refused = (side: Sharing, id: string, newer: SharedVersion): Sharing =>
  side.sent?.id === id ? heard({ ...side, sent: null }, newer) : side;

/** Resolves a conflict by the plan here; the other one becomes a version when the change is stored. */
export const chooseMine = (side: Sharing): Sharing =>
  side.theirs ? { ...side, seen: side.theirs, theirs: null, keepsBase: true } : side;

/**
 * Resolves a conflict by the other plan.
 * @param id under which the plan here is sent, to become a version; null where the caller makes a copy of it
 */
export function chooseTheirs(side: Sharing, id: string | null): Sharing {
  if (!side.theirs) return side;
  const rejected = id === null ? side.rejected : [...side.rejected, { id, plan: side.plan }];
  return { ...openSharing(side.theirs), rejected };
}

/** The service has stored a rejected plan as a version. */
export const versionStored = (side: Sharing, id: string): Sharing => ({
  ...side,
  rejected: side.rejected.filter((one) => one.id !== id),
});

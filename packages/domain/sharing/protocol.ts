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
}

export const openSharing = (seen: SharedVersion): Sharing => ({
  seen,
  plan: seen.plan,
  sent: null,
  theirs: null,
});

/** Whether something here is not on the service yet. */
export const isUnsent = ({ seen, plan, sent }: Sharing): boolean => sent !== null || plan !== seen.plan;

export const edited = (side: Sharing, plan: string): Sharing =>
  plan === side.plan ? side : { ...side, plan };

/**
 * What is to be sent now: what is on its way already once more, else what was done since, else nothing. While a choice is
 * open nothing is: it would be made on what was not chosen.
 * @param id of the change, where it is a new one
 */
export function sending(side: Sharing, id: string): Sharing {
  if (side.sent || side.theirs || side.plan === side.seen.plan) return side;
  return { ...side, sent: { id, base: side.seen.version, plan: side.plan } };
}

/**
 * A version that came from the service. Where nothing was done here it is taken, else it stands beside the work here.
 * While a change is on its way its answer says more: what is heard then is asked for again after it.
 */
export function heard(side: Sharing, newer: SharedVersion): Sharing {
  if (side.sent || newer.version <= Math.max(side.seen.version, side.theirs?.version ?? 0)) return side;
  const isTaken = side.plan === side.seen.plan || side.plan === newer.plan;
  return isTaken ? openSharing(newer) : { ...side, theirs: newer };
}

/** @param version what the change has become. @param newer what others have made of it since, where they have */
export function accepted(side: Sharing, id: string, version: number, newer?: SharedVersion): Sharing {
  if (side.sent?.id !== id) return side;
  const settled = { ...side, seen: { version, plan: side.sent.plan }, sent: null };
  return newer ? heard(settled, newer) : settled;
}

/** The change was made on an older version: nothing of it is stored. @param newer what holds */
export const refused = (side: Sharing, id: string, newer: SharedVersion): Sharing =>
  side.sent?.id === id ? heard({ ...side, sent: null }, newer) : side;

/** Goes on with what the other one made. What was done here is the caller's to keep as a copy, or to let go. */
export const takeTheirs = (side: Sharing): Sharing => (side.theirs ? openSharing(side.theirs) : side);

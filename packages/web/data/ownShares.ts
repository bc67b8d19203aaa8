import { linkToken } from '@lumitor/domain/sharing/sharedProject';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';

const KEY = 'lumitor.project.own';

const ownShareSchema = v.object({
  own: linkToken,
  see: v.nullable(linkToken),
  work: v.nullable(linkToken),
  name: v.string(),
  at: v.string(),
  /** Id of this browser's project that was shared; what was shared before that was kept has none. */
  project: v.optional(v.string()),
  /** It was sent along with an enquiry; false: and withdrawn again. */
  isWithShop: v.optional(v.boolean()),
});
/** A project that this browser has shared, with its links; null: withdrawn. */
export type OwnShare = v.InferOutput<typeof ownShareSchema>;

/** All that this browser has shared, the newest first. */
export function ownShares(): OwnShare[] {
  try {
    const read = v.safeParse(v.array(ownShareSchema), JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

/** Shares as this tab last read or wrote them; `followShares` takes in those of other tabs. */
export const sharesStore = createStore<{ shares: readonly OwnShare[] }>(() => ({ shares: ownShares() }));

/** Keeps the store as the browser has it. @returns how to stop */
export function followShares(): () => void {
  const read = () => sharesStore.setState({ shares: ownShares() });
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) read();
  };
  read();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** The share of a project of this browser; earlier ones of the same project are copies of a former version. */
export const shareOf = (project: string, shares: readonly OwnShare[] = ownShares()): OwnShare | undefined =>
  shares.find((share) => share.project === project);

/** Whether somebody can open it: a link is on, or the shop works on it. */
export const isOpenToOthers = ({ see, work, isWithShop = false }: OwnShare): boolean =>
  see !== null || work !== null || isWithShop;

/** Stores a share, or what has become of it. */
export function keepShare(share: OwnShare): OwnShare[] {
  const others = ownShares();
  const isKnown = others.some(({ own }) => own === share.own);
  return write(isKnown ? others.map((each) => (each.own === share.own ? share : each)) : [share, ...others]);
}

export const forgetShare = (own: string): OwnShare[] => write(ownShares().filter((each) => each.own !== own));

function write(shares: OwnShare[]): OwnShare[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(shares));
  } catch {}
  sharesStore.setState({ shares });
  return shares;
}

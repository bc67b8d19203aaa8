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
  /** Id of this browser's shared project; absent in shares of earlier versions. */
  project: v.optional(v.string()),
  /** Whether an enquiry submitted the project; false: withdrawn since. */
  isWithShop: v.optional(v.boolean()),
});
/** Project shared by this browser, with its links; null links are withdrawn. */
export type OwnShare = v.InferOutput<typeof ownShareSchema>;

/** All shares of this browser, newest first. */
export function ownShares(): OwnShare[] {
  try {
    const read = v.safeParse(v.array(ownShareSchema), JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

/** Shares as this tab last read or wrote them; `followShares` adds those of other tabs. */
export const sharesStore = createStore<{ shares: readonly OwnShare[] }>(() => ({ shares: ownShares() }));

/** Synchronises the store with the browser storage. @returns stop function */
export function followShares(): () => void {
  const read = () => sharesStore.setState({ shares: ownShares() });
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) read();
  };
  read();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Share of a project of this browser; earlier shares of the same project are copies of a former version. */
export const shareOf = (project: string, shares: readonly OwnShare[] = ownShares()): OwnShare | undefined =>
  shares.find((share) => share.project === project);

/** Whether other people can open the project: a link is on, or the shop edits it. */
export const isOpenToOthers = ({ see, work, isWithShop = false }: OwnShare): boolean =>
  see !== null || work !== null || isWithShop;

/** Stores a new or changed share. */
export function storeShare(share: OwnShare): OwnShare[] {
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

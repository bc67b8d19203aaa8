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
  project: v.optional(v.string()),
  isWithShop: v.optional(v.boolean()),
});
/** Project shared by this browser; null links are withdrawn. */
export type OwnShare = v.InferOutput<typeof ownShareSchema>;

export function ownShares(): OwnShare[] {
  try {
    const read = v.safeParse(v.array(ownShareSchema), JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

export const sharesStore = createStore<{ shares: readonly OwnShare[] }>(() => ({ shares: ownShares() }));

export function followShares(): () => void {
  const read = () => sharesStore.setState({ shares: ownShares() });
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) read();
  };
  read();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

export const shareOf = (project: string, shares: readonly OwnShare[] = ownShares()): OwnShare | undefined =>
  shares.find((share) => share.project === project);

export const isOpenToOthers = ({ see, work, isWithShop = false }: OwnShare): boolean =>
  see !== null || work !== null || isWithShop;

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

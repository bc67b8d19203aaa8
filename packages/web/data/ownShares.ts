import { linkToken } from '@lumitor/domain/sharing/sharedProject';
import * as v from 'valibot';

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

/** The newest first. */
export function ownShares(): OwnShare[] {
  try {
    const read = v.safeParse(v.array(ownShareSchema), JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

/** Keeps a project, or what has become of it. @returns all there are */
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
  return shares;
}

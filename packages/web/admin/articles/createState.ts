import type { Fields } from '../data/changes.ts';

/** What the address carries when an article is opened from another page than its list. */
export interface BackState {
  /** The page under /admin that it leads back to once it is saved. */
  back?: string;
}

/** And when it is duplicated, or is asked for by a rule. */
export interface CreateState extends BackState {
  copied?: Fields;
  known?: Fields;
}

import type { Fields } from '../data/changes.ts';

/** What the address carries when an article is duplicated, or is asked for by a rule. */
export interface CreateState {
  copied?: Fields;
  known?: Fields;
}

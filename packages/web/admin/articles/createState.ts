import type { Fields } from '../data/changes.ts';
import type { BackState } from '../elements/WayBack.tsx';

/** And when it is duplicated, or is asked for by a rule. */
export interface CreateState extends BackState {
  copied?: Fields;
  known?: Fields;
}

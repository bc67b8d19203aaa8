import type { Role } from '../catalogue/partTable.ts';
import type { RecordLine } from '../order/record.ts';
import type { Translate } from '../translation/lookup.ts';
import { describe, faultOf } from './partRow.ts';
import { storedTitle } from './recordRows.ts';

/** One thing to be done on the site, ticked off by itself. */
export interface MountingItem {
  kind: 'piece' | 'connector' | 'isolator' | 'endCap' | 'feed' | 'luminaire' | 'supply' | 'gateway' | 'other';
  /** Names it within its order for good: ticks and labels' links keep it. What has a number has that: F1, L4, S1, G1. */
  key: string;
  /** As on the drawing: F1, L4, S1; empty of what has none. */
  mark: string;
  title: string;
  /** The article's; empty of what is none by itself. */
  code: string;
  details: string[];
}

/** What is done together, in the order of the work. */
export interface MountingGroup {
  /** Of a rail R1, R2, … as labels' links name it. */
  key: string;
  /** Of a rail. */
  number: number | null;
  title: string;
  details: string[];
  /** Of a rail, what it is put together of, from its begin on, in centimetres. */
  lengths: readonly number[];
  items: MountingItem[];
}

/** What an article of the order is called, as on its parts list; a part that is on none by what it is for. */
export function namedBy(
  line: RecordLine | undefined,
  role: Role | null,
  language: string,
  t: Translate,
): Pick<MountingItem, 'title' | 'code'> {
  if (!line) return { title: role ? t(`parts.role_${role}`) : '', code: '' };
  const fault = faultOf(line.kind, line.missing);
  return { title: describe(storedTitle(line, language), { ...line, fault }, t), code: line.code };
}

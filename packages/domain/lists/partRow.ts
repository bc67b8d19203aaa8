import type { Role } from '../catalogue/partTable.ts';
import { LONG_RAIL, SHORT_RAIL } from '../layout/length.ts';
import type { RecordLine } from '../order/record.ts';
import type { BillLine } from '../quote/lines.ts';
import { titleIn, wordsIn } from '../translation/articleTexts.ts';
import type { Translate } from '../translation/lookup.ts';
import { type Cents, cents } from '../units.ts';

export const PART_GROUPS = ['rails', 'luminaires', 'control', 'accessories'] as const;
export type PartGroup = (typeof PART_GROUPS)[number];

/** One line of a parts list as it is shown, of a live quote or of a stored order alike. Amounts are net. */
export interface PartRow {
  key: string;
  group: PartGroup;
  title: string;
  /** The product code; empty for a system, which is no piece. */
  code: string;
  img: string;
  /** Watts of one piece; 0 where it draws none. */
  watts: number;
  /** Null is "price on request" (D22). */
  unitPrice: Cents | null;
  quantity: number;
  total: Cents | null;
  /** The catalogue has no article of this code, or the rules name none; it is told why (D19). */
  fault: 'missing' | 'unruled' | null;
}

const GROUP_OF: Record<RecordLine['kind'], PartGroup> = {
  rail200: 'rails',
  rail100: 'rails',
  part: 'accessories',
  binding: 'luminaires',
  system: 'control',
  gateway: 'control',
  power: 'control',
  accessory: 'accessories',
  rules: 'accessories',
};

const isBentRail = (role: Role | null): boolean => role === 'bentRail100' || role === 'bentRail200';

interface Described {
  kind: RecordLine['kind'];
  role: Role | null;
  fault: PartRow['fault'];
}

export const faultOf = (kind: RecordLine['kind'], isMissing: boolean): PartRow['fault'] => {
  if (!isMissing) return null;
  return kind === 'rules' ? 'unruled' : 'missing';
};

/** A rail says its length; what the catalogue lacks says what it is for. */
export function describe(title: string, { kind, role, fault }: Described, t: Translate): string {
  if (fault) {
    if (role) return t(`parts.role_${role}`);
    return fault === 'unruled' ? t('parts.ofRails') : title;
  }
  if (kind === 'rail200') return t('parts.railTitle', { title, length: LONG_RAIL });
  if (kind === 'rail100') return t('parts.railTitle', { title, length: SHORT_RAIL });
  return title;
}

export const groupOf = ({ kind, role }: Pick<Described, 'kind' | 'role'>): PartGroup =>
  isBentRail(role) ? 'rails' : GROUP_OF[kind];

export const inGroups = (rows: PartRow[]): PartRow[] =>
  PART_GROUPS.flatMap((group) => rows.filter((row) => row.group === group));

/** The parts list of what is being chosen. @param language code in capitals */
export function rowsOfQuote(lines: readonly BillLine[], language: string, t: Translate): PartRow[] {
  const rows = lines.map((line): PartRow => {
    const { key, kind, role, article, code, unitPrice, quantity, total } = line;
    const fault = faultOf(kind, article === null);
    return {
      key,
      group: groupOf(line),
      title: describe(article ? titleIn(article, language) : code, { kind, role, fault }, t),
      code: kind === 'system' ? '' : code,
      img: article && 'img' in article ? article.img : '',
      watts: kind === 'binding' && article && 'power' in article ? article.power : 0,
      unitPrice,
      quantity,
      total,
      fault,
    };
  });
  return inGroups(rows);
}

/** A language that was not active when the order was saved has no titles of its own in it. */
export const storedTitle = ({ titles, code }: RecordLine, language: string): string =>
  wordsIn(titles, language) || code;

/** The parts list of a stored order, as it was saved. @param language code in capitals */
export function rowsOfRecord(lines: readonly RecordLine[], language: string, t: Translate): PartRow[] {
  const rows = lines.map((line, index): PartRow => {
    const { kind, role, code, img, watts, unitPrice, quantity, total, missing } = line;
    const fault = faultOf(kind, missing);
    return {
      key: String(index),
      group: groupOf(line),
      title: describe(storedTitle(line, language), { kind, role, fault }, t),
      code: kind === 'system' ? '' : code,
      img,
      watts,
      unitPrice: unitPrice === null ? null : cents(unitPrice),
      quantity,
      total: total === null ? null : cents(total),
      fault,
    };
  });
  return inGroups(rows);
}

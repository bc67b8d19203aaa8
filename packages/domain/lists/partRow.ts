import type { Role } from '../catalogue/partTable.ts';
import { LONG_RAIL, SHORT_RAIL } from '../kinds/rail/length.ts';
import type { RecordLine } from '../order/record.ts';
import { type BillLine, imgOf, isPiece } from '../quote/lines.ts';
import { withColour } from '../translation/articleName.ts';
import { titleIn } from '../translation/articleTexts.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Cents } from '../units.ts';

export const PART_GROUPS = ['rails', 'luminaires', 'control', 'accessories'] as const;
export type PartGroup = (typeof PART_GROUPS)[number];

export interface PartRow {
  key: string;
  group: PartGroup;
  title: string;
  code: string;
  img: string;
  details: readonly string[];
  /** Null is "price on request" (D22). */
  unitPrice: Cents | null;
  /** Null for a line that is no piece (D25). */
  quantity: number | null;
  total: Cents | null;
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

export const partGroupOf = (kind: RecordLine['kind']): PartGroup => GROUP_OF[kind];

const isBentRail = (role: Role | null): boolean => role === 'bentRail100' || role === 'bentRail200';

interface Described {
  kind: RecordLine['kind'];
  role: Role | null;
  fault: PartRow['fault'];
}

export const partFault = (kind: RecordLine['kind'], isMissing: boolean): PartRow['fault'] => {
  if (!isMissing) return null;
  return kind === 'rules' ? 'unruled' : 'missing';
};

export function describe(title: string, { kind, role, fault }: Described, t: Translate): string {
  if (fault) {
    if (role) return t(`parts.role_${role}`);
    return fault === 'unruled' ? t('parts.ofRails') : title;
  }
  if (kind === 'rail200') return t('parts.railTitle', { title, length: LONG_RAIL });
  if (kind === 'rail100') return t('parts.railTitle', { title, length: SHORT_RAIL });
  return title;
}

export const plainTitleOfLine = (
  { kind, role, article, code }: BillLine,
  language: string,
  t: Translate,
): string =>
  describe(
    article ? titleIn(article, language) : code,
    { kind, role, fault: partFault(kind, article === null) },
    t,
  );

export const titleOfLine = (line: BillLine, language: string, t: Translate): string =>
  withColour(plainTitleOfLine(line, language, t), line.colour, t);

export const groupOf = ({ kind, role }: Pick<Described, 'kind' | 'role'>): PartGroup =>
  isBentRail(role) ? 'rails' : GROUP_OF[kind];

export const inGroups = (rows: PartRow[]): PartRow[] =>
  PART_GROUPS.flatMap((group) => rows.filter((row) => row.group === group));

/** Details are absent in the bill, to speed up the first price. */
export function rowsOfQuote(
  lines: readonly BillLine[],
  language: string,
  t: Translate,
  detailsOf: (line: BillLine, title: string, language: string) => readonly string[] = () => [],
): PartRow[] {
  const rows = lines.map((line): PartRow => {
    const { key, kind, article, code, unitPrice, quantity, total } = line;
    const title = titleOfLine(line, language, t);
    return {
      key,
      group: groupOf(line),
      title,
      code: kind === 'system' ? '' : code,
      img: imgOf(line),
      details: detailsOf(line, title, language),
      unitPrice,
      quantity: isPiece(kind) ? quantity : null,
      total,
      fault: partFault(kind, article === null),
    };
  });
  return inGroups(rows);
}

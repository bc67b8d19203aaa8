import { luminaireNumber } from '../drawing/drawnLuminaires.ts';
import type { Luminaire } from '../kinds/luminaire/arrangement.ts';
import type { RecordLine } from '../order/record.ts';
import type { Plan } from '../plan/plan.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { storedTitle } from './recordRows.ts';
import { typeSigns } from './typeSigns.ts';

export interface LuminaireRow {
  number: string;
  sign: string;
  code: string;
  title: string;
  rail: string;
  place: string;
  turn: string;
  tilt: string;
}

export interface LuminaireList {
  rows: LuminaireRow[];
  isAimed: boolean;
  without: number;
}

export function luminaireList(
  luminaires: readonly Luminaire[],
  lines: readonly RecordLine[],
  { layout, choices }: Plan,
  language: string,
  t: Translate,
): LuminaireList {
  const lineOf = new Map(lines.map((line) => [line.articleId, line]));
  const signs = typeSigns(lines);
  const railOf = new Map(layout.steps.map(({ id }, index) => [id, index + 1]));
  const rows = luminaires.map(({ number, bindingId, stepId, at, turn, tilt }): LuminaireRow => {
    const line = lineOf.get(bindingId);
    return {
      number: luminaireNumber(number),
      sign: signs.get(bindingId) ?? '',
      code: line?.code ?? '',
      title: storedTitle(line, language, t),
      rail: String(railOf.get(stepId)),
      place: formatNumber(at, language),
      turn: formatNumber(turn, language),
      tilt: formatNumber(tilt, language),
    };
  });
  return {
    rows,
    isAimed: luminaires.some(({ turn, tilt }) => turn !== 0 || tilt !== 0),
    without: choices.bindings.reduce((sum, { quantity }) => sum + quantity, 0) - luminaires.length,
  };
}

const COLUMNS = ['number', 'sign', 'code', 'title', 'rail', 'place', 'turn', 'tilt'] as const;
const AIM: readonly string[] = ['turn', 'tilt'];

export const columnsOf = ({ isAimed }: LuminaireList) =>
  COLUMNS.filter((column) => isAimed || !AIM.includes(column));

export function headOf(column: (typeof COLUMNS)[number], t: Translate): string {
  if (column === 'title') return t('parts.luminaire');
  if (column === 'sign') return t('sheet.typeSign');
  return t(`parts.${column}`);
}

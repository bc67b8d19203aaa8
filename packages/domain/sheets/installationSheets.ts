import { SYSTEM_TYPES } from '../catalogue/systemType.ts';
import type { Frame } from '../drawing/frame.ts';
import { drawInstallation } from '../drawing/installationDrawing.ts';
import { zoneSignInWords } from '../lists/installationWords.ts';
import { openWords } from '../lists/openWords.ts';
import { rowsOfRecord } from '../lists/recordRows.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import type { OrderLight } from '../order/orderLight.ts';
import { orderPieces } from '../order/places.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { sawingOf } from '../parts/sawing.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { marksIn } from './clearance.ts';
import { fitPlan } from './fitPlan.ts';
import { type Block, flow } from './flow.ts';
import { frameOf, scaleBar, square } from './frame.ts';
import { feedTable, luminaireTable, zoneTable } from './installationTables.ts';
import { type Area, FOLLOWING, LAYOUTS, type Paper } from './layouts.ts';
import { LEGEND_WIDTH, legendOf } from './legend.ts';
import { type PaperMark, words } from './marks.ts';
import { noteTable, openRemarks, remarkOf } from './notes.ts';
import { areaTable, cutTable, lightTable, partNumbers, partTable } from './partTables.ts';
import { type PlanWords, planOnPaper } from './planOnPaper.ts';
import type { SheetChoice } from './sheetChoice.ts';
import { drawnTable, type Table, type Tabled } from './table.ts';
import { joinMarks, tileIndex } from './tileMarks.ts';
import { type Titled, titleBlock, titledBy } from './titleBlock.ts';

/** A sheet of an installation drawing; lengths in millimetres. */
export interface InstallationSheet {
  marks: PaperMark[];
  /** What of the plan is on it, and where; a tile is cut off around. Null: nothing. */
  plan: { marks: readonly PaperMark[]; frame: Frame; area: Area; isTile: boolean } | null;
  /** Where the code of the order's page is. */
  code: { x: number; y: number; size: number } | null;
}

export interface InstallationSheets {
  paper: Paper;
  titled: Titled;
  sheets: InstallationSheet[];
}

export interface InstallationSheetsProps {
  page: ShownOrder;
  /** Code in capitals. */
  language: string;
  t: Translate;
  /** What its room measures; absent where nothing can be measured. */
  light?: OrderLight | null;
  /** Paper and scale; absent: what has room (D75). */
  choice?: SheetChoice;
}

/** Widths that tables need at the least, in millimetres. */
const WIDE_TABLE = 150;
const NARROW_TABLE = 80;

const asBlocks = (tables: readonly (Table | null)[], width: number): Block[] =>
  tables.flatMap((table) => (table && table.rows.length > 0 ? [{ table: drawnTable(table), width }] : []));

/** Of an order: what is drawn of it, and what its tables are made of. */
function drawnAndTabled({ page, language, t, light = null }: InstallationSheetsProps) {
  const { data, order, plan } = page;
  const luminaires = orderPieces(data, plan);
  const installation = orderInstallation(page);
  const drawing = drawInstallation({
    ...{ plan, luminaires, installation, sawing: sawingOf(plan.choices, data) },
    supply: order.power || null,
    system: SYSTEM_TYPES.find((type) => type === order.systemType) ?? null,
  });
  const rows = rowsOfRecord(data.lines, language, t);
  const tabled: Tabled = { page, rows, luminaires, installation, light, language, t };
  return { drawing, tabled };
}

/** The words of a plan. Numbers are slow to write, and most lengths are written many times. */
function planWords(language: string, t: Translate): PlanWords {
  const known = new Map<number, string>();
  const length = (centimetres: number): string => {
    const words = known.get(centimetres) ?? formatNumber(centimetres, language);
    known.set(centimetres, words);
    return words;
  };
  return {
    length,
    rail: (number) => t('sheet.railNumber', { number }),
    opening: ({ kind, width }) => t(`sheet.${kind}`, { width: length(width) }),
    zone: (sign) => zoneSignInWords(sign, language, t),
  };
}

/** The sheets of the installation drawing of an order: its plan to scale, then its tables (D58). */
export function installationSheets(props: InstallationSheetsProps): InstallationSheets {
  const { page, language, t } = props;
  const { drawing, tabled } = drawnAndTabled(props);
  const open = openWords(page, language, t);
  const remarks = openRemarks(open, t);
  const remarkHeight = (width: number) => remarks?.heightAt(width) ?? 0;
  const parts = partNumbers(tabled.rows, page.data.lines);
  const drawn = { drawing, parts, words: planWords(language, t) };
  const fitted = fitPlan({
    draw: (scale, borders, limits) => planOnPaper({ ...drawn, scale, borders, limits }),
    ...{ bare: drawing.bounds, layouts: LAYOUTS, choice: props.choice, over: remarkHeight },
  });
  const { layout, area, tiles, scale } = fitted;
  const { paper, plan } = layout;
  const legend = legendOf(drawing, t);
  const isTile = tiles.length > 1;
  const blocks: Block[] = [
    ...asBlocks([luminaireTable(tabled), zoneTable(tabled), areaTable(tabled)], WIDE_TABLE),
    ...asBlocks([partTable(tabled), feedTable(tabled), cutTable(tabled), lightTable(tabled)], NARROW_TABLE),
    ...(isTile ? [tileIndex(fitted, drawing, t)] : []),
    ...asBlocks([noteTable(tabled, NARROW_TABLE)], NARROW_TABLE),
    ...(layout.legend ? [] : [{ width: LEGEND_WIDTH, height: legend.height, marks: legend.marks }]),
  ];
  const [besides = [], ...following] = flow(blocks, fitted.slots, FOLLOWING[paper.name]);
  const count = tiles.length + following.length;
  const status = t(open.confirmed.length > 0 ? 'sheet.notForConstruction' : 'sheet.forApproval');
  const titled = { ...titledBy(page, tabled.installation !== null, language, t), status };
  const framed = (number: number, shown: string): PaperMark[] => [
    ...frameOf(paper),
    ...titleBlock(paper, titled, { number, count, scale: shown }, t),
  ];
  const right = plan.x + plan.width - 2;
  const ofPlan = tiles.map((tile, index): InstallationSheet => {
    const marks = [
      ...framed(index + 1, `1 : ${scale}`),
      ...joinMarks(fitted, tile, area, t),
      ...(remarks?.marks(plan.x, plan.y - remarkHeight(plan.width), plan.width) ?? []),
      ...scaleBar(layout.bar, scale, remarkOf(page, language, t), right, language),
      ...square(layout.square, t),
      ...(layout.legend ? legend.marks(layout.legend) : []),
      words(
        t('sheet.online'),
        2.2,
        { x: layout.code.x, y: layout.code.y + layout.code.size + 3 },
        { ink: 'soft' },
      ),
      ...(index === 0 ? besides : []),
    ];
    const drawn = isTile ? marksIn(fitted.plan.marks, tile.frame) : fitted.plan.marks;
    return { marks, plan: { marks: drawn, frame: tile.frame, area, isTile }, code: layout.code };
  });
  const ofTables = following.map((own, index): InstallationSheet => {
    const marks = [...framed(tiles.length + index + 1, '–'), ...own];
    return { marks, plan: null, code: null };
  });
  return { paper, titled, sheets: [...ofPlan, ...ofTables] };
}

import { SYSTEM_TYPES } from '../catalogue/systemType.ts';
import type { Frame } from '../drawing/frame.ts';
import { drawInstallation, type InstallationDrawing } from '../drawing/installationDrawing.ts';
import { openWords } from '../lists/openWords.ts';
import { rowsOfRecord } from '../lists/recordRows.ts';
import { zoneSignInWords } from '../lists/zoneSignWords.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import type { OrderLight } from '../order/orderLight.ts';
import { orderPieces } from '../order/places.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { sawingOf } from '../parts/sawing.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { fitPlan } from './fitPlan.ts';
import { type Block, flow } from './flow.ts';
import { frameOf } from './frame.ts';
import { scaleBar, square } from './furniture.ts';
import { feedTable, luminaireTable, zoneTable } from './installationTables.ts';
import { FOLLOWING } from './layouts.ts';
import { LEGEND_WIDTH, legendOf } from './legend.ts';
import type { PaperMark } from './marks.ts';
import { marksIn } from './marksIn.ts';
import { noteTable, remarkOf } from './notes.ts';
import { openRemarks } from './openRemarks.ts';
import type { Area, Paper } from './paper.ts';
import { partNumbers } from './partNumbers.ts';
import { areaTable, cutTable, lightTable, partTable } from './partTables.ts';
import { drawnTable, type Table } from './table.ts';
import type { Tabled } from './tabled.ts';
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
}

/** Widths that tables need at the least, in millimetres. */
const WIDE_TABLE = 150;
const NARROW_TABLE = 80;

const asBlocks = (tables: readonly (Table | null)[], width: number): Block[] =>
  tables.flatMap((table) => (table && table.rows.length > 0 ? [{ table: drawnTable(table), width }] : []));

/** The sheets of the installation drawing of an order: its plan to scale, then its tables (D58). */
export function installationSheets({
  page,
  language,
  t,
  light = null,
}: InstallationSheetsProps): InstallationSheets {
  const { data, order, plan } = page;
  const luminaires = orderPieces(data, plan);
  const installation = orderInstallation(page);
  const rows = rowsOfRecord(data.lines, language, t);
  const drawing: InstallationDrawing = drawInstallation({
    ...{ plan, luminaires, installation, sawing: sawingOf(plan.choices, data) },
    supply: order.power || null,
    system: SYSTEM_TYPES.find((type) => type === order.systemType) ?? null,
  });
  // Numbers are slow to write, and most lengths are written many times.
  const written = new Map<number, string>();
  const length = (centimetres: number): string => {
    const words = written.get(centimetres) ?? formatNumber(centimetres, language);
    written.set(centimetres, words);
    return words;
  };
  const open = openWords(page, language, t);
  const remarks = openRemarks(open, t);
  const remarkHeight = (width: number) => remarks?.heightAt(width) ?? 0;
  const fitted = fitPlan(
    {
      drawing,
      parts: partNumbers(rows, data.lines),
      words: {
        rail: (number) => t('sheet.railNumber', { number }),
        length,
        opening: ({ kind, width }) => t(`sheet.${kind}`, { width: length(width) }),
        zone: (sign) => zoneSignInWords(sign, language, t),
      },
    },
    remarkHeight,
  );
  const { layout, area, tiles, scale } = fitted;
  const { paper } = layout;
  const legend = legendOf(drawing, t);
  const tabled: Tabled = { page, rows, luminaires, installation, light, language, t };
  const blocks: Block[] = [
    ...asBlocks([luminaireTable(tabled), zoneTable(tabled), areaTable(tabled)], WIDE_TABLE),
    ...asBlocks([partTable(tabled), feedTable(tabled), cutTable(tabled), lightTable(tabled)], NARROW_TABLE),
    ...(tiles.length > 1 ? [tileIndex(fitted, drawing, t)] : []),
    ...asBlocks([noteTable(tabled, NARROW_TABLE)], NARROW_TABLE),
    ...(layout.legend ? [] : [{ width: LEGEND_WIDTH, height: legend.height, marks: legend.marks }]),
  ];
  const [besides = [], ...following] = flow(blocks, fitted.slots, FOLLOWING[paper.name]);
  const count = tiles.length + following.length;
  const status = t(open.confirmed.length > 0 ? 'sheet.notForConstruction' : 'sheet.forApproval');
  const titled = { ...titledBy(page, installation !== null, language, t), status };
  const framed = (number: number, shown: string): PaperMark[] => [
    ...frameOf(paper),
    ...titleBlock(paper, titled, { number, count, scale: shown }, t),
  ];
  const right = layout.plan.x + layout.plan.width - 2;
  const isTile = tiles.length > 1;
  const ofPlan = tiles.map((tile, index): InstallationSheet => {
    const isFirst = index === 0;
    return {
      marks: [
        ...framed(index + 1, `1 : ${scale}`),
        ...joinMarks(fitted, tile, area, t),
        ...(remarks?.marks(
          layout.plan.x,
          layout.plan.y - remarkHeight(layout.plan.width),
          layout.plan.width,
        ) ?? []),
        ...scaleBar(layout.bar, scale, remarkOf(page, language, t), right, language),
        ...square(layout.square, t),
        ...(layout.legend ? legend.marks(layout.legend) : []),
        {
          ...{ kind: 'text', text: t('sheet.online'), size: 2.2, ink: 'soft' },
          ...{ x: layout.code.x, y: layout.code.y + layout.code.size + 3 },
        },
        ...(isFirst ? besides : []),
      ],
      plan: {
        marks: isTile ? marksIn(fitted.plan.marks, tile.frame) : fitted.plan.marks,
        frame: tile.frame,
        area,
        isTile,
      },
      code: layout.code,
    };
  });
  const ofTables = following.map(
    (marks, index): InstallationSheet => ({
      marks: [...framed(tiles.length + index + 1, '–'), ...marks],
      plan: null,
      code: null,
    }),
  );
  return { paper, titled, sheets: [...ofPlan, ...ofTables] };
}

import { SYSTEM_TYPES } from '../catalogue/article.ts';
import { luminaireNumber } from '../drawing/drawnPieces.ts';
import { drawInstallation, type InstallationDrawing } from '../drawing/installationDrawing.ts';
import { geometryOf } from '../layout/layout.ts';
import { confirmedWords } from '../lists/confirmedWords.ts';
import { namesOf } from '../lists/installationWords.ts';
import { lightNotes } from '../lists/lightNotes.ts';
import { rowsOfRecord } from '../lists/recordRows.ts';
import { lightHeight, USUAL_HANG } from '../luminaires/aim.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import type { OrderLight } from '../order/orderLight.ts';
import { orderPieces } from '../order/places.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { sawingOf } from '../parts/sawing.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Frame } from './clearance.ts';
import { fitPlan } from './fitPlan.ts';
import { type Block, flow } from './flow.ts';
import { frameOf } from './frame.ts';
import { scaleBar, square } from './furniture.ts';
import { FOLLOWING } from './layouts.ts';
import { LEGEND_WIDTH, legendOf } from './legend.ts';
import type { PaperMark } from './marks.ts';
import {
  cutTable,
  feedTable,
  lightTable,
  luminaireTable,
  partTable,
  type Tabled,
  zoneTable,
} from './orderTables.ts';
import type { Area, Paper } from './paper.ts';
import { partNumbers } from './partNumbers.ts';
import { TABLE_TEXT, type Table } from './table.ts';
import { wrapped } from './textWidth.ts';
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
  tables.flatMap((table) => (table && table.rows.length > 0 ? [{ table, width }] : []));

const hangOf = ({ plan, data }: ShownOrder): number => plan.hang ?? (data.isSuspended ? USUAL_HANG : 0);

/** How high luminaires shine from whose articles say how far they reach down; in a room alone. */
function heightNotes({ page, luminaires, language, t }: Tabled): string[] {
  const { plan, data } = page;
  const { room } = plan;
  if (!room) return [];
  const drops = new Map(data.lines.map(({ articleId, drop }) => [articleId, drop]));
  const byHeight = new Map<number, number[]>();
  for (const { bindingId, number } of luminaires) {
    const drop = drops.get(bindingId);
    if (drop === undefined) continue;
    const height = lightHeight(room.height, hangOf(page), drop);
    byHeight.set(height, [...(byHeight.get(height) ?? []), number]);
  }
  return [...byHeight].map(([height, numbers]) =>
    t('sheet.noteHeights', {
      height: formatNumber(height, language),
      luminaires: namesOf(numbers, luminaireNumber),
    }),
  );
}

/** What must be known beside the drawing, in sentences. */
function notesOf(tabled: Tabled): string[] {
  const { page, installation, luminaires, light, language, t } = tabled;
  const { plan, data, order } = page;
  const isRing = order.systemType === 'dali' && geometryOf(plan.layout).joins.length > 0;
  return [
    ...(luminaires.length > 0 ? [t('sheet.notePlaces')] : []),
    ...heightNotes(tabled),
    ...(isRing ? [t('sheet.noteRing')] : []),
    ...(installation ? [] : [t('sheet.noteWithoutFeeds')]),
    ...confirmedWords(page, language, t),
    ...(light ? lightNotes(light, data, plan, language, t) : []),
  ];
}

function noteTable(notes: readonly string[], t: Translate): Table {
  const number = { head: '', width: 5 };
  return {
    title: t('sheet.notes'),
    columns: [number, { head: '' }],
    rows: notes.flatMap((note, index) =>
      wrapped(note, TABLE_TEXT, NARROW_TABLE - 2 * number.width).map((words, row) => [
        row === 0 ? `${index + 1}.` : '',
        words,
      ]),
    ),
    isPlain: true,
  };
}

/** How high room and rails are, beside the scale. */
function remarkOf(page: ShownOrder, language: string, t: Translate): string {
  const { plan } = page;
  const hang = hangOf(page);
  return [
    t('sheet.units'),
    ...(plan.room ? [t('sheet.height', { height: plan.room.height })] : []),
    hang === 0 ? t('sheet.onCeiling') : t('sheet.belowCeiling', { hang: formatNumber(hang, language) }),
  ].join(', ');
}

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
    system: SYSTEM_TYPES.find((type) => type === order.systemType) ?? null,
  });
  // Numbers are slow to write, and most lengths are written many times.
  const written = new Map<number, string>();
  const length = (centimetres: number): string => {
    const words = written.get(centimetres) ?? formatNumber(centimetres, language);
    written.set(centimetres, words);
    return words;
  };
  const fitted = fitPlan({
    drawing,
    parts: partNumbers(rows, data.lines),
    words: {
      rail: (number) => t('sheet.railNumber', { number }),
      length,
      opening: ({ kind, width }) => t(`sheet.${kind}`, { width: length(width) }),
    },
  });
  const { layout, area, tiles, scale } = fitted;
  const { paper } = layout;
  const legend = legendOf(drawing, t);
  const tabled: Tabled = { page, rows, luminaires, installation, light, language, t };
  const blocks: Block[] = [
    ...asBlocks([luminaireTable(tabled), zoneTable(tabled)], WIDE_TABLE),
    ...asBlocks([partTable(tabled), feedTable(tabled), cutTable(tabled), lightTable(tabled)], NARROW_TABLE),
    ...(tiles.length > 1 ? [tileIndex(fitted, drawing, t)] : []),
    ...asBlocks([noteTable(notesOf(tabled), t)], NARROW_TABLE),
    ...(layout.legend ? [] : [{ width: LEGEND_WIDTH, height: legend.height, marks: legend.marks }]),
  ];
  const [besides = [], ...following] = flow(blocks, fitted.slots, FOLLOWING[paper.name]);
  const count = tiles.length + following.length;
  const titled = titledBy(page, installation !== null, language, t);
  const framed = (number: number, shown: string): PaperMark[] => [
    ...frameOf(paper),
    ...titleBlock(paper, titled, { number, count, scale: shown }, t),
  ];
  const right = layout.plan.x + layout.plan.width - 2;
  const ofPlan = tiles.map((tile, index): InstallationSheet => {
    const isFirst = index === 0;
    return {
      marks: [
        ...framed(index + 1, `1 : ${scale}`),
        ...joinMarks(fitted, tile, area, t),
        ...scaleBar(layout.bar, scale, remarkOf(page, language, t), right, language),
        ...square(layout.square, t),
        ...(layout.legend ? legend.marks(layout.legend) : []),
        {
          ...{ kind: 'text', text: t('sheet.online'), size: 2.2, ink: 'soft' },
          ...{ x: layout.code.x, y: layout.code.y + layout.code.size + 3 },
        },
        ...(isFirst ? besides : []),
      ],
      plan: { marks: fitted.plan.marks, frame: tile.frame, area, isTile: tiles.length > 1 },
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

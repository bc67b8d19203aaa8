import { SYSTEM_TYPES } from '../catalogue/article.ts';
import { luminaireNumber } from '../drawing/drawnPieces.ts';
import { drawInstallation, type InstallationDrawing } from '../drawing/installationDrawing.ts';
import type { Installation } from '../installation/installation.ts';
import { geometryOf } from '../layout/layout.ts';
import { impossibleIn } from '../lists/impossible.ts';
import { lightNotes } from '../lists/lightNotes.ts';
import { rowsOfRecord } from '../lists/recordRows.ts';
import { USUAL_HANG } from '../luminaires/aim.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import type { OrderLight } from '../order/orderLight.ts';
import { orderPieces } from '../order/places.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Frame } from './clearance.ts';
import { fitPlan } from './fitPlan.ts';
import { type Block, flow } from './flow.ts';
import { frameOf } from './frame.ts';
import { scaleBar, square } from './furniture.ts';
import { FOLLOWING } from './layouts.ts';
import { LEGEND_WIDTH, legendOf } from './legend.ts';
import { line, type PaperMark } from './marks.ts';
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
import type { Table } from './table.ts';
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

/** What must be known beside the drawing, in sentences. */
function notesOf({ page, installation, luminaires, light, language, t }: Tabled): string[] {
  const { plan, data, order } = page;
  const isRing = order.systemType === 'dali' && geometryOf(plan.layout).joins.length > 0;
  const unfed = unfedNumbers(installation);
  const notes: (string | null | false)[] = [
    luminaires.length > 0 && t('sheet.notePlaces'),
    isRing && t('sheet.noteRing'),
    !installation && t('sheet.noteWithoutFeeds'),
    installation?.network.verdict === 'cannotWork' && t('sheet.noteCannotWork'),
    unfed.length > 0 && t('sheet.noteUnfed', { luminaires: unfed.join(', ') }),
    impossibleIn(plan.layout, t),
    data.powerExceeded && `${t('parts.powerExceeded')}.`,
    ...(light ? lightNotes(light, data, plan, language, t) : []),
  ];
  return notes.filter((note): note is string => Boolean(note));
}

const unfedNumbers = (installation: Installation | null): string[] =>
  (installation?.network.unfed ?? []).map((index) =>
    luminaireNumber(installation?.pieces[index]?.number ?? 0),
  );

const NOTE = { size: 2.4, row: 4, head: 9.4 };

function notesBlock(notes: readonly string[], t: Translate): Block[] {
  if (notes.length === 0) return [];
  const linesIn = (width: number) =>
    notes.flatMap((note, index) =>
      wrapped(note, NOTE.size, width - 4).map((text, row) => ({
        text,
        number: row === 0 ? `${index + 1}.` : '',
      })),
    );
  return [
    {
      width: NARROW_TABLE,
      height: (width) => NOTE.head + linesIn(width).length * NOTE.row,
      marks: ({ x, y, width }) => [
        { kind: 'text', text: t('sheet.notes'), x, y: y + 3, size: 3.1, isBold: true },
        { kind: 'path', path: line({ x, y: y + 5.2 }, { x: x + width, y: y + 5.2 }), pen: 'edge' },
        ...linesIn(width).flatMap(({ text, number }, row): PaperMark[] => {
          const at = y + NOTE.head + row * NOTE.row;
          return [
            ...(number ? [{ kind: 'text' as const, text: number, x, y: at, size: NOTE.size }] : []),
            { kind: 'text', text, x: x + 4, y: at, size: NOTE.size },
          ];
        }),
      ],
    },
  ];
}

/** How high room and rails are, beside the scale. */
function remarkOf({ plan, data }: ShownOrder, language: string, t: Translate): string {
  const hang = plan.hang ?? (data.isSuspended ? USUAL_HANG : 0);
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
    ...{ plan, luminaires, installation },
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
    ...notesBlock(notesOf(tabled), t),
    ...(layout.legend ? [] : [{ width: LEGEND_WIDTH, height: () => legend.height, marks: legend.marks }]),
  ];
  const [besides = [], ...following] = flow(blocks, layout.slots, FOLLOWING[paper.name]);
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

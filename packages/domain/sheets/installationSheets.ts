import { SYSTEM_TYPES } from '../catalogue/systemType.ts';
import { drawInstallation, type InstallationDrawing } from '../drawing/installationDrawing.ts';
import { visibleDrawing } from '../drawing/visibleDrawing.ts';
import { cableRoutes } from '../lists/cableRoutes.ts';
import { zoneSignInWords } from '../lists/installationWords.ts';
import { type OpenWords, openWords } from '../lists/openWords.ts';
import { rowsOfRecord } from '../lists/recordRows.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import type { OrderLight } from '../order/orderLight.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { sawingOf } from '../parts/sawing.ts';
import type { LabelFrame } from '../paths/frame.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Cm, Mm } from '../units.ts';
import { dimensionTable } from './dimensionTable.ts';
import { fitPlan } from './fitPlan.ts';
import { flow, referencesBy } from './flow.ts';
import { frameOf, scaleBar, square } from './frame.ts';
import { CIRCUITS, FOLLOWING, framedArea, LAYOUTS, type Paper, type PaperArea } from './layouts.ts';
import { LEGEND_WIDTH, legendOf } from './legend.ts';
import { type PaperMark, signsIn, words } from './marks.ts';
import { openRemarks, remarkOf } from './notes.ts';
import { indexTable } from './orderTables.ts';
import { type CountedParts, partNumbers } from './partTables.ts';
import type { Block } from './placeBlocks.ts';
import { marksByFrame } from './planArea.ts';
import { type PlanWords, planOnPaper } from './planOnPaper.ts';
import { railStrips } from './railStrips.ts';
import type { SheetChoice } from './sheetChoice.ts';
import { singleLineSheets } from './singleLineSheets.ts';
import { BELOW, type PaperTable, type Tabled } from './table.ts';
import { circuitBlocks, narrowBlocks, noteBlocks, planBlocks } from './tableBlocks.ts';
import { joinMarks, tileIndex } from './tileMarks.ts';
import { areasUnderStamp, type SheetTitle, stampOf, titleBlock, titledBy } from './titleBlock.ts';
import { NO_TITLE_ENTRIES, type TitleEntries } from './titleEntries.ts';

export interface InstallationSheet {
  marks: PaperMark[];
  plan: {
    marks: readonly PaperMark[];
    frame: LabelFrame;
    area: PaperArea;
    isTile: boolean;
    alt: string;
  } | null;
  code: { x: number; y: number; size: number } | null;
}

export interface InstallationSheets {
  paper: Paper;
  titled: SheetTitle;
  sheets: InstallationSheet[];
}

export interface InstallationSheetsProps {
  page: ShownOrder;
  language: string;
  t: Translate;
  light?: OrderLight | null;
  /** Absent: automatic (D75). */
  choice?: SheetChoice;
  entries?: TitleEntries;
}

function drawnAndTabled({ page, language, t, light = null }: InstallationSheetsProps) {
  const { data, order, plan } = page;
  const luminaires = orderLuminaires(data, plan);
  const installation = orderInstallation(page);
  const drawing = drawInstallation({
    plan,
    luminaires,
    installation,
    sawing: sawingOf(plan.choices, data),
    routes: cableRoutes(page, installation),
    supply: order.power || null,
    system: SYSTEM_TYPES.find((type) => type === order.systemType) ?? null,
  });
  const rows = rowsOfRecord(data.lines, language, t);
  const tabled: Tabled = { page, rows, luminaires, installation, light, language, t };
  return { drawing, tabled, parts: partNumbers(rows, data.lines) };
}

/** Cached, as lengths repeat and are slow to format. */
function planWords(language: string, t: Translate): PlanWords {
  const known = new Map<Cm, string>();
  const lengthInWords = (length: Cm): string => {
    const words = known.get(length) ?? formatNumber(length, language);
    known.set(length, words);
    return words;
  };
  return {
    length: lengthInWords,
    rail: (number) => t('sheet.railNumber', { number }),
    opening: ({ kind, width }) => t(`sheet.${kind}`, { width: lengthInWords(width) }),
    zone: (sign) => zoneSignInWords(sign, language, t),
    inTable: t('sheet.inTable'),
  };
}

interface BareSheet extends InstallationSheet {
  name: string;
  scale?: string;
  subtitle?: string;
}

const sheetOf = (name: string, marks: PaperMark[], subtitle?: string): BareSheet => ({
  name,
  marks,
  plan: null,
  code: null,
  ...(subtitle && { subtitle }),
});

interface Printed extends InstallationSheetsProps {
  drawing: InstallationDrawing;
  parts: CountedParts;
  tabled: Tabled;
  open: OpenWords;
}

/** Plan with its tables next to it and on later sheets (D58). */
function planSheets({
  page,
  language,
  t,
  choice,
  entries = NO_TITLE_ENTRIES,
  drawing,
  parts,
  tabled,
  open,
}: Printed): {
  paper: Paper;
  sheets: BareSheet[];
} {
  const remarks = openRemarks(open, t);
  const remarkHeight = (width: Mm) => remarks?.heightAt(width) ?? 0;
  const { hidden } = page.plan;
  const drawn = {
    drawing: visibleDrawing(drawing, page.plan),
    hidden,
    parts,
    words: planWords(language, t),
  };
  const fitted = fitPlan({
    draw: (scale, grid) => planOnPaper({ ...drawn, scale, grid }),
    bare: drawing.bounds,
    rails: drawing.rails,
    layouts: LAYOUTS,
    choice,
    over: remarkHeight,
  });
  const { layout, tiles, scale } = fitted;
  const { paper, plan } = layout;
  const drawnSigns = signsIn(fitted.plan.marks);
  if (entries.north !== null) drawnSigns.add('north');
  const legend = legendOf(drawnSigns, t);
  const keyed = layout.legend && legend.least <= layout.legend.height ? layout.legend : null;
  const isTile = tiles.length > 1;
  const blocks: Block[] = [
    ...planBlocks(tabled),
    ...narrowBlocks(dimensionTable(drawing, fitted.plan.missing, language, t)),
    ...(isTile ? [tileIndex(fitted, drawing, t)] : []),
    ...noteBlocks(tabled),
    ...(keyed ? [] : [{ width: LEGEND_WIDTH, height: legend.height, marks: legend.marks }]),
  ];
  const isStamped = open.confirmed.length > 0;
  const others = isStamped ? areasUnderStamp(FOLLOWING[paper.name], paper) : FOLLOWING[paper.name];
  const references = referencesBy((index) => (index === 0 ? 1 : tiles.length + index), t);
  const [further = [], ...following] = flow(blocks, [fitted.slots], others, references).sheets;
  const right = plan.x + plan.width - 2;
  const online = { x: layout.code.x, y: layout.code.y + layout.code.size + 3 };
  const { missing } = fitted.plan;
  const isAllOnPlan = missing.dimensions.length === 0 && missing.names.length === 0;
  const remark = [remarkOf(page, language, t), ...(isAllOnPlan ? [] : [t('sheet.dimensionRemark')])].join(
    '; ',
  );
  const marksIn = isTile ? marksByFrame(fitted.plan.marks) : null;
  const counts = { rails: drawing.rails.length, luminaires: tabled.luminaires.length };
  const alt = t('sheet.planAlt', { scale: `1 : ${scale}`, ...counts });
  const ofPlan = tiles.map((tile, index): BareSheet => {
    const marks = [
      ...joinMarks(fitted, tile, t),
      ...(remarks?.marks(plan.x, plan.y - remarkHeight(plan.width), plan.width) ?? []),
      ...scaleBar(layout.bar, scale, remark, right, language),
      ...square(layout.square, t),
      ...(keyed ? legend.marks(keyed) : []),
      words(t('sheet.online'), 2.2, online, { ink: 'soft' }),
      ...(index === 0 ? further : []),
    ];
    const drawn = marksIn?.(tile.frame) ?? fitted.plan.marks;
    const shown = { marks: drawn, frame: tile.frame, area: tile.area, isTile, alt };
    return { name: t('sheet.plan'), marks, plan: shown, code: layout.code, scale: `1 : ${scale}` };
  });
  const stamp = isStamped ? stampOf(paper, t) : [];
  const tables = following.map((own) => sheetOf(t('sheet.tables'), [...own, ...stamp]));
  return { paper, sheets: [...ofPlan, ...tables] };
}

const FOOT = { x: 4, y: 1.1 };

function circuitSheets(
  { drawing, parts, tabled, open, t }: Printed,
  paper: Paper,
  before: number,
): (index: PaperTable | null) => BareSheet[] {
  const { installation } = tabled;
  const isStamped = open.confirmed.length > 0;
  const { area: whole, beneath: others } = CIRCUITS[paper.name];
  const [area = whole, ...beneath] = isStamped
    ? areasUnderStamp([whole, ...others], paper)
    : [whole, ...others];
  const references = referencesBy((index) => before + 1 + index, t);
  const { sheets: drawn, legend } = installation
    ? singleLineSheets(tabled, installation, area, references)
    : { sheets: [], legend: null };
  const subtitle = t('sheet.singleLineSubtitle', { voltage: installation?.electric.voltage ?? 0 });
  const started = drawn.map(({ bottom }) =>
    beneath.map((slot) => ({ ...slot, y: bottom + BELOW, height: slot.y + slot.height - bottom - BELOW })),
  );
  const first = [...(legend ? [legend] : []), ...circuitBlocks(tabled, open)];
  const strips = railStrips({ ...tabled, drawing, parts });
  const after = t('sheet.mountingOrder');
  const inside = framedArea(paper);
  const foot = { x: inside.x + FOOT.x, y: inside.y + inside.height - FOOT.y };
  return (index) => {
    const blocks = [...first, ...narrowBlocks(index), ...strips];
    const { sheets, chain } = flow(blocks, started, beneath, references);
    return sheets.map((own, number) => {
      const at = chain.indexOf(number);
      const [last, next] = at < 0 ? [] : [chain[at - 1], chain[at + 1]];
      const ways = [
        ...(last === undefined ? [] : [references.from(last)]),
        ...(next === undefined ? [] : [references.on(next)]),
      ];
      const marks = [
        ...own,
        ...(isStamped ? stampOf(paper, t) : []),
        ...(ways.length > 0 ? [words(`${after}: ${ways.join(', ')}`, 2.2, foot, { ink: 'soft' })] : []),
      ];
      const circuits = drawn[number];
      if (circuits) return sheetOf(t('sheet.singleLine'), [...circuits.marks, ...marks], subtitle);
      return at < 0 ? sheetOf(t('sheet.tables'), marks, subtitle) : sheetOf(after, marks, after);
    });
  };
}

const INDEX_TRIES = 4;

/** Plan to scale with tables (D58), then circuits and mounting (D75). */
export function installationSheets(props: InstallationSheetsProps): InstallationSheets {
  const { page, language, t, entries } = props;
  const open = openWords(page, language, t);
  const printed = { ...props, ...drawnAndTabled(props), open };
  const { paper, sheets: ofPlan } = planSheets(printed);
  const status = t(open.confirmed.length > 0 ? 'sheet.notForConstruction' : 'sheet.forApproval');
  const titled = { ...titledBy(page, printed.tabled.installation !== null, language, t, entries), status };
  const indexed = (all: readonly BareSheet[]) =>
    indexTable(
      all.map(({ name, scale = '–' }) => ({ name, scale })),
      t,
    );
  const circuitsWith = circuitSheets(printed, paper, ofPlan.length);
  // Second pass, as the index changes the number of sheets.
  let [sheets, isRight] = [[...ofPlan, ...circuitsWith(indexed(ofPlan))], false];
  for (let tries = 0; tries < INDEX_TRIES && !isRight; tries++) {
    const drafted = sheets;
    sheets = [...ofPlan, ...circuitsWith(indexed(drafted))];
    isRight = sheets.length === drafted.length && sheets.every(({ name }, at) => name === drafted[at]?.name);
  }
  const framed = (
    { marks, scale = '–', subtitle, ...sheet }: BareSheet,
    index: number,
  ): InstallationSheet => {
    const own = { number: index + 1, count: sheets.length, scale, subtitle, name: sheet.name };
    return { ...sheet, marks: [...frameOf(paper), ...titleBlock(paper, titled, own, t), ...marks] };
  };
  return { paper, titled, sheets: sheets.map(framed) };
}

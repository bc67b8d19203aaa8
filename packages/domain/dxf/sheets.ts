import { type OpenWords, openWords } from '../lists/openWords.ts';
import { placedAt } from '../math/direction.ts';
import type { PathOutline } from '../paths/path.ts';
import type { FittedPlan, ScaledPlan } from '../sheets/fitPlan.ts';
import { flow, referencesBy } from '../sheets/flow.ts';
import { frameOf, scaleBar } from '../sheets/frame.ts';
import { framedArea, type Paper, type PaperArea } from '../sheets/layouts.ts';
import { type PaperMark, type PaperText, PENS } from '../sheets/marks.ts';
import { remarkOf } from '../sheets/notes.ts';
import { NONE, type PaperTable, TABLE_TEXT, type Tabled } from '../sheets/table.ts';
import { circuitBlocks, narrowBlocks, noteBlocks, planBlocks } from '../sheets/tableBlocks.ts';
import { joinMarks } from '../sheets/tileMarks.ts';
import { cornerOfBlock, titledBy } from '../sheets/titleBlock.ts';
import type { TitleEntries } from '../sheets/titleEntries.ts';
import type { Mm } from '../units.ts';
import type { DxfSheet } from './dxfDrawing.ts';
import { type Entity, insertEntity, paragraphEntity, textEntity, viewportEntity } from './entities.ts';
import { outlineEntities, TEXT, TYPE_SIZE } from './pen.ts';
import { nameOf } from './tags.ts';
import { dxfTitleBlock, TITLE } from './titleBlock.ts';

const LARGER = TYPE_SIZE / TABLE_TEXT;

const AREAS: Record<Paper['name'], readonly PaperArea[]> = {
  A4: [{ x: 24, y: 14, width: 261, height: 125 }],
  A3: [
    { x: 24, y: 14, width: 252, height: 213 },
    { x: 284, y: 14, width: 124, height: 213 },
  ],
};

const times = ({ x, y, width, height }: PaperArea, by: number): PaperArea => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

const largerOutline = (outline: PathOutline): PathOutline => ({
  ...outline,
  corners: outline.corners.map(({ x, y, arc }) => ({
    x: x * LARGER,
    y: y * LARGER,
    ...(arc && { arc: { ...arc, radius: arc.radius * LARGER } }),
  })),
});

const larger = (mark: PaperMark): PaperMark =>
  mark.kind === 'text'
    ? { ...mark, x: mark.x * LARGER, y: mark.y * LARGER, size: mark.size * LARGER }
    : { ...mark, outlines: mark.outlines.map(largerOutline) };

function tableLayouts(
  { tabled, missing }: Pick<SheetsProps, 'tabled' | 'missing'>,
  open: OpenWords,
  paper: Paper,
  before: number,
): PaperMark[][] {
  const blocks = [
    ...planBlocks(tabled),
    ...narrowBlocks(missing),
    ...noteBlocks(tabled),
    ...circuitBlocks(tabled, open),
  ];
  const areas = AREAS[paper.name].map((area) => times(area, 1 / LARGER));
  const references = referencesBy((index) => before + 1 + index, tabled.t);
  return flow(blocks, [], areas, references).sheets.map((marks) => marks.map(larger));
}

const CAPITALS = 0.72;
const FROM = { start: 'left', middle: undefined, end: 'right' } as const;

const raised = (outline: PathOutline, by: Mm): PathOutline => ({
  ...outline,
  corners: outline.corners.map((corner) => ({ ...corner, y: corner.y - by })),
});

function textOf(
  layer: string,
  { text, x, y, size, align = 'start', angle = 0 }: PaperText,
  by: Mm,
  isFitted: boolean,
): Entity {
  const up = (size * CAPITALS) / 2;
  const at = placedAt({ x, y: y - by }, angle)(0, -up);
  const from = FROM[align];
  return textEntity(layer, at, text, {
    height: TEXT,
    angle,
    ...(from && { from }),
    ...(isFitted && { narrow: Math.min(1, size / TYPE_SIZE) }),
  });
}

const entitiesOf = (layer: string, marks: readonly PaperMark[], by: Mm, isFitted = false): Entity[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'text') return [textOf(layer, mark, by, isFitted)];
    const { outlines, pen } = mark;
    if (!pen) return [];
    const weight = Math.round(PENS[pen].width * 100);
    return outlineEntities(
      layer,
      outlines.map((one) => raised(one, by)),
      weight,
    );
  });

export interface SheetsProps {
  tabled: Tabled;
  fitted: FittedPlan<ScaledPlan>;
  layers: { frames: string; viewports: string };
  entries?: TitleEntries | undefined;
  missing: PaperTable;
}

export function sheetsOf({ tabled, fitted, layers, entries, missing }: SheetsProps): {
  sheets: DxfSheet[];
  titleBlock: Entity[];
} {
  const { page, installation, language, t } = tabled;
  const { scale, layout, tiles } = fitted;
  const { paper, bar, plan } = layout;
  const open = openWords(page, language, t);
  const status = t(open.confirmed.length > 0 ? 'sheet.notForConstruction' : 'sheet.forApproval');
  const titled = { ...titledBy(page, installation !== null, language, t, entries), status };
  const by = paper.height;
  const corner = cornerOfBlock(paper);
  const inside = framedArea(paper);
  const remarks = [...open.confirmed, ...open.advised].map((text, index) => `${index + 1}. ${text}`);
  const tables = tableLayouts({ tabled, missing }, open, paper, tiles.length);
  const count = tiles.length + tables.length;
  const blockOf = (index: number) => {
    const ofScale = index < tiles.length ? `1 : ${scale}` : NONE;
    return dxfTitleBlock(paper, titled, { number: index + 1, count, scale: ofScale }, t);
  };
  const at = { x: corner.x, y: corner.y - by };
  const sheetOf = (index: number, entities: readonly Entity[]): DxfSheet => ({
    name: nameOf(`${t('sheet.sheet')} ${index + 1}`),
    width: paper.width,
    height: paper.height,
    entities: [...entities, insertEntity(layers.frames, TITLE, at, 0, blockOf(index).attributesAt(at))],
  });
  const ofPlan = tiles.map((tile, index): DxfSheet => {
    const { frame, area } = tile;
    const marks = [
      ...frameOf(paper),
      ...joinMarks(fitted, tile, t),
      ...scaleBar(bar, scale, remarkOf(page, language, t), plan.x + plan.width - 2, language),
    ];
    const view = {
      x: (((frame.left + frame.right) / 2) * scale) / 10,
      y: (((frame.top + frame.bottom) / 2) * scale) / 10,
    };
    const window = viewportEntity(layers.viewports, {
      number: 2,
      width: area.width,
      height: area.height,
      view,
      viewHeight: (area.height * scale) / 10,
      centre: { x: area.x + area.width / 2, y: area.y + area.height / 2 - by },
    });
    const notes = { x: inside.x + 4, y: corner.y + 2 - by };
    return sheetOf(index, [
      window,
      ...entitiesOf(layers.frames, marks, by),
      ...(remarks.length > 0
        ? [
            paragraphEntity(
              layers.frames,
              notes,
              [t('sheet.openRemarks'), ...remarks],
              TEXT,
              corner.x - notes.x - 4,
            ),
          ]
        : []),
    ]);
  });
  const ofTables = tables.map((marks, index) =>
    sheetOf(tiles.length + index, [
      ...entitiesOf(layers.frames, frameOf(paper), by),
      ...entitiesOf(layers.frames, marks, by, true),
    ]),
  );
  const sheets = [...ofPlan, ...ofTables];
  return { sheets, titleBlock: blockOf(0).block };
}

import type { Mm } from '../units.ts';
import { DIMENSION_STYLES, dimensionHeader } from './dimensionStyle.ts';
import {
  type DxfDrawing,
  type DxfSheet,
  type NewHandle,
  type Space,
  section,
  writtenSection,
} from './dxfDrawing.ts';
import { type Entity, OF_INSERT, TEXT_STYLE, viewportEntity } from './entities.ts';
import { tablesOf } from './tables.ts';
import { exact, flat, type Tag, tagLines, tags } from './tags.ts';

const head = (type: string, handle: string, owner: string) => tags`0 ${type} 5 ${handle} 330 ${owner}`;

const dictionary = (handle: string, owner: string, entries: readonly (readonly [string, string])[]) => tags`
  ${head('DICTIONARY', handle, owner)} 100 AcDbDictionary 281 1
  ${entries.flatMap(([name, entry]) => tags`3 ${name} 350 ${entry}`)}`;

interface Layout {
  name: string;
  order: number;
  width: Mm;
  height: Mm;
  paper: string;
  space: Space;
}

/** Plot flags: viewports first, line weights, plot styles; 1024 marks the model. */
const PLOTTED = 512 + 128 + 32;

const layoutTags = ({ name, order, width, height, paper, space }: Layout, owner: string) => tags`
  ${head('LAYOUT', space.layout ?? '0', owner)}
  100 AcDbPlotSettings 1 ${''} 2 none_device 4 ${paper} 6 ${''}
  40 0 41 0 42 0 43 0 44 ${width} 45 ${height} 46 0 47 0 48 0 49 0 140 0 141 0 142 1 143 1
  70 ${(order === 0 ? 1024 : 0) + PLOTTED} 72 1 73 0 74 ${order === 0 ? 0 : 5} 7 ${''} 75 16 76 0 77 2 78 300
  147 1 148 0 149 0
  100 AcDbLayout 1 ${name} 70 1 71 ${order}
  10 0 20 0 11 ${exact(width)} 21 ${exact(height)} 12 0 22 0 32 0
  14 0 24 0 34 0 15 ${exact(width)} 25 ${exact(height)} 35 0 146 0
  13 0 23 0 33 0 16 1 26 0 36 0 17 0 27 1 37 0 76 0 330 ${space.record}`;

function objectsOf(
  { sheets }: DxfDrawing,
  spaces: readonly Space[],
  plotStyle: string,
  next: NewHandle,
): readonly Tag[] {
  const names = [
    'ACAD_GROUP',
    'ACAD_LAYOUT',
    'ACAD_MLINESTYLE',
    'ACAD_PLOTSETTINGS',
    'ACAD_PLOTSTYLENAME',
  ] as const;
  const root = next();
  const handles = names.map(next);
  const [groups = '', layouts = '', lines = '', plots = '', styles = ''] = handles;
  const line = next();
  const all = spaces.map((space, order): Layout => {
    const { name = 'Model', width = 420, height = 297 } = sheets[order - 1] ?? {};
    const sizes = `${width.toFixed(2)}_x_${height.toFixed(2)}_MM`;
    const paper = `ISO_full_bleed_${width > 300 ? 'A3' : 'A4'}_(${sizes})`;
    return { name, order, width, height, paper, space };
  });
  return tags`
    ${dictionary(
      root,
      '0',
      names.map((name, index) => [name, handles[index] ?? '']),
    )}
    ${dictionary(groups, root, [])}
    ${dictionary(
      layouts,
      root,
      all.map(({ name, space }) => [name, space.layout ?? '']),
    )}
    ${dictionary(lines, root, [['Standard', line]])}
    ${dictionary(plots, root, [])}
    ${head('ACDBDICTIONARYWDFLT', styles, root)} 100 AcDbDictionary 281 1 3 Normal 350 ${plotStyle}
    100 AcDbDictionaryWithDefault 340 ${plotStyle}
    ${head('ACDBPLACEHOLDER', plotStyle, styles)}
    ${all.flatMap((layout) => layoutTags(layout, layouts))}
    ${head('MLINESTYLE', line, lines)} 100 AcDbMlineStyle 2 Standard 70 0 3 ${''} 62 256 51 90 52 90
    71 2 49 0.5 62 256 6 BYLAYER 49 -0.5 62 256 6 BYLAYER`;
}

function entityTags(entity: Entity, owner: string, isPaper: boolean, next: NewHandle): readonly Tag[] {
  const { type, layer, weight, tags: own, attributes = [] } = entity;
  const handle = next();
  const following = [...attributes, ...(attributes.length > 0 ? [{ type: 'SEQEND', layer, tags: [] }] : [])];
  return tags`
    0 ${type} 5 ${handle} 330 ${owner} 100 AcDbEntity ${isPaper ? ON_PAPER : []}
    8 ${layer} ${weight === undefined ? [] : tags`370 ${weight}`} ${own}
    ${following.flatMap((one) => entityTags(one, handle, isPaper, next))}`;
}

const ON_PAPER = tags`67 1`;

const entityLines = ({ entities, record, isPaper }: Space, next: NewHandle): string[] =>
  entities.map((entity) => tagLines(entityTags(entity, record, isPaper, next)));

/** The ENTITIES section has the content of model and first sheet. */
function blockLines(space: Space, isSeparate: boolean, next: NewHandle): string {
  const { name, record, entities, layout, isPaper } = space;
  const hasFields = entities.some(({ type }) => type === 'ATTDEF');
  const flags = (name.startsWith('*D') ? 1 : 0) + (hasFields ? 2 : 0);
  const head = (type: string) =>
    tags`0 ${type} 5 ${next()} 330 ${record} 100 AcDbEntity ${isPaper ? ON_PAPER : []} 8 ${OF_INSERT}`;
  return [
    tagLines(tags`
      ${head('BLOCK')} 100 AcDbBlockBegin 2 ${name} 70 ${layout ? 0 : flags} 10 0 20 0 30 0 3 ${name} 1 ${''}`),
    ...(isSeparate ? [] : entityLines(space, next)),
    tagLines(tags`${head('ENDBLK')} 100 AcDbBlockEnd`),
  ].join('');
}

const CLASSES = [
  ['ACDBDICTIONARYWDFLT', 'AcDbDictionaryWithDefault', 0, 0],
  ['ACDBPLACEHOLDER', 'AcDbPlaceHolder', 0, 0],
  ['LAYOUT', 'AcDbLayout', 0, 0],
  ['ARC_DIMENSION', 'AcDbArcDimension', 1025, 1],
] as const;

const classesOf = (): readonly Tag[] =>
  section(
    'CLASSES',
    CLASSES.flatMap(
      ([name, cpp, flags, isEntity]) => tags`
        0 CLASS 1 ${name} 2 ${cpp} 3 ${'ObjectDBX Classes'} 90 ${flags} 91 0 280 0 281 ${isEntity}`,
    ),
  );

function headerOf({ bounds, scale, comma }: DxfDrawing, seed: string): readonly Tag[] {
  const lowest = flat(10, { x: bounds.left, y: bounds.bottom });
  const highest = flat(10, { x: bounds.right, y: bounds.top });
  // Some programs require a code page, although texts are UTF-8.
  const content = tags`
    9 $ACADVER 1 AC1021
    9 $DWGCODEPAGE 3 ANSI_1250
    9 $HANDSEED 5 ${seed}
    9 $EXTMIN ${lowest} 30 0
    9 $EXTMAX ${highest} 30 0
    9 $LIMMIN ${lowest}
    9 $LIMMAX ${highest}
    9 $INSUNITS 70 5
    9 $MEASUREMENT 70 1
    9 $LUNITS 70 2
    9 $LUPREC 70 2
    9 $LWDISPLAY 290 1
    9 $TILEMODE 70 1
    9 $TEXTSTYLE 7 ${TEXT_STYLE}
    9 $CLAYER 8 ${OF_INSERT}
    9 $DIMSTYLE 2 ${DIMENSION_STYLES.above}
    9 $DIMTXSTY 7 ${TEXT_STYLE}
    ${dimensionHeader(scale, comma)}`;
  return section('HEADER', content);
}

function ownViewport({ width, height }: DxfSheet): Entity {
  const centre = { x: width / 2, y: -height / 2 };
  const whole = { width: 1.1 * width, height: 1.1 * height };
  return viewportEntity(OF_INSERT, { number: 1, centre, ...whole, view: centre, viewHeight: whole.height });
}

/** DXF 2007 in UTF-8 (0087). */
export function dxfFile(drawing: DxfDrawing): string {
  let count = 0;
  const next = () => (++count).toString(16).toUpperCase();
  const space = (name: string, entities: readonly Entity[], isPaper: boolean, hasLayout: boolean): Space => ({
    name,
    entities,
    isPaper,
    record: next(),
    layout: hasLayout ? next() : null,
  });
  const model = space('*Model_Space', drawing.model, false, true);
  const papers = drawing.sheets.map((sheet, index) => {
    const name = index === 0 ? '*Paper_Space' : `*Paper_Space${index - 1}`;
    return space(name, [ownViewport(sheet), ...sheet.entities], true, true);
  });
  const blocks = [...drawing.blocks].map(([name, entities]) => space(name, entities, false, false));
  const separate = [model, ...papers.slice(0, 1)];
  const spaces = [model, ...papers, ...blocks];
  const plotStyle = next();
  const body = [
    tagLines([...classesOf(), ...tablesOf(drawing, spaces, plotStyle, next)]),
    writtenSection(
      'BLOCKS',
      spaces.map((one) => blockLines(one, separate.includes(one), next)),
    ),
    writtenSection(
      'ENTITIES',
      separate.flatMap((one) => entityLines(one, next)),
    ),
    tagLines([
      ...section('OBJECTS', objectsOf(drawing, [model, ...papers], plotStyle, next)),
      ...tags`0 EOF`,
    ]),
  ];
  // $HANDSEED is the next free handle, so the header is made last.
  return [tagLines(headerOf(drawing, next())), ...body].join('');
}

import { DIMENSION_STYLES, dimensionHeader } from './dimensionStyle.ts';
import { type DxfDrawing, type DxfSheet, type NewHandle, type Space, section } from './dxfDrawing.ts';
import { type Entity, OF_INSERT, TEXT_STYLE } from './entities.ts';
import { objectsOf } from './objects.ts';
import { tablesOf } from './tables.ts';
import { flat, linesOf, type Tag } from './tags.ts';
import { viewportEntity } from './viewport.ts';

/** An entity with its handle and its owner; attributes follow what they belong to. */
function entityTags(entity: Entity, owner: string, isPaper: boolean, next: NewHandle): Tag[] {
  const { type, layer, weight, tags, attributes = [] } = entity;
  const own = next();
  return [
    ...([
      [0, type],
      [5, own],
      [330, owner],
      [100, 'AcDbEntity'],
    ] satisfies Tag[]),
    ...(isPaper ? [[67, 1] as Tag] : []),
    [8, layer],
    ...(weight === undefined ? [] : [[370, weight] as Tag]),
    ...tags,
    ...attributes.flatMap((one) => entityTags(one, own, isPaper, next)),
    ...(attributes.length > 0 ? entityTags({ type: 'SEQEND', layer, tags: [] }, own, isPaper, next) : []),
  ];
}

/** Blocks; those of model and first sheet are empty, as what lies on these stands in a section of its own. */
function blockTags(
  { name, record, entities, layout, isPaper }: Space,
  isApart: boolean,
  next: NewHandle,
): Tag[] {
  const hasFields = entities.some(({ type }) => type === 'ATTDEF');
  const flags = (name.startsWith('*D') ? 1 : 0) + (hasFields ? 2 : 0);
  const head = (type: string): Tag[] => [
    ...([
      [0, type],
      [5, next()],
      [330, record],
      [100, 'AcDbEntity'],
    ] satisfies Tag[]),
    ...(isPaper ? [[67, 1] as Tag] : []),
    [8, OF_INSERT],
  ];
  return [
    ...head('BLOCK'),
    ...([
      [100, 'AcDbBlockBegin'],
      [2, name],
      [70, layout ? 0 : flags],
    ] satisfies Tag[]),
    ...([
      [10, 0],
      [20, 0],
      [30, 0],
      [3, name],
      [1, ''],
    ] satisfies Tag[]),
    ...(isApart ? [] : entities.flatMap((entity) => entityTags(entity, record, isPaper, next))),
    ...head('ENDBLK'),
    [100, 'AcDbBlockEnd'],
  ];
}

const CLASSES = [
  ['ACDBDICTIONARYWDFLT', 'AcDbDictionaryWithDefault'],
  ['ACDBPLACEHOLDER', 'AcDbPlaceHolder'],
  ['LAYOUT', 'AcDbLayout'],
] as const;

const classesOf = (): Tag[] =>
  section(
    'CLASSES',
    CLASSES.flatMap(([name, cpp]): Tag[] => [
      ...([
        [0, 'CLASS'],
        [1, name],
        [2, cpp],
        [3, 'ObjectDBX Classes'],
      ] satisfies Tag[]),
      ...([
        [90, 0],
        [91, 0],
        [280, 0],
        [281, 0],
      ] satisfies Tag[]),
    ]),
  );

function headerOf({ bounds, scale, comma }: DxfDrawing, seed: string): Tag[] {
  const lowest = { x: bounds.left, y: bounds.bottom };
  const highest = { x: bounds.right, y: bounds.top };
  const corner = (point: typeof lowest): Tag[] => [...flat(10, point), [30, 0]];
  return section('HEADER', [
    ...([
      [9, '$ACADVER'],
      [1, 'AC1021'],
    ] satisfies Tag[]),
    // Since 2007 texts are UTF-8 whatever it says, but some programs take it only where it says something.
    ...([
      [9, '$DWGCODEPAGE'],
      [3, 'ANSI_1250'],
      [9, '$HANDSEED'],
      [5, seed],
    ] satisfies Tag[]),
    ...[[9, '$EXTMIN'] as Tag, ...corner(lowest), [9, '$EXTMAX'] as Tag, ...corner(highest)],
    ...[[9, '$LIMMIN'] as Tag, ...flat(10, lowest), [9, '$LIMMAX'] as Tag, ...flat(10, highest)],
    ...([
      [9, '$INSUNITS'],
      [70, 5],
      [9, '$MEASUREMENT'],
      [70, 1],
      [9, '$LUNITS'],
      [70, 2],
    ] satisfies Tag[]),
    ...([
      [9, '$LUPREC'],
      [70, 2],
      [9, '$LWDISPLAY'],
      [290, 1],
      [9, '$TILEMODE'],
      [70, 1],
    ] satisfies Tag[]),
    ...([
      [9, '$TEXTSTYLE'],
      [7, TEXT_STYLE],
      [9, '$CLAYER'],
      [8, OF_INSERT],
    ] satisfies Tag[]),
    ...([
      [9, '$DIMSTYLE'],
      [2, DIMENSION_STYLES.above],
      [9, '$DIMTXSTY'],
      [7, TEXT_STYLE],
    ] satisfies Tag[]),
    ...dimensionHeader(scale, comma),
  ]);
}

/** Through which a sheet itself is seen. */
function ownViewport({ width, height }: DxfSheet): Entity {
  const centre = { x: width / 2, y: -height / 2 };
  const whole = { width: 1.1 * width, height: 1.1 * height };
  return viewportEntity(OF_INSERT, { number: 1, centre, ...whole, view: centre, viewHeight: whole.height });
}

/** Everything a DXF file holds: 2007, UTF-8, with handles and owners as the reference asks (0087). */
export function dxfFile(drawing: DxfDrawing): string {
  let count = 0;
  const next = () => (++count).toString(16).toUpperCase();
  const space = (name: string, entities: readonly Entity[], isPaper: boolean, hasLayout: boolean): Space => ({
    ...{ name, entities, isPaper },
    record: next(),
    layout: hasLayout ? next() : null,
  });
  const model = space('*Model_Space', drawing.model, false, true);
  const papers = drawing.sheets.map((sheet, index) => {
    const name = index === 0 ? '*Paper_Space' : `*Paper_Space${index - 1}`;
    return space(name, [ownViewport(sheet), ...sheet.entities], true, true);
  });
  const blocks = [...drawing.blocks].map(([name, entities]) => space(name, entities, false, false));
  const apart = [model, ...papers.slice(0, 1)];
  const spaces = [model, ...papers, ...blocks];
  const plotStyle = next();
  const body = [
    ...classesOf(),
    ...tablesOf(drawing, spaces, plotStyle, next),
    ...section(
      'BLOCKS',
      spaces.flatMap((one) => blockTags(one, apart.includes(one), next)),
    ),
    ...section(
      'ENTITIES',
      apart.flatMap(({ entities, record, isPaper }) =>
        entities.flatMap((entity) => entityTags(entity, record, isPaper, next)),
      ),
    ),
    ...section('OBJECTS', objectsOf(drawing, [model, ...papers], plotStyle, next)),
    [0, 'EOF'] as Tag,
  ];
  return linesOf([...headerOf(drawing, next()), ...body]);
}

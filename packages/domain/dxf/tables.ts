import type { LabelFrame } from '../paths/frame.ts';
import { DIMENSION_STYLES, dimensionStyleTags } from './dimensionStyle.ts';
import { type DxfDrawing, type DxfLayer, type NewHandle, type Space, section } from './dxfDrawing.ts';
import { OF_INSERT, TEXT_STYLE } from './entities.ts';
import { exact, flat, type Tag, tags } from './tags.ts';

/** The default font of CAD programs has only English letters. */
const FONT = 'arial.ttf';

interface Record {
  handle: string;
  tags: readonly Tag[];
}

function table(name: string, handle: string, marker: string, records: readonly Record[]): readonly Tag[] {
  const isOfDimensions = name === 'DIMSTYLE';
  const code = isOfDimensions ? 105 : 5;
  return tags`
    0 TABLE 2 ${name} 5 ${handle} 330 0 100 AcDbSymbolTable 70 ${records.length}
    ${isOfDimensions ? tags`100 AcDbDimStyleTable 71 0` : []}
    ${records.flatMap(
      ({ handle: own, tags: content }) => tags`
        0 ${name} ${code} ${own} 330 ${handle} 100 AcDbSymbolTableRecord 100 ${marker} ${content}`,
    )}
    0 ENDTAB`;
}

function viewTags({ left, top, right, bottom }: LabelFrame): readonly Tag[] {
  const middle = flat(12, { x: (left + right) / 2, y: (top + bottom) / 2 });
  const height = exact(Math.max(bottom - top, (right - left) / 1.6) * 1.1);
  return tags`
    2 *Active 70 0 10 0 20 0 11 1 21 1 ${middle} 13 0 23 0 14 10 24 10 15 10 25 10
    16 0 26 0 36 1 17 0 27 0 37 0 40 ${height} 41 1.6
    42 50 43 0 44 0 50 0 51 0 71 0 72 1000 73 1 74 3 75 0 76 0 77 0 78 0`;
}

export function tablesOf(
  drawing: DxfDrawing,
  spaces: readonly Space[],
  plotStyle: string,
  next: NewHandle,
): readonly Tag[] {
  const { layers, bounds, scale, comma } = drawing;
  const textStyle = next();
  const records = (all: readonly (readonly Tag[])[]): Record[] =>
    all.map((own) => ({ handle: next(), tags: own }));
  const lineType = (name: string, words: string) => tags`2 ${name} 70 0 3 ${words} 72 65 73 0 40 0`;
  // A negative colour switches a layer off.
  const layer = ({ name, colour, weight, isPlotted, isOff }: DxfLayer) => tags`
    2 ${name} 70 0 62 ${isOff ? -colour : colour} 6 Continuous 290 ${isPlotted ? 1 : 0} 370 ${weight} 390 ${plotStyle}`;
  const plain = { colour: 7, weight: -3 };
  const all = [
    { name: OF_INSERT, ...plain, isPlotted: true },
    { name: 'Defpoints', ...plain, isPlotted: false },
    ...layers,
  ];
  const style = tags`2 ${TEXT_STYLE} 70 0 40 0 41 1 50 0 71 0 42 0.25 3 ${FONT} 4 ${''}`;
  const dimensionStyles = Object.values(DIMENSION_STYLES).map((name) =>
    dimensionStyleTags(name, scale, comma, textStyle),
  );
  const types = [lineType('ByBlock', ''), lineType('ByLayer', ''), lineType('Continuous', 'Solid line')];
  return section('TABLES', [
    ...table('VPORT', next(), 'AcDbViewportTableRecord', records([viewTags(bounds)])),
    ...table('LTYPE', next(), 'AcDbLinetypeTableRecord', records(types)),
    ...table('LAYER', next(), 'AcDbLayerTableRecord', records(all.map(layer))),
    ...table('STYLE', next(), 'AcDbTextStyleTableRecord', [{ handle: textStyle, tags: style }]),
    ...table('VIEW', next(), 'AcDbViewTableRecord', []),
    ...table('UCS', next(), 'AcDbUCSTableRecord', []),
    ...table('APPID', next(), 'AcDbRegAppTableRecord', records([tags`2 ACAD 70 0`])),
    ...table('DIMSTYLE', next(), 'AcDbDimStyleTableRecord', records(dimensionStyles)),
    ...table(
      'BLOCK_RECORD',
      next(),
      'AcDbBlockTableRecord',
      spaces.map(({ name, record, layout }) => ({
        handle: record,
        tags: tags`2 ${name} 340 ${layout ?? '0'} 70 0 280 1 281 0`,
      })),
    ),
  ]);
}

import type { DxfDrawing, NewHandle, Space } from './dxfDrawing.ts';
import { exact, flat, type Tag } from './tags.ts';

const head = (type: string, handle: string, owner: string): Tag[] => [
  [0, type],
  [5, handle],
  [330, owner],
];

function dictionary(handle: string, owner: string, entries: readonly (readonly [string, string])[]): Tag[] {
  return [
    ...head('DICTIONARY', handle, owner),
    ...([
      [100, 'AcDbDictionary'],
      [281, 1],
    ] satisfies Tag[]),
    ...entries.flatMap(([name, entry]): Tag[] => [
      [3, name],
      [350, entry],
    ]),
  ];
}

interface Layout {
  name: string;
  /** Among the tabs; 0 is the model. */
  order: number;
  width: number;
  height: number;
  paper: string;
  space: Space;
}

/** A layout with how it is plotted: as large as it is, in millimetres. */
function layoutTags({ name, order, width, height, paper, space }: Layout, owner: string): Tag[] {
  const isModel = order === 0;
  const corner = (code: number, x: number, y: number): Tag[] => [
    [code, exact(x)],
    [code + 10, exact(y)],
  ];
  return [
    ...head('LAYOUT', space.layout ?? '0', owner),
    ...([
      [100, 'AcDbPlotSettings'],
      [1, ''],
      [2, 'none_device'],
      [4, paper],
      [6, ''],
    ] satisfies Tag[]),
    ...([
      [40, 0],
      [41, 0],
      [42, 0],
      [43, 0],
      [44, width],
      [45, height],
    ] satisfies Tag[]),
    ...([
      [46, 0],
      [47, 0],
      [48, 0],
      [49, 0],
      [140, 0],
      [141, 0],
      [142, 1],
      [143, 1],
    ] satisfies Tag[]),
    // Line weights are plotted, and paper after the model.
    [70, (isModel ? 1024 : 0) + 512 + 128 + 32],
    ...([
      [72, 1],
      [73, 0],
      [74, isModel ? 0 : 5],
      [7, ''],
      [75, 16],
      [76, 0],
      [77, 2],
      [78, 300],
    ] satisfies Tag[]),
    ...([
      [147, 1],
      [148, 0],
      [149, 0],
      [100, 'AcDbLayout'],
      [1, name],
      [70, 1],
      [71, order],
    ] satisfies Tag[]),
    ...[...corner(10, 0, 0), ...corner(11, width, height), ...flat(12, { x: 0, y: 0 }), [32, 0] as Tag],
    ...[...corner(14, 0, 0), [34, 0] as Tag, ...corner(15, width, height), [35, 0] as Tag, [146, 0] as Tag],
    ...([
      [13, 0],
      [23, 0],
      [33, 0],
      [16, 1],
      [26, 0],
      [36, 0],
      [17, 0],
      [27, 1],
      [37, 0],
    ] satisfies Tag[]),
    ...([
      [76, 0],
      [330, space.record],
    ] satisfies Tag[]),
  ];
}

/** What is not drawn: layouts, and what programs look for by name. @param spaces the model, then each sheet */
export function objectsOf(
  { sheets }: DxfDrawing,
  spaces: readonly Space[],
  plotStyle: string,
  next: NewHandle,
): Tag[] {
  const names = [
    'ACAD_GROUP',
    'ACAD_LAYOUT',
    'ACAD_MLINESTYLE',
    'ACAD_PLOTSETTINGS',
    'ACAD_PLOTSTYLENAME',
  ] as const;
  const [root, ...handles] = [next(), ...names.map(next)];
  const [groups = '', layouts = '', lines = '', plots = '', styles = ''] = handles;
  const line = next();
  const all = spaces.map((space, order): Layout => {
    const { name = 'Model', width = 420, height = 297 } = sheets[order - 1] ?? {};
    const sizes = `${width.toFixed(2)}_x_${height.toFixed(2)}_MM`;
    const paper = `ISO_full_bleed_${width > 300 ? 'A3' : 'A4'}_(${sizes})`;
    return { name, order, width, height, paper, space };
  });
  return [
    ...dictionary(
      root ?? '',
      '0',
      names.map((name, index) => [name, handles[index] ?? '']),
    ),
    ...dictionary(groups, root ?? '', []),
    ...dictionary(
      layouts,
      root ?? '',
      all.map(({ name, space }) => [name, space.layout ?? '']),
    ),
    ...dictionary(lines, root ?? '', [['Standard', line]]),
    ...dictionary(plots, root ?? '', []),
    ...head('ACDBDICTIONARYWDFLT', styles, root ?? ''),
    ...([
      [100, 'AcDbDictionary'],
      [281, 1],
      [3, 'Normal'],
      [350, plotStyle],
    ] satisfies Tag[]),
    ...([
      [100, 'AcDbDictionaryWithDefault'],
      [340, plotStyle],
    ] satisfies Tag[]),
    ...head('ACDBPLACEHOLDER', plotStyle, styles),
    ...all.flatMap((layout) => layoutTags(layout, layouts)),
    ...head('MLINESTYLE', line, lines),
    ...([
      [100, 'AcDbMlineStyle'],
      [2, 'Standard'],
      [70, 0],
      [3, ''],
      [62, 256],
      [51, 90],
      [52, 90],
    ] satisfies Tag[]),
    ...([
      [71, 2],
      [49, 0.5],
      [62, 256],
      [6, 'BYLAYER'],
      [49, -0.5],
      [62, 256],
      [6, 'BYLAYER'],
    ] satisfies Tag[]),
  ];
}

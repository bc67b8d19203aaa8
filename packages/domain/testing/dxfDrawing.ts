export type Groups = readonly (readonly [code: number, value: string | number])[];

const groupsText = (groups: Groups): string =>
  groups.map(([code, value]) => `${String(code).padStart(3)}\n${value}\n`).join('');

const section = (name: string, groups: Groups): Groups =>
  groups.length > 0 ? [[0, 'SECTION'], [2, name], ...groups, [0, 'ENDSEC']] : [];

export interface DrawnDxf {
  units?: number;
  measurement?: number;
  header?: Groups;
  layers?: readonly { name: string; flags?: number; colour?: number }[];
  blocks?: Readonly<Record<string, Groups>>;
  entities: Groups;
  objects?: Groups;
}

export const dxfOf = ({
  units,
  measurement,
  header = [],
  layers = [],
  blocks = {},
  entities,
  objects = [],
}: DrawnDxf): string =>
  groupsText([
    ...section('HEADER', [
      ...header,
      ...(units === undefined
        ? []
        : ([
            [9, '$INSUNITS'],
            [70, units],
          ] satisfies Groups)),
      ...(measurement === undefined
        ? []
        : ([
            [9, '$MEASUREMENT'],
            [70, measurement],
          ] satisfies Groups)),
    ]),
    ...section(
      'TABLES',
      layers.flatMap(
        ({ name, flags = 0, colour = 7 }): Groups => [
          [0, 'LAYER'],
          [2, name],
          [70, flags],
          [62, colour],
        ],
      ),
    ),
    ...section(
      'BLOCKS',
      Object.entries(blocks).flatMap(
        ([name, groups]): Groups => [[0, 'BLOCK'], [2, name], [10, 0], [20, 0], ...groups, [0, 'ENDBLK']],
      ),
    ),
    ...section('ENTITIES', entities),
    ...section('OBJECTS', objects),
    [0, 'EOF'],
  ]);

export type DrawnCorner = readonly [x: number, y: number, bulge?: number];

export const polylineGroups = (layer: string, corners: readonly DrawnCorner[], isClosed = true): Groups => [
  [0, 'LWPOLYLINE'],
  [8, layer],
  [90, corners.length],
  [70, isClosed ? 1 : 0],
  ...corners.flatMap(
    ([x, y, bulge = 0]): Groups => [
      [10, x],
      [20, y],
      [42, bulge],
    ],
  ),
];

export const lineGroups = (layer: string, from: DrawnCorner, to: DrawnCorner): Groups => [
  [0, 'LINE'],
  [8, layer],
  ...([
    [10, from[0]],
    [20, from[1]],
    [11, to[0]],
    [21, to[1]],
  ] satisfies Groups),
];

export const insertGroups = (
  layer: string,
  block: string,
  [x, y]: DrawnCorner,
  { sx = 1, sy = 1, turn = 0, more = [] }: { sx?: number; sy?: number; turn?: number; more?: Groups } = {},
): Groups => [
  [0, 'INSERT'],
  [8, layer],
  [2, block],
  ...([
    [10, x],
    [20, y],
    [41, sx],
    [42, sy],
    [50, turn],
  ] satisfies Groups),
  ...more,
];

export const doorGroups = (width: number): Groups => [
  ...lineGroups('0', [0, 0], [0, width]),
  ...([
    [0, 'ARC'],
    [8, '0'],
    [10, 0],
    [20, 0],
    [40, width],
    [50, 0],
    [51, 90],
  ] satisfies Groups),
];

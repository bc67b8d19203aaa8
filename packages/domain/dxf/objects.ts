import type { Mm } from '../units.ts';
import type { DxfDrawing, NewHandle, Space } from './dxfDrawing.ts';
import { exact, type Tag, tags } from './tags.ts';

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

export function objectsOf(
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

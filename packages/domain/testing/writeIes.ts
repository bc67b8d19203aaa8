import type { PhotometricTable } from '../photometry/photometricTable.ts';
import type { PhotometryHead } from './photometryHead.ts';

const VERSION_LINES = {
  1986: [],
  1991: ['IESNA91'],
  1995: ['IESNA:LM-63-1995'],
  2002: ['IESNA:LM-63-2002'],
  2019: ['IES:LM-63-2019'],
} as const;
export type IesYear = keyof typeof VERSION_LINES;

const NUMBERS_A_LINE = 10;
const METRES = 2;
/** Computed; replaced the ballast-lamp factor in LM-63-2019. */
const COMPUTED = '1.00010';

function inLines(values: readonly number[]): string[] {
  const lines: string[] = [];
  for (let index = 0; index < values.length; index += NUMBERS_A_LINE)
    lines.push(values.slice(index, index + NUMBERS_A_LINE).join(' '));
  return lines;
}

/** Negative sides mean a circle. */
function opening({ luminousLength, luminousWidth }: PhotometryHead): string {
  const [width, length] =
    luminousWidth > 0 ? [luminousWidth, luminousLength] : [-luminousLength, -luminousLength];
  return [width, length, 0].map((centimetres) => Number((centimetres / 100).toFixed(3))).join(' ');
}

export function writeIes(year: IesYear, table: PhotometricTable, head: PhotometryHead): string {
  const isFull = table.symmetry === 'none';
  const planes = isFull ? [...table.c, 360] : table.c;
  const rows = isFull ? [...table.candela, table.candela[0] ?? []] : table.candela;
  const labels =
    year === 1986
      ? [head.name, head.maker]
      : [
          `[TEST] ${head.code}`,
          ...(year >= 2002 ? [`[TESTLAB] ${head.maker}`, `[ISSUEDATE] ${head.date}`] : []),
          `[MANUFAC] ${head.maker}`,
          `[LUMCAT] ${head.code}`,
          `[LUMINAIRE] ${head.name}`,
          `[LAMP] ${head.lamp}, ${head.cct} K, CRI ${head.cri}, ${head.lumens} lm`,
        ];
  const lines = [
    ...VERSION_LINES[year],
    ...labels,
    'TILT=NONE',
    `1 -1 1 ${table.gamma.length} ${planes.length} 1 ${METRES} ${opening(head)}`,
    `1 ${year === 2019 ? COMPUTED : 1} ${head.watts}`,
    ...inLines(table.gamma),
    ...inLines(planes),
    ...rows.flatMap((row) => inLines(row.map((candela) => Number(candela.toFixed(2))))),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

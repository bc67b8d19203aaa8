import { DIMENSION as SIZES } from '../dimensions/index.ts';
import type { Cm } from '../units.ts';
import { exact, type Tag, tags } from './tags.ts';

const TEXT: Cm = 0.25;
const { tick, gap, offset, beyond, short } = Object.fromEntries(
  Object.entries(SIZES).map(([name, size]) => [name, size / 10]),
) as typeof SIZES;

export const DIMENSION_STYLES = {
  above: 'LUMITOR',
  short: 'LUMITOR-SHORT',
  inline: 'LUMITOR-RUNNING',
} as const;
type StyleName = (typeof DIMENSION_STYLES)[keyof typeof DIMENSION_STYLES];

type Setting = readonly [name: string, headerCode: number, styleCode: number, value: number];

const settings = (name: StyleName, scale: number, comma: string): Setting[] => [
  ['$DIMSCALE', 40, 40, scale],
  ['$DIMASZ', 40, 41, tick],
  ['$DIMEXO', 40, 42, offset],
  ['$DIMDLI', 40, 43, 0.6],
  ['$DIMEXE', 40, 44, beyond],
  ['$DIMTXT', 40, 140, TEXT],
  ['$DIMCEN', 40, 141, 0],
  ['$DIMTSZ', 40, 142, tick],
  ['$DIMLFAC', 40, 144, 1],
  ['$DIMTFAC', 40, 146, 1],
  ['$DIMGAP', 40, 147, gap],
  ['$DIMFXL', 40, 49, short],
  ['$DIMFXLON', 70, 290, name === DIMENSION_STYLES.short ? 1 : 0],
  ['$DIMTIH', 70, 73, 0],
  ['$DIMTOH', 70, 74, 0],
  ['$DIMTAD', 70, 77, name === DIMENSION_STYLES.inline ? 0 : 1],
  ['$DIMZIN', 70, 78, 8],
  ['$DIMTOFL', 70, 172, 1],
  ['$DIMTIX', 70, 174, 1],
  ['$DIMADEC', 70, 179, 0],
  ['$DIMDEC', 70, 271, 1],
  ['$DIMLUNIT', 70, 277, 2],
  ['$DIMDSEP', 70, 278, comma.codePointAt(0) ?? 46],
  ['$DIMTMOVE', 70, 279, 2],
];

/** @param scale 50 is 1 : 50 */
export const dimensionHeader = (scale: number, comma: string): readonly Tag[] =>
  settings(DIMENSION_STYLES.above, scale, comma).flatMap(
    ([name, code, , value]) => tags`9 ${name} ${code} ${exact(value)}`,
  );

export const dimensionStyleTags = (
  name: StyleName,
  scale: number,
  comma: string,
  textStyle: string,
): readonly Tag[] => {
  const own = settings(name, scale, comma).map(([, , code, value]): Tag => [code, exact(value)]);
  return tags`2 ${name} 70 0 ${own} 340 ${textStyle} 371 -2 372 -2`;
};

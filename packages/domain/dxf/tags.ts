import type { Point } from '../layout/heading.ts';

/** What a DXF file is made of: a group code, and its value. */
export type Tag = readonly [code: number, value: string | number];

/** A ten-thousandth of a millimetre is more than enough, and files stay short. */
export const exact = (value: number): number => Number(value.toFixed(5)) + 0;

/** A point in the plane. Plans have y down, CAD programs up. */
export const flat = (code: number, { x, y }: Point): Tag[] => [
  [code, exact(x)],
  [code + 10, exact(-y)],
];

/** The same as CAD programs want most points: with a height. */
export const at = (code: number, point: Point): Tag[] => [...flat(code, point), [code + 20, 0]];

/** An angle of the plan, in degrees clockwise from east, as CAD programs have it: against the clock. */
export const turned = (degrees: number): number => (exact(-degrees) + 360) % 360;

/** What would end a line of the file, and the space that some fonts of CAD programs lack. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u00a0]/gu, ' ');

/** What a layer, a block or a layout may be called: without the signs that none may have in it. */
export const nameOf = (name: string): string => inOneLine(name.replace(/[<>/\\":;?*|=`,]/g, ' ')).trim();

/** Tags as lines of the file. */
export const linesOf = (tags: readonly Tag[]): string =>
  tags.map(([code, value]) => `${code}\n${typeof value === 'number' ? value : inOneLine(value)}\n`).join('');

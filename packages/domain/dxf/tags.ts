import type { Point } from '../layout/heading.ts';
import { append } from '../math/lists.ts';

/** What a DXF file is made of: a group code, and its value. */
export type Tag = readonly [code: number, value: string | number];

/** A ten-thousandth of a millimetre is more than enough, and files stay short. */
export const exact = (value: number): number => Number(value.toFixed(5)) + 0;

/** Words of each text between values: a template is read once. */
const wordsOf = new WeakMap<TemplateStringsArray, readonly (readonly string[])[]>();

function wordsIn(texts: TemplateStringsArray): readonly (readonly string[])[] {
  const known = wordsOf.get(texts) ?? texts.map((text) => text.split(/\s+/).filter(Boolean));
  wordsOf.set(texts, known);
  return known;
}

/**
 * Tags as they stand in a file, each code before its value: tags`0 LINE 8 ${layer}`. A value that is put in may have spaces
 * or be empty; tags that are put in come in their place.
 */
export function tags(
  texts: TemplateStringsArray,
  ...values: readonly (Tag[1] | readonly Tag[])[]
): readonly Tag[] {
  const all: Tag[] = [];
  let code: number | null = null;
  const put = (item: Tag[1]) => {
    if (code !== null) all.push([code, item]);
    code = code === null ? Number(item) : null;
  };
  const words = wordsIn(texts);
  for (let index = 0; index < words.length; index++) {
    for (const word of words[index] ?? []) put(word);
    const value = values[index];
    if (typeof value === 'object') append(all, value);
    else if (value !== undefined) put(value);
  }
  return all;
}

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
export function linesOf(tags: readonly Tag[]): string {
  let lines = '';
  for (const [code, value] of tags)
    lines += `${code}\n${typeof value === 'number' ? value : inOneLine(value)}\n`;
  return lines;
}

import type { Point } from '../kinds/rail/heading.ts';
import { append } from '../math/lists.ts';
import type { Deg } from '../units.ts';

export type Tag = readonly [code: number, value: string | number];

/** Ten-thousandths of a millimetre shorten files. */
export const exact = (value: number): number => Number(value.toFixed(5)) + 0;

const wordsOf = new WeakMap<TemplateStringsArray, readonly (readonly string[])[]>();

function wordsIn(texts: TemplateStringsArray): readonly (readonly string[])[] {
  const known = wordsOf.get(texts) ?? texts.map((text) => text.split(/\s+/).filter(Boolean));
  wordsOf.set(texts, known);
  return known;
}

/** Codes before values: tags`0 LINE 8 ${layer}`; inserted tags are spliced in. */
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

/** Plans have y down, CAD programs up. */
export const flat = (code: number, { x, y }: Point): Tag[] => [
  [code, exact(x)],
  [code + 10, exact(-y)],
];

export const at = (code: number, point: Point): Tag[] => [...flat(code, point), [code + 20, 0]];

/** Clockwise, as in the plan, to counterclockwise. */
export const dxfAngle = (angle: Deg): Deg => (exact(-angle) + 360) % 360;

/** Control characters break lines; some CAD fonts lack the non-breaking space. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u00a0]/gu, ' ');

export const nameOf = (name: string): string => inOneLine(name.replace(/[<>/\\":;?*|=`,]/g, ' ')).trim();

export function tagLines(tags: readonly Tag[]): string {
  let lines = '';
  for (const [code, value] of tags)
    lines += `${code}\n${typeof value === 'number' ? value : inOneLine(value)}\n`;
  return lines;
}

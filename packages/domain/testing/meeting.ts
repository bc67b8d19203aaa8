import { areFramesDisjoint, type LabelFrame } from '../paths/frame.ts';

export function meeting(texts: readonly { text: string; frame: LabelFrame }[]): string[] {
  const sorted = texts.toSorted((a, b) => a.frame.left - b.frame.left);
  const found: string[] = [];
  for (const [index, one] of sorted.entries())
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next] as (typeof sorted)[number];
      if (other.frame.left >= one.frame.right) break;
      if (!areFramesDisjoint(one.frame, other.frame)) found.push(`${one.text} × ${other.text}`);
    }
  return found;
}

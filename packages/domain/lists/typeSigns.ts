import type { RecordLine } from '../order/record.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function lettersOf(index: number): string {
  const before = Math.floor(index / LETTERS.length);
  return `${before > 0 ? lettersOf(before - 1) : ''}${LETTERS[index % LETTERS.length]}`;
}

export function typeSigns(
  lines: readonly Pick<RecordLine, 'kind' | 'articleId'>[],
): ReadonlyMap<string, string> {
  const ids = lines.flatMap(({ kind, articleId }) => (kind === 'binding' && articleId ? [articleId] : []));
  return new Map([...new Set(ids)].map((id, index) => [id, lettersOf(index)]));
}

export interface GridPlace {
  row: number;
  column: number;
}

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

const PAGE = 10;

export function placeAfter(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: GridPlace,
  { rows, columns }: { rows: number; columns: number },
): GridPlace | null {
  const last = Number.POSITIVE_INFINITY;
  const moves: Record<string, GridPlace> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? last : row, column: last },
  };
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (!move) return null;
  const place = { row: within(move.row, rows), column: within(move.column, columns) };
  return place.row === row && place.column === column ? null : place;
}

export function nextText(
  { row, column }: GridPlace,
  isBack: boolean,
  { rows, columns }: { rows: number; columns: number },
): GridPlace | null {
  const texts = columns - 1;
  const at = row * texts + column - 1 + (isBack ? -1 : 1);
  if (at < 0 || at >= rows * texts) return null;
  return { row: Math.floor(at / texts), column: (at % texts) + 1 };
}

import type { InstalledFeed } from '../installation/installation.ts';
import { upTo } from '../math/lists.ts';
import type { Mm } from '../units.ts';
import type { LineSign, SchematicRail, ZonePart } from './singleLine.ts';

export interface DrawnLine {
  signs: LineSign[];
  isContinued: boolean;
  end: 'whole' | 'isolated' | 'goesOn';
}

export interface ZoneRow {
  part: ZonePart;
  feed: InstalledFeed | null;
  rails: DrawnLine | null;
  isLast: boolean;
}

function folded(
  { signs, isIsolated }: SchematicRail,
  room: Mm,
  widthOf: (sign: LineSign) => number,
): DrawnLine[] {
  const lines: LineSign[][] = [[]];
  let left = room;
  for (const sign of signs) {
    const width = widthOf(sign);
    if (width > left && lines.at(-1)?.length) {
      lines.push([]);
      left = room;
    }
    lines.at(-1)?.push(sign);
    left -= width;
  }
  return lines.map((own, index) => ({
    signs: own,
    isContinued: index > 0,
    end: index < lines.length - 1 ? 'goesOn' : isIsolated ? 'isolated' : 'whole',
  }));
}

export const rowsOfZone = (
  parts: readonly ZonePart[],
  room: Mm,
  widthOf: (sign: LineSign) => number,
): ZoneRow[] =>
  parts.flatMap((part) => {
    const rails = part.lines.flatMap((one) => folded(one, room, widthOf));
    const count = Math.max(rails.length, part.feeds.length);
    return upTo(count).map((index) => ({
      part,
      feed: part.feeds[index] ?? null,
      rails: rails[index] ?? null,
      isLast: index === count - 1,
    }));
  });

export interface ZoneFrame {
  zone: number;
  rows: ZoneRow[];
  isContinued: boolean;
  goesOn: boolean;
  y: Mm;
  height: Mm;
}

export const ZONE = { head: 13, foot: 9, gap: 4, pitch: 13, least: 34 };
const LEAST_ROWS = 2;

const heightOf = (rows: number, isContinued: boolean): Mm =>
  Math.max(isContinued ? 0 : ZONE.least, ZONE.head + (rows - 1) * ZONE.pitch + ZONE.foot);

export function zonesOnSheets(zones: readonly (readonly ZoneRow[])[], room: Mm): ZoneFrame[][] {
  const sheets: ZoneFrame[][] = [[]];
  let y: Mm = 0;
  for (const [zone, rows] of zones.entries())
    for (let from = 0; from < rows.length; ) {
      const isContinued = from > 0;
      const rest = rows.length - from;
      let count = rest;
      while (count > 0 && y + heightOf(count, isContinued) > room) count -= 1;
      if (count < Math.min(rest, LEAST_ROWS) && y > 0) {
        sheets.push([]);
        y = 0;
        continue;
      }
      count = Math.max(1, count);
      const height = heightOf(count, isContinued);
      const goesOn = count < rest;
      sheets.at(-1)?.push({ zone, rows: rows.slice(from, from + count), isContinued, goesOn, y, height });
      y += height + ZONE.gap;
      from += count;
    }
  return sheets;
}

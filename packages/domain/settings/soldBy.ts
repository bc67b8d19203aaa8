import type { Accessory, Connection } from '../catalogue/article.ts';
import type { PartTable } from '../catalogue/partTable.ts';
import type { LineSettings } from './lines.ts';

function codesOfBent({ families }: PartTable, length: 100 | 200): Set<string> {
  const codes = new Set<string>();
  const others = new Set<string>();
  for (const { parts } of families)
    for (const [role, { black, white }] of Object.entries(parts)) {
      const found = role === `bentRail${length}` ? codes : others;
      found.add(black).add(white);
    }
  for (const code of others) codes.delete(code);
  return codes;
}

/** Other articles count as no longer sold in plans (D19, D21, D59). */
export function soldBy({ colours, bentLengths }: LineSettings, table: PartTable) {
  const unsold = ([100, 200] as const)
    .filter((length) => !bentLengths.includes(length))
    .map((length) => codesOfBent(table, length));
  return {
    rail: ({ isBlack, isWhite }: Pick<Connection, 'isBlack' | 'isWhite'>): boolean =>
      isBlack === isWhite || colours.includes(isBlack ? 'black' : 'white'),
    part: ({ description }: Pick<Accessory, 'description'>): boolean =>
      !unsold.some((codes) => codes.has(description)),
  };
}

import type { OpenWords } from '../lists/openWords.ts';
import type { Mm } from '../units.ts';
import { breakerTable } from './breakerTable.ts';
import { cableTable } from './cableTable.ts';
import { checkBox, circuitNotes } from './circuitNotes.ts';
import { cutOutTable } from './cutOuts.ts';
import { feedTable, luminaireTable, zoneTable } from './installationTables.ts';
import { luminaireSchedule } from './luminaireSchedule.ts';
import { noteTable } from './notes.ts';
import { groupTable, revisionTable, sceneTable } from './orderTables.ts';
import { areaTable, cutTable, lightTable, partTable } from './partTables.ts';
import type { Block } from './placeBlocks.ts';
import { recordTable } from './recordTable.ts';
import { sectionBlock } from './section.ts';
import { drawnTable, type PaperTable, type Tabled } from './table.ts';

const WIDE: Mm = 172;
const NARROW: Mm = 80;
const BREAKERS: Mm = 112;

const asBlocks = (tables: readonly (PaperTable | null)[], width: Mm): Block[] =>
  tables.flatMap((table) =>
    table && table.rows.length > 0 ? [{ table: drawnTable(table, width), width }] : [],
  );

export const narrowBlocks = (...tables: readonly (PaperTable | null)[]): Block[] => asBlocks(tables, NARROW);

export const planBlocks = (tabled: Tabled): Block[] => [
  ...asBlocks(
    [luminaireSchedule(tabled), luminaireTable(tabled), zoneTable(tabled), areaTable(tabled)],
    WIDE,
  ),
  ...narrowBlocks(
    partTable(tabled),
    feedTable(tabled),
    cutTable(tabled),
    cutOutTable(tabled),
    lightTable(tabled),
  ),
];

export const noteBlocks = (tabled: Tabled): Block[] => narrowBlocks(noteTable(tabled, NARROW));

export function circuitBlocks(tabled: Tabled, open: OpenWords): Block[] {
  const { page, installation, language, t } = tabled;
  return [
    ...asBlocks([cableTable(tabled)], WIDE),
    ...asBlocks([breakerTable(tabled)], BREAKERS),
    ...narrowBlocks(circuitNotes(tabled, NARROW)),
    ...(installation ? [checkBox(tabled, installation, open)] : []),
    ...[sectionBlock(tabled)].filter((block) => block !== null),
    ...narrowBlocks(groupTable(tabled), sceneTable(tabled)),
    ...asBlocks([recordTable(tabled), revisionTable(page, language, t)], WIDE),
  ];
}

import type { SystemType } from '@lumitor/domain/catalogue/systemType';
import { grouped } from '@lumitor/domain/math/lists';
import type { Fields } from '../../data/changes.ts';
import { type Column, MADE_FOR } from '../columns.ts';
import type { Value } from './parseCell.ts';
import { type LaidPrice, laidByProtocol, laidEither, type PriceCells } from './price.ts';
import type { Problem } from './problem.ts';

/** What a row says, by column; columns that the file lacks, or could not be read, are not in it. */
export type RowValues = ReadonlyMap<Column, Value>;
/** Those of one stored field. */
type FieldValues = readonly (readonly [Column, Value])[];

/** Line ends and space around a text are lost on the way through a spreadsheet, and mean nothing. */
const bare = (text: string) => text.replace(/\r\n?/g, '\n').trim();
const keptText = (before: unknown, after: string) =>
  typeof before === 'string' && bare(before) === after ? before : after;

function laidTranslations(before: unknown, values: FieldValues): Fields {
  const translations = { ...(before as Fields | undefined) };
  for (const [{ part }, value] of values) {
    const language = part as string;
    const text = keptText(translations[language], value === null ? '' : String(value));
    if (text) translations[language] = text;
    else delete translations[language];
  }
  return translations;
}

function laidPrice(before: unknown, values: FieldValues, hasWhole: boolean): LaidPrice {
  const cells: PriceCells = { parts: {} };
  for (const [{ name, part }, value] of values) {
    if (name === MADE_FOR) cells.madeFor = value as SystemType[] | null;
    else if (part === null) cells.whole = value as number | null;
    else cells.parts[part as SystemType] = value as number | null;
  }
  return hasWhole ? laidEither(before, cells) : { price: laidByProtocol(before, cells) };
}

function laidField(before: unknown, values: FieldValues): unknown {
  const [[column, value] = []] = values;
  if (!column) return before;
  if (column.part !== null) return laidTranslations(before, values);
  if (column.kind === 'text') return keptText(before, value === null ? '' : String(value));
  return value ?? undefined;
}

/**
 * An article's fields after a row is laid over them. An empty cell takes its field away, so that the
 * schema gives it its default; of a text it makes an empty one.
 * @param columns all of the collection's, also those that the file lacks
 */
export function layRow(
  before: Fields,
  row: RowValues,
  columns: readonly Column[],
): { fields: Fields; problems: Problem[] } {
  const fields: Fields = { ...before };
  const problems: Problem[] = [];
  const written = [...row].filter(([{ kind }]) => kind !== 'id');
  for (const [stored, values] of grouped(written, ([column]) => column.stored)) {
    const isPrice = values.some(([{ kind, name }]) => kind === 'amount' || name === MADE_FOR);
    const ofPrice = isPrice ? columns.filter((column) => column.stored === stored) : [];
    let laid: unknown;
    if (ofPrice.length > 1) {
      const price = laidPrice(
        before[stored],
        values,
        ofPrice.some(({ name }) => name === stored),
      );
      if ('fault' in price) problems.push({ column: stored, key: price.fault });
      laid = 'fault' in price ? before[stored] : price.price;
    } else laid = laidField(before[stored], values);
    if (laid === undefined) delete fields[stored];
    else fields[stored] = laid;
  }
  return { fields, problems };
}

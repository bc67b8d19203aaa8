import { NO_TITLE_ENTRIES, TITLE_TEXTS, type TitleEntries } from '@lumitor/domain/sheets/titleEntries';
import * as v from 'valibot';

/** Newest first (D58b). */
const KEY = 'lumitor.title';
const MOST_ORDERS = 30;

const text = (letters: number) => v.pipe(v.string(), v.maxLength(letters));
const schema = v.array(
  v.object({
    id: v.string(),
    client: text(TITLE_TEXTS.client),
    site: text(TITLE_TEXTS.site),
    storey: text(TITLE_TEXTS.storey),
    discipline: text(TITLE_TEXTS.discipline),
    drawnBy: text(TITLE_TEXTS.drawnBy),
    licence: text(TITLE_TEXTS.licence),
    checkedBy: text(TITLE_TEXTS.checkedBy),
    north: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(360))),
  }),
);

function stored(): v.InferOutput<typeof schema> {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Inherits only the draughtsperson and the checker of the last order. */
export function storedTitleEntries(orderId: string): TitleEntries {
  const all = stored();
  const found = all.find(({ id }) => id === orderId);
  if (found) {
    const { id: _, ...entries } = found;
    return entries;
  }
  const [last] = all;
  if (!last) return NO_TITLE_ENTRIES;
  const { discipline, drawnBy, licence, checkedBy } = last;
  return { ...NO_TITLE_ENTRIES, discipline, drawnBy, licence, checkedBy };
}

export function storeTitleEntries(orderId: string, entries: TitleEntries): void {
  const others = stored().filter(({ id }) => id !== orderId);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ id: orderId, ...entries }, ...others].slice(0, MOST_ORDERS)));
  } catch {
    // Storage can be full or forbidden; the entries then last as long as the page.
  }
}

import * as v from 'valibot';

const ticksSchema = v.array(v.string());

/** Where a browser keeps what is ticked on an order's mounting list. @param id of the order */
export const ticksKey = (id: string): string => `mounting.${id}`;

export interface ReadTicks {
  /** Keys of what is done; null where nothing is kept that can be read. */
  ticked: ReadonlySet<string> | null;
  isDamaged: boolean;
}

export function readTicks(id: string): ReadTicks {
  try {
    const raw = localStorage.getItem(ticksKey(id));
    if (raw === null) return { ticked: null, isDamaged: false };
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ticksSchema), raw);
    return parsed.success
      ? { ticked: new Set(parsed.output), isDamaged: false }
      : { ticked: null, isDamaged: true };
  } catch {
    // Storage is forbidden: the first tick tells it.
    return { ticked: null, isDamaged: false };
  }
}

/** @returns whether the browser keeps it: its storage can be full, or forbidden */
export function writeTicks(id: string, ticked: ReadonlySet<string>): boolean {
  try {
    localStorage.setItem(ticksKey(id), JSON.stringify([...ticked]));
    return true;
  } catch {
    return false;
  }
}

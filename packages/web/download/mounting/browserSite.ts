import { kindOfSiteKey, type SiteEntry, siteEntrySchema, siteKey } from '@lumitor/domain/order/site';
import * as v from 'valibot';

/** What a browser has of what is done on an order's site. */
export interface BrowserSite {
  /** What the service had when it last answered. */
  kept: readonly SiteEntry[];
  /** What it has not acknowledged. */
  waiting: readonly SiteEntry[];
}

const entries = v.array(siteEntrySchema);
const siteSchema = v.object({ kept: entries, waiting: entries });

/** Where a browser keeps it. @param id of the order */
export const browserKey = (id: string): string => `site.${id}`;
/** Where ticks were kept before they were sent: the keys of what was done, whenever that was. */
const formerKey = (id: string) => `mounting.${id}`;

/** What is kept under a key; null where nothing is. @throws where it cannot be read */
function parsed<Schema extends v.GenericSchema>(key: string, schema: Schema): v.InferOutput<Schema> | null {
  const raw = localStorage.getItem(key);
  return raw === null ? null : v.parse(v.pipe(v.string(), v.parseJson(), schema), raw);
}

/** Ticks of before go along once, earlier than all that anybody has done since. */
function formerTicks(id: string): SiteEntry[] {
  const lines = parsed(formerKey(id), v.array(v.string())) ?? [];
  const keys = lines.map((line) => siteKey('tick', line));
  return keys.flatMap((key) => (kindOfSiteKey(key) ? [{ key, value: true, at: 0 }] : []));
}

export function readBrowser(id: string): BrowserSite & { isDamaged: boolean } {
  try {
    const { kept, waiting } = parsed(browserKey(id), siteSchema) ?? { kept: [], waiting: [] };
    return { kept, waiting: [...formerTicks(id), ...waiting], isDamaged: false };
  } catch (error) {
    // Storage that is forbidden is told once something cannot be kept.
    return { kept: [], waiting: [], isDamaged: !(error instanceof DOMException) };
  }
}

/**
 * A browser that only looks keeps nothing, also once all that it had is erased (D70a).
 * @returns whether what waits is kept: the storage can be full, or forbidden
 */
export function writeBrowser(id: string, site: BrowserSite): boolean {
  try {
    const keys = [browserKey(id), formerKey(id)];
    const hasNothing = keys.every((key) => localStorage.getItem(key) === null);
    if (hasNothing && site.waiting.length === 0) return true;
    localStorage.setItem(browserKey(id), JSON.stringify(site));
    localStorage.removeItem(formerKey(id));
    return true;
  } catch {
    return site.waiting.length === 0;
  }
}

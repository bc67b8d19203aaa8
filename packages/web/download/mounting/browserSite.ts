import { kindOfSiteKey, type SiteEntry, siteEntrySchema, siteKey } from '@lumitor/domain/order/site';
import * as v from 'valibot';

export interface BrowserSite {
  kept: readonly SiteEntry[];
  waiting: readonly SiteEntry[];
}

const entries = v.array(siteEntrySchema);
const siteSchema = v.object({ kept: entries, waiting: entries });

export const browserKey = (id: string): string => `site.${id}`;
/** Key of earlier versions, which stored only the keys of checked items. */
const formerKey = (id: string) => `mounting.${id}`;

/** Null without a stored value. @throws if the value is invalid */
function parsed<Schema extends v.GenericSchema>(key: string, schema: Schema): v.InferOutput<Schema> | null {
  const raw = localStorage.getItem(key);
  return raw === null ? null : v.parse(v.pipe(v.string(), v.parseJson(), schema), raw);
}

/** Checks of earlier versions are sent once, dated before all other entries. */
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
    // Forbidden storage is reported once an entry cannot be stored.
    return { kept: [], waiting: [], isDamaged: !(error instanceof DOMException) };
  }
}

/** Erased browsers store nothing (D70a). @returns whether unsent entries are stored */
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

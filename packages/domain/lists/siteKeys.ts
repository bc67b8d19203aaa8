import { orderInstallation } from '../order/orderInstallation.ts';
import { NAME_KEY, siteKey } from '../order/site.ts';
import type { Translate } from '../translation/lookup.ts';
import { measuredZones } from './measurements.ts';
import { mountingList } from './mountingList.ts';
import type { MountedOrder } from './mountingRails.ts';

const wordless = ((key: string) => key) as Translate;
const LANGUAGE = 'PL';

/** D58a. */
export function siteKeysOf(page: MountedOrder['page']): ReadonlySet<string> {
  const installation = orderInstallation(page);
  const groups = mountingList({ page, installation, language: LANGUAGE, t: wordless });
  const lines = groups.flatMap(({ items }) => items.map(({ key }) => siteKey('tick', key)));
  const zones = installation ? measuredZones(installation, LANGUAGE, wordless) : [];
  const measured = zones.flatMap(({ noteKey, places }) => [noteKey, ...places.map(({ key }) => key)]);
  return new Set([NAME_KEY, ...lines, ...measured]);
}

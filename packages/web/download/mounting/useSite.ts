import type { SiteRecord } from '@lumitor/domain/order/site';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import { OpenSite, type SiteState, shownSite } from './openSite.ts';

export interface Site extends Pick<SiteState, 'keptAt' | 'fault' | 'clock'>, Pick<OpenSite, 'note'> {
  record: SiteRecord;
  /** How many entries the service has not acknowledged. */
  unsent: number;
}

/** What is done on the site of an order, for as long as somebody looks. @param id of the order, one for good */
export function useSite(id: string): Site {
  const [site] = useState(() => new OpenSite(id));
  useEffect(() => site.follow(), [site]);
  const { kept, waiting, keptAt, fault, clock } = useStore(site.store);
  const record = useMemo(() => shownSite({ kept, waiting }), [kept, waiting]);
  return {
    record,
    unsent: waiting.size,
    keptAt,
    fault,
    clock,
    note: (key, value) => site.note(key, value),
  };
}

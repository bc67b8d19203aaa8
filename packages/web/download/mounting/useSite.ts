import type { SiteRecord } from '@lumitor/domain/order/site';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import { OpenSite, type SiteState, shownSite } from './openSite.ts';

export interface Site extends Pick<SiteState, 'keptAt' | 'fault' | 'clock'>, Pick<OpenSite, 'note'> {
  record: SiteRecord;
  /** Number of entries not acknowledged by the service. */
  unsent: number;
}

/** Site records of an order while the component is mounted. @param id of the order; constant */
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

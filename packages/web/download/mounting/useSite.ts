import type { SiteRecord } from '@lumitor/domain/order/site';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import { OpenSite, type SiteState, shownSite } from './openSite.ts';

export interface Site extends Pick<SiteState, 'cachedAt' | 'fault' | 'clock'>, Pick<OpenSite, 'note'> {
  record: SiteRecord;
  unsent: number;
}

/** @param id of the order; constant */
export function useSite(id: string): Site {
  const [site] = useState(() => new OpenSite(id));
  useEffect(() => site.follow(), [site]);
  const { stored, waiting, cachedAt, fault, clock } = useStore(site.store);
  const record = useMemo(() => shownSite({ stored, waiting }), [stored, waiting]);
  return {
    record,
    unsent: waiting.size,
    cachedAt,
    fault,
    clock,
    note: (key, value) => site.note(key, value),
  };
}

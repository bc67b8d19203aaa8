import { sharedText } from '@lumitor/domain/sharing/sharedProject';
import type { Ms } from '@lumitor/domain/units';
import { useEffect, useState } from 'react';
import { shareOf } from '../data/ownShares.ts';
import { readSync } from '../data/shareSync.ts';
import { planOf } from '../visitor/projects.ts';

async function hasWaitingChanges(id: string): Promise<boolean> {
  const share = shareOf(id);
  const sync = share && readSync(id, share.own);
  const plan = sync && (await planOf(id));
  return Boolean(plan && (sync.rejected.length > 0 || sharedText(plan) !== sync.seen.plan));
}

export function useWaitingChanges(id: string, isShared: boolean, edited: Ms): boolean {
  const [isWaiting, setWaiting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit makes another plan
  useEffect(() => {
    if (!isShared) return setWaiting(false);
    let isCancelled = false;
    hasWaitingChanges(id).then((found) => !isCancelled && setWaiting(found), console.error);
    return () => {
      isCancelled = true;
    };
  }, [id, isShared, edited]);
  return isWaiting;
}

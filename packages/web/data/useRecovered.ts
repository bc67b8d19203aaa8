import { useEffect, useEffectEvent } from 'react';
import { awaitService } from './serviceOutage.ts';
import { useReconnected } from './useOnline.ts';

/** Calls `act` when the network or the service is back: an earlier failure is outdated. */
export function useRecovered(hasFailed: boolean, act: () => void): void {
  const recovered = useEffectEvent(act);
  useReconnected(act);
  useEffect(() => (hasFailed ? awaitService(() => recovered()) : undefined), [hasFailed]);
}

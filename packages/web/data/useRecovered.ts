import { useEffect, useEffectEvent } from 'react';
import { awaitService } from './serviceOutage.ts';
import { useReconnected } from './useOnline.ts';

/** Calls `act` when the network is back, or the service after an outage: a failure is no longer true. */
export function useRecovered(hasFailed: boolean, act: () => void): void {
  const recovered = useEffectEvent(act);
  useReconnected(act);
  useEffect(() => (hasFailed ? awaitService(() => recovered()) : undefined), [hasFailed]);
}

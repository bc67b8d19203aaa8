import { useEffect, useEffectEvent } from 'react';
import { awaitService } from './serviceOutage.ts';
import { useReconnected } from './useOnline.ts';

export function useRecovered(hasFailed: boolean, act: () => void): void {
  const recovered = useEffectEvent(act);
  useReconnected(act);
  useEffect(() => (hasFailed ? awaitService(() => recovered()) : undefined), [hasFailed]);
}

import { type DrawnKindName, shapesOf } from '@lumitor/domain/kinds/drawnKinds';
import { shownKinds } from '@lumitor/domain/plan/kindGroups';
import type { Px } from '@lumitor/domain/units';
import { useMemo } from 'react';
import { usePlan } from '../../visitor/configuratorStore.ts';
import { LEAST_WALL } from './dimensionPlace.ts';

const HATCH: Px = 5;

/** Below the light map. */
export const LOWER_KINDS: readonly DrawnKindName[] = ['room', 'opening', 'area'];
/** Above the light map, as light does not pass furniture. */
export const UPPER_KINDS: readonly DrawnKindName[] = ['obstacle'];

export function useShapes(kinds: readonly DrawnKindName[], scale: number) {
  const { room, areas, hidden } = usePlan();
  return useMemo(
    () =>
      shapesOf(
        { room, areas },
        { wall: LEAST_WALL / scale, hatch: HATCH / scale },
        shownKinds({ hidden }, kinds),
      ),
    [room, areas, hidden, scale, kinds],
  );
}

import { geometryOf } from '@lumitor/domain/layout/layout';
import { distancesOf } from '@lumitor/domain/room/distances';
import { useConfigurator, useLayout, type View } from '../../store/configuratorStore.ts';
import { useRoom } from '../../store/room.ts';
import type { Area } from '../projection.ts';
import { DistanceLines } from './DistanceLines.tsx';

/** How far the selected run lies from the walls. */
export function WallDistances({ view, area }: { view: View; area: Area }) {
  const room = useRoom();
  const layout = useLayout();
  const selectedStepId = useConfigurator((state) => state.selectedStepId);
  const { placed, indexOf } = geometryOf(layout);
  const selected = placed[indexOf.get(selectedStepId ?? '') ?? -1];
  if (!room || !selected) return null;
  return <DistanceLines distances={distancesOf(room.outline, selected.axis)} view={view} area={area} />;
}

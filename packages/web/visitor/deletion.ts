import { MIN_CORNERS } from '@lumitor/domain/kinds/room/outlineShape';
import { removeCorner } from '@lumitor/domain/kinds/room/reshape';
import { removedWith } from '@lumitor/domain/layout/removeStep';
import { applyEdit } from '@lumitor/domain/plan/editPlan';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { type ConfiguratorState, configuratorStore } from './configuratorStore.ts';
import { putDevice, selectedDeviceNow } from './devices.ts';
import { removeRails } from './editing.ts';
import { removeLuminaires, selectedNow } from './luminaires.ts';
import { dropObstacle, selectedObstacle } from './obstacles.ts';
import { removeArea, roomNow, setRoom } from './room.ts';
import { selectPart } from './selected.ts';
import { type RoomPart, railsIn } from './selection.ts';
import { EDIT_LIMITS } from './useEditProblem.ts';
import { canRemoveFeed, selectedFeedNow, takeFeedAway } from './wiring.ts';

export interface DeletionWords {
  label: string;
  disabledReason?: string | undefined;
}

function wordsOfRails({ history, selection, mode }: ConfiguratorState, t: Translate): DeletionWords {
  const plan = currentPlan(history);
  const [stepId = '', ...others] = railsIn({ selection });
  const removal = { kind: 'remove' as const, stepId, ...(others.length > 0 && { others }) };
  const label = t('canvas.deleteRails', { count: removedWith(plan.layout.steps, removal).size });
  // The installation selects a position on a rail, not the rail.
  if (mode === 'installation') return { label, disabledReason: t('canvas.cannotDelete') };
  const { problem } = applyEdit(plan, removal);
  return { label, disabledReason: problem && t(`problem.${problem.code}`, EDIT_LIMITS) };
}

export function deletionWords(state: ConfiguratorState, t: Translate): DeletionWords {
  const { selection, history } = state;
  const isLastOutline = (currentPlan(history).room?.outline.length ?? 0) <= MIN_CORNERS;
  const feed = selection.kind === 'feed' ? selectedFeedNow() : null;
  switch (selection.kind) {
    case 'step':
    case 'rails':
      return wordsOfRails(state, t);
    case 'pieces':
      return { label: t('canvas.deleteLuminaires', { count: selection.ids.length }) };
    case 'feed':
      return {
        label: t('canvas.delete_feed'),
        disabledReason: feed && canRemoveFeed(feed) ? undefined : t('wiring.needed'),
      };
    case 'corner':
      return {
        label: t('canvas.delete_corner'),
        disabledReason: isLastOutline ? t('canvas.cannotDelete') : undefined,
      };
    case 'supply':
    case 'gateway':
      return {
        label: t(`canvas.delete_${selection.kind}`),
        disabledReason: selectedDeviceNow()?.place ? undefined : t('canvas.cannotDelete'),
      };
    case 'opening':
    case 'obstacle':
    case 'area':
      return { label: t(`canvas.delete_${selection.kind}`) };
    case 'wall':
      return { label: t('canvas.deleteSelection'), disabledReason: t('canvas.cannotDelete') };
    case 'none':
      return { label: t('canvas.deleteSelection'), disabledReason: t('canvas.nothingSelected') };
  }
}

function deletePart(part: RoomPart): void {
  const room = roomNow();
  if (!room) return;
  const obstacle = selectedObstacle();
  if (part.kind === 'area') removeArea(part.id);
  else if (part.kind === 'opening')
    setRoom({ ...room, openings: room.openings.filter(({ id }) => id !== part.id) });
  else if (part.kind === 'corner' && room.outline.length > MIN_CORNERS)
    setRoom(removeCorner(room, part.index));
  else if (part.kind === 'obstacle' && obstacle) dropObstacle(obstacle);
  selectPart(null);
}

export function deleteSelection(): void {
  const state = configuratorStore.getState();
  const { selection } = state;
  const [feed, device] = [selectedFeedNow(), selectedDeviceNow()];
  switch (selection.kind) {
    case 'none':
      return;
    case 'step':
    case 'rails':
      removeRails(railsIn(state));
      return;
    case 'pieces':
      removeLuminaires(selectedNow());
      return;
    case 'feed':
      if (feed) takeFeedAway(feed);
      return;
    case 'supply':
    case 'gateway':
      if (device?.place) putDevice(device, null);
      return;
    default:
      deletePart(selection);
  }
}

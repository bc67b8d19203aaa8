import { STRAIGHT_ON, T_ARMS, tArmsOf } from '@lumitor/domain/kinds/rail/step';
import type { TextKey } from '@lumitor/domain/texts/interfaceTexts';
import { configuratorStore } from '../../../visitor/configuratorStore.ts';
import { deleteSelection } from '../../../visitor/deletion.ts';
import { selectStep, setNext } from '../../../visitor/editing.ts';
import { hideSelected, showAll } from '../../../visitor/hiding.ts';
import {
  addIslandToPlan,
  currentIsland,
  duplicateWorkedOn,
  mirrorIslandInPlan,
  turnIsland,
} from '../../../visitor/islands.ts';
import { toggleMode } from '../../../visitor/modes.ts';
import type { MoreKey } from './keys.ts';

export { CLIPBOARD_KEYS } from '../../../visitor/clipboard.ts';
export { moveRuns } from '../../../visitor/islands.ts';

function onIsland(act: (stepId: string) => void): void {
  const stepId = currentIsland();
  if (stepId) act(stepId);
}

function toggleBend(): void {
  const { shape } = configuratorStore.getState().next;
  const { direction } = shape;
  if (shape.kind === 'bent') setNext({ shape: { ...STRAIGHT_ON, direction } });
  else setNext({ shape: { kind: 'bent', direction: direction === 'straight' ? 'right' : direction } });
}

function toggleT(): void {
  const { shape } = configuratorStore.getState().next;
  setNext({
    shape: { kind: 'straight', direction: shape.direction, tArms: tArmsOf(shape) ? null : T_ARMS[0] },
  });
}

interface MoreAct {
  help: Extract<TextKey, `keys.${string}`>;
  act: (isShift: boolean) => void;
}

export const MORE_ACTS: Readonly<Record<MoreKey, MoreAct>> = {
  c: { help: 'keys.bend', act: toggleBend },
  t: { help: 'keys.tee', act: toggleT },
  Delete: { help: 'keys.removeSelected', act: deleteSelection },
  l: { help: 'keys.light', act: () => toggleMode('light') },
  i: { help: 'keys.installation', act: () => toggleMode('installation') },
  n: { help: 'keys.addIsland', act: () => addIslandToPlan() },
  d: { help: 'keys.duplicate', act: duplicateWorkedOn },
  o: { help: 'keys.turn', act: () => onIsland(turnIsland) },
  m: { help: 'keys.mirror', act: () => onIsland(mirrorIslandInPlan) },
  h: { help: 'keys.hide', act: (isShift) => (isShift ? showAll() : hideSelected()) },
  Escape: {
    help: 'keys.escape',
    act: () => {
      selectStep(null);
      configuratorStore.setState({ isStartingRun: false, isAddingRails: false });
    },
  },
};

import type { TextKey } from '@lumitor/domain/texts/interfaceTexts';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { deleteSelection } from '../../visitor/deletion.ts';
import { selectStep } from '../../visitor/editing.ts';
import {
  addIsland,
  currentIsland,
  duplicateWorkedOn,
  mirrorIsland,
  turnIsland,
} from '../../visitor/islands.ts';
import { toggleMode } from '../../visitor/modes.ts';
import type { DrawnKey } from './keys.ts';

/** Does something with the run that is worked on. */
function onIsland(act: (stepId: string) => void): void {
  const stepId = currentIsland();
  if (stepId) act(stepId);
}

interface DrawnAct {
  /** Its line in the help. */
  help: Extract<TextKey, `keys.${string}`>;
  act: () => void;
}

/** Acts on what is drawn or selected, by their keys and in the order of the help. */
export const DRAWN_ACTS: Readonly<Record<DrawnKey, DrawnAct>> = {
  Delete: { help: 'keys.removeSelected', act: deleteSelection },
  l: { help: 'keys.light', act: () => toggleMode('light') },
  i: { help: 'keys.installation', act: () => toggleMode('installation') },
  n: { help: 'keys.addIsland', act: () => addIsland() },
  d: { help: 'keys.duplicate', act: duplicateWorkedOn },
  o: { help: 'keys.turn', act: () => onIsland(turnIsland) },
  m: { help: 'keys.mirror', act: () => onIsland(mirrorIsland) },
  Escape: {
    help: 'keys.escape',
    act: () => {
      selectStep(null);
      configuratorStore.setState({ isStartingRun: false, isAddingRails: false });
    },
  },
};

import type { Act } from '../../hand/act.ts';
import { addWallControl } from './add.ts';

export const ADD_WALL_CONTROL: Act<void> = {
  keys: ['p'],
  help: 'keys.addWallControl',
  button: { text: 'wiring.addWallControl', icon: 'plus' },
  do: addWallControl,
};

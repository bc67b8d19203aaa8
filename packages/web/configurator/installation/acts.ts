import { selectFeed, stepFeed } from '../../visitor/wiring.ts';
import { type Act, byKey, ENDS_KEYS } from '../hand/act.ts';
import { installedKey } from '../kinds/installedHands.ts';

export const WIRING_ACTS: readonly Act<void>[] = [
  { ...ENDS_KEYS, help: 'keys.nextFeed', do: (_, { key }) => stepFeed(key === ']' ? 1 : -1) },
  { keys: ['Escape'], do: () => selectFeed(null) },
];

/** Disabled in the installation. */
const DRAWS = /^([0-9]|Arrow.*|Enter|Backspace|Delete|[ctCT])$/;

export const wiringKey = (key: string, isShift: boolean): (() => void) | null =>
  byKey(WIRING_ACTS, undefined, key, isShift) ??
  installedKey(key, isShift) ??
  (DRAWS.test(key) ? () => {} : null);

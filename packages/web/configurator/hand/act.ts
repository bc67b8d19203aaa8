import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { TextKey, ValueName } from '@lumitor/domain/texts/interfaceTexts';
import type { IconName } from '../../ui/Icon.tsx';
import type { ConfiguratorState } from '../../visitor/configuratorStore.ts';
import { ARROWS, onDrawing } from './arrows.ts';

type ActKey = Extract<TextKey, `${'keys' | 'pieces' | 'wiring'}.${string}`>;
type ActText = { [Key in ActKey]: [ValueName<Key>] extends [never] ? Key : never }[ActKey];

export interface Press {
  key: string;
  isShift: boolean;
  onPlan: (arrow: Point) => Point;
}

export interface ActButton<On> {
  text: ActText;
  hint?: ActText;
  icon?: IconName;
  isWide?: boolean;
  refusal?: (on: On) => ActText | undefined;
  /** Whether the act is running; a second press ends it. */
  isOn?: (state: ConfiguratorState) => boolean;
  isLeaving?: boolean;
}

/** An action, defined once: keys, help and buttons derive from it. */
export interface Act<On> {
  keys?: readonly string[];
  /** Keys as the help shows them; absent: the first one. */
  sign?: string;
  help?: ActText;
  button?: ActButton<On>;
  when?: (on: On) => boolean;
  do: (on: On, press: Press) => unknown;
}

export const ARROW_KEYS = { keys: Object.keys(ARROWS), sign: '← ↑ → ↓' } as const;
export const ENDS_KEYS = { keys: ['[', ']'], sign: '[ ]' } as const;

export function byKey<On>(
  acts: readonly Act<On>[],
  on: On,
  key: string,
  isShift: boolean,
  onPlan = onDrawing,
): (() => void) | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  const act = acts.find(({ keys, when }) => keys?.includes(name) && (!when || when(on)));
  return act ? () => void act.do(on, { key, isShift, onPlan }) : null;
}

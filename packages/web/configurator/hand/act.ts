import type { Point } from '@lumitor/domain/layout/heading';
import type { TextKey, ValueName } from '@lumitor/domain/texts/interfaceTexts';
import type { IconName } from '../../ui/Icon.tsx';
import type { ConfiguratorState } from '../../visitor/configuratorStore.ts';
import { ARROWS, onDrawing } from './arrows.ts';

type ActKey = Extract<TextKey, `${'keys' | 'pieces' | 'wiring'}.${string}`>;
/** Without placeholders. */
type ActText = { [Key in ActKey]: [ValueName<Key>] extends [never] ? Key : never }[ActKey];

export interface Press {
  key: string;
  isShift: boolean;
  /** Converts an arrow on the screen to its direction on the plan. */
  onPlan: (arrow: Point) => Point;
}

export interface ActButton<On> {
  text: ActText;
  hint?: ActText;
  /** Before the text, or instead of it on icon-only cards. */
  icon?: IconName;
  /** Whole row where buttons are in pairs. */
  isWide?: boolean;
  refusal?: (on: On) => ActText | undefined;
  /** Whether the act is running; a second press ends it. */
  isOn?: (state: ConfiguratorState) => boolean;
  /** Returns the keyboard focus to the drawing afterwards. */
  isLeaving?: boolean;
}

export interface Act<On> {
  /** Keys as events name them, letters in lower case. */
  keys?: readonly string[];
  /** Keys as the help shows them; by default the first key. */
  sign?: string;
  help?: ActText;
  button?: ActButton<On>;
  /** Whether the keys apply now; by default always. */
  when?: (on: On) => boolean;
  do: (on: On, press: Press) => unknown;
}

export const ARROW_KEYS = { keys: Object.keys(ARROWS), sign: '← ↑ → ↓' } as const;
export const ENDS_KEYS = { keys: ['[', ']'], sign: '[ ]' } as const;

/** Null if no act has the key and applies now. */
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

import type { Point } from '@lumitor/domain/layout/heading';
import type { TextKey, ValueName } from '@lumitor/domain/texts/interfaceTexts';
import type { IconName } from '../../ui/Icon.tsx';
import type { ConfiguratorState } from '../../visitor/configuratorStore.ts';
import { ARROWS, onDrawing } from './arrows.ts';

type Own = Extract<TextKey, `${'keys' | 'pieces' | 'wiring'}.${string}`>;
/** Texts of acts; they have no placeholders. */
type ActText = { [Key in Own]: [ValueName<Key>] extends [never] ? Key : never }[Own];

export interface Press {
  key: string;
  isShift: boolean;
  /** Direction on the plan of an arrow on the screen. */
  onPlan: (arrow: Point) => Point;
}

/** Button of an act on the card of its subject. */
export interface ActButton<On> {
  text: ActText;
  /** Tooltip; absent if the text suffices. */
  hint?: ActText;
  /** Shown before the text, or instead of it on cards with icons only. */
  icon?: IconName;
  /** Spans a whole row where buttons stand in pairs. */
  isWide?: boolean;
  /** Reason why the act is unavailable. */
  refusal?: (on: On) => ActText | undefined;
  /** Whether the act is running; a second press ends it. */
  isOn?: (state: ConfiguratorState) => boolean;
  /** Returns the keyboard focus to the drawing afterwards. */
  isLeaving?: boolean;
}

/** An action, defined once; key bindings, help and buttons derive from it. */
export interface Act<On> {
  /** Keys as events name them, letters in lower case. */
  keys?: readonly string[];
  /** Keys as the help shows them; by default the first key. */
  sign?: string;
  /** Line in the help on keys; absent: none. */
  help?: ActText;
  button?: ActButton<On>;
  /** Whether the keys apply now; absent: always. */
  when?: (on: On) => boolean;
  do: (on: On, press: Press) => unknown;
}

export const ARROW_KEYS = { keys: Object.keys(ARROWS), sign: '← ↑ → ↓' } as const;
export const ENDS_KEYS = { keys: ['[', ']'], sign: '[ ]' } as const;

/** Handler of the first act that has the key and applies now; null if none does. */
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

import type { Point } from '@lumitor/domain/layout/heading';
import type { TextKey, ValueName } from '@lumitor/domain/texts/interfaceTexts';
import type { IconName } from '../../ui/Icon.tsx';
import type { ConfiguratorState } from '../../visitor/configuratorStore.ts';
import { ARROWS, onDrawing } from './arrows.ts';

type Own = Extract<TextKey, `${'keys' | 'pieces' | 'wiring'}.${string}`>;
/** Texts of acts, which name no values. */
type ActText = { [Key in Own]: [ValueName<Key>] extends [never] ? Key : never }[Own];

/** A key that was pressed. */
export interface Press {
  key: string;
  isShift: boolean;
  /** To where an arrow of the screen leads on the plan. */
  onPlan: (arrow: Point) => Point;
}

/** How an act stands on the card of what it is done with. */
export interface ActButton<On> {
  text: ActText;
  /** Its tooltip; absent: its text says it all. */
  hint?: ActText;
  /** Before its text, or in its place where cards show icons alone. */
  icon?: IconName;
  /** It takes a row of its own where buttons stand in pairs. */
  isWide?: boolean;
  /** Why it can't be done now. */
  refusal?: (on: On) => ActText | undefined;
  /** Whether it is being done: pressed again it ends. */
  isOn?: (state: ConfiguratorState) => boolean;
  /** After it the keys are the drawing's again. */
  isLeaving?: boolean;
}

/** What can be done with something, told once: what keys do, what the help says of them and buttons follow from it. */
export interface Act<On> {
  /** As events name them, letters small. */
  keys?: readonly string[];
  /** How the help writes the keys; absent: as the first of them. */
  sign?: string;
  /** Its line in the help on keys; absent: it has none. */
  help?: ActText;
  button?: ActButton<On>;
  /** Whether its keys do it now; absent: always. */
  when?: (on: On) => boolean;
  do: (on: On, press: Press) => unknown;
}

export const ARROW_KEYS = { keys: Object.keys(ARROWS), sign: '← ↑ → ↓' } as const;
export const ENDS_KEYS = { keys: ['[', ']'], sign: '[ ]' } as const;

/** What a key does: by the first act that it belongs to and that can be done; null where there is none. */
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

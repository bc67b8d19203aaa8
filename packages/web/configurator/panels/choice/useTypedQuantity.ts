import { MAX_QUANTITY } from '@lumitor/domain/plan/choices';
import type { Ms } from '@lumitor/domain/units';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { settleTyping } from '../../../visitor/typing.ts';

const SETTLED_AFTER: Ms = 300;

type QuantityProblem = 'empty' | 'notWhole' | 'outOfRange';

export type TypedQuantity =
  | { quantity: number; problem?: undefined }
  | { problem: QuantityProblem; quantity?: undefined };

/** `1e9` matches, so that the error reports its size. */
const NUMBER = /^[-−]?\d+([.,]\d+)?(e\d+)?$/i;

export function readQuantity(typed: string, most = MAX_QUANTITY): TypedQuantity {
  const text = typed.trim();
  if (text === '') return { problem: 'empty' };
  const quantity = NUMBER.test(text) ? Number(text.replace(',', '.').replace('−', '-')) : Number.NaN;
  if (!Number.isInteger(quantity)) return { problem: 'notWhole' };
  if (quantity < 0 || quantity > most) return { problem: 'outOfRange' };
  return { quantity: Math.abs(quantity) };
}

interface Draft {
  typed: string;
  /** Quantity when the draft started; another quantity, set elsewhere, discards the draft. */
  replaces: number;
  isLeft: boolean;
}

export function useTypedQuantity(
  quantity: number,
  least: number,
  most: number,
  onChange: (quantity: number, isTyped: boolean) => void,
) {
  const [draft, setDraft] = useState<Draft | null>(null);
  // Discarded at once, so that the draft cannot return with an earlier quantity.
  if (draft && draft.replaces !== quantity) setDraft(null);
  const read = draft ? readQuantity(draft.typed, most) : null;
  const current = read?.quantity ?? quantity;

  // 0 removes the article, so it waits for the blur: it may start 05.
  const settling = read?.quantity && read.quantity !== quantity ? read.quantity : null;
  useEffect(() => {
    if (settling === null) return;
    const timer = setTimeout(() => onChange(settling, true), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [settling, onChange]);

  const set = (value: number, isTyped = false) => {
    setDraft(null);
    if (value !== quantity) onChange(value, isTyped);
  };
  const leave = () => {
    if (draft && read?.problem) setDraft({ ...draft, isLeft: true });
    else if (read?.quantity !== undefined) set(read.quantity, true);
    settleTyping();
  };
  const step = (by: 1 | -1) => set(Math.min(most, Math.max(least, current + by)));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    else if (event.key === 'Escape' && draft) setDraft(null);
    else if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    current,
    typed: draft?.typed,
    problem: read?.problem === 'empty' && !draft?.isLeft ? undefined : read?.problem,
    type: (typed: string) => setDraft({ typed, replaces: quantity, isLeft: false }),
    leave,
    step,
    press,
  };
}

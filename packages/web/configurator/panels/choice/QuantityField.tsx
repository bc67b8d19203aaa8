import { MAX_QUANTITY } from '@lumitor/domain/plan/choices';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { settleTyping } from '../../../visitor/editing.ts';
import styles from './QuantityField.module.css';
import { readQuantity } from './quantity.ts';

/** After so many milliseconds without a key a typed number counts. */
const SETTLED_AFTER = 300;

interface Draft {
  typed: string;
  /** The quantity when it was typed: another one, set elsewhere, makes the draft pointless. */
  replaces: number;
  /** The visitor went on: now an empty field is worth a word. */
  isLeft: boolean;
}

export interface QuantityFieldProps {
  /** Of the article, for those who hear it. */
  title: string;
  quantity: number;
  /** Within these; nothing and as many as can be ordered where they are not given. */
  least?: 0 | 1;
  most?: number;
  /** Stands at the other end of the row. */
  beside: ReactNode;
  /** @param isTyped by keys, and perhaps not done with */
  onChange: (quantity: number, isTyped: boolean) => void;
}

/** How many: −, a number field and +. What can't be a quantity stays in the field, with the reason. */
export function QuantityField(props: QuantityFieldProps) {
  const { title, quantity, least = 0, most = MAX_QUANTITY, beside, onChange } = props;
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft | null>(null);
  // For good: where the quantity returns to what it was, the draft must not come back with it.
  if (draft && draft.replaces !== quantity) setDraft(null);
  const read = draft ? readQuantity(draft.typed, most) : null;
  const current = read?.quantity ?? quantity;
  const problem = read?.problem === 'empty' && !draft?.isLeft ? undefined : read?.problem;

  // 0 takes the article out and waits until the field is left: it may be the beginning of 05.
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

  const words = { typed: draft?.typed ?? '', max: most };
  const noFewer = current <= least ? t(least > 0 ? 'choice.leastChosen' : 'choice.noneChosen') : undefined;
  const noMore = current >= most ? t('choice.mostChosen', words) : undefined;
  return (
    <Field
      label={t('choice.quantityOf', { title })}
      hideLabel
      error={problem && t(`choice.quantity_${problem}`, words)}
    >
      {(control) => (
        <div className={styles.row}>
          {beside}
          <div className={styles.stepper} data-invalid={control['aria-invalid']} data-some={current > 0}>
            <IconButton
              size="small"
              icon="minus"
              label={t('choice.fewer', { title })}
              data-tooltip={noFewer}
              disabledReason={noFewer}
              onClick={() => step(-1)}
            />
            <input
              {...control}
              className={styles.input}
              inputMode="numeric"
              autoComplete="off"
              value={draft?.typed ?? String(quantity)}
              onChange={({ target }) => setDraft({ typed: target.value, replaces: quantity, isLeft: false })}
              onFocus={({ target }) => target.select()}
              onBlur={leave}
              onKeyDown={press}
            />
            <IconButton
              size="small"
              icon="plus"
              label={t('choice.more', { title })}
              data-tooltip={noMore}
              disabledReason={noMore}
              onClick={() => step(1)}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

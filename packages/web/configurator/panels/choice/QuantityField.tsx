import { type Counted, MAX_QUANTITY } from '@lumitor/domain/plan/choices';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { setQuantity } from '../../../visitor/choosing.ts';
import styles from './QuantityList.module.css';
import { useTypedQuantity } from './useTypedQuantity.ts';

interface QuantityFieldProps {
  title: string;
  quantity: number;
  least?: 0 | 1;
  most?: number;
  action?: ReactNode;
  onChange: (quantity: number, isTyped: boolean) => void;
}

export function QuantityField(props: QuantityFieldProps) {
  const { title, quantity, least = 0, most = MAX_QUANTITY, action, onChange } = props;
  const { t } = useTranslation();
  const { current, typed, problem, type, leave, step, press } = useTypedQuantity(
    quantity,
    least,
    most,
    onChange,
  );
  const words = { typed: typed ?? '', max: most };
  const noFewer = current <= least ? t(least > 0 ? 'choice.leastChosen' : 'choice.noneChosen') : undefined;
  const noMore = current >= most ? t('choice.mostChosen', words) : undefined;
  const stepper = (icon: 'minus' | 'plus', label: string, reason: string | undefined) => (
    <IconButton
      size="small"
      icon={icon}
      label={label}
      data-tooltip={reason}
      disabledReason={reason}
      onClick={() => step(icon === 'plus' ? 1 : -1)}
    />
  );
  return (
    <Field
      label={t('choice.quantityOf', { title })}
      hideLabel
      error={problem && t(`choice.quantity_${problem}`, words)}
    >
      {(control) => (
        <div className={styles.field}>
          {action}
          <div className={styles.stepper} data-invalid={control['aria-invalid']} data-some={current > 0}>
            {stepper('minus', t('choice.fewer', { title }), noFewer)}
            <input
              {...control}
              className={styles.input}
              inputMode="numeric"
              autoComplete="off"
              value={typed ?? String(quantity)}
              onChange={({ target }) => type(target.value)}
              onFocus={({ target }) => target.select()}
              onBlur={leave}
              onKeyDown={press}
            />
            {stepper('plus', t('choice.more', { title }), noMore)}
          </div>
        </div>
      )}
    </Field>
  );
}

interface ArticleQuantityProps extends Pick<QuantityFieldProps, 'title' | 'quantity' | 'action'> {
  collection: Counted;
  id: string;
}

export function ArticleQuantity({ collection, id, ...field }: ArticleQuantityProps) {
  const change = useCallback(
    (quantity: number, isTyped: boolean) => setQuantity(collection, id, quantity, isTyped),
    [collection, id],
  );
  return <QuantityField {...field} onChange={change} />;
}

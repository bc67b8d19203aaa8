import { type ReactNode, useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import styles from './RadioCard.module.css';

export interface RadioCardProps {
  /** The same for all cards of a group. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  picture?: ReactNode;
  title: string;
  badge?: ReactNode;
  /** Code, price and the like. */
  details: ReactNode;
  /** Why it may not be the one to choose. */
  warning?: ReactNode;
  /** More about it, on hover and focus. */
  tooltip?: string;
  children?: ReactNode;
}

/** One of a group of which one is chosen, with all that is needed to choose. */
export function RadioCard(props: RadioCardProps) {
  const { name, checked, onChoose, picture, title, badge, details, warning, tooltip, children } = props;
  const id = useId();
  return (
    <div className={classes(styles.card, checked && styles.checked)}>
      <input
        type="radio"
        id={id}
        className={styles.input}
        name={name}
        checked={checked}
        onChange={onChoose}
        aria-describedby={`${id}details`}
        data-tooltip={tooltip || undefined}
      />
      {picture}
      <div className={styles.words}>
        <label htmlFor={id} className={styles.title}>
          {title}
        </label>
        {badge}
        <div id={`${id}details`} className={styles.details}>
          <p>{details}</p>
          {children}
          {warning && <p className={styles.warning}>{warning}</p>}
        </div>
      </div>
    </div>
  );
}

/** A group of radio cards under a heading. */
export function RadioCards({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>{children}</div>
    </fieldset>
  );
}

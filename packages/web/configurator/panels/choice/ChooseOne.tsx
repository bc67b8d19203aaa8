import type { SingleChoice } from '@lumitor/domain/plan/editPlan';
import { Fragment, type ReactNode, useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import text from '../../../ui/text.module.css';
import hidden from '../../../ui/VisuallyHidden.module.css';
import { chooseOne } from '../../../visitor/choosing.ts';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import styles from './ChooseOne.module.css';

/** One of those of which one is chosen, with all that is needed to choose. */
export interface Card {
  /** Of the article; null for none of them. */
  id: string | null;
  /** A choice that is derived rather than an article: whether it is on, and how it is made. */
  derived?: { isChosen: boolean; choose: () => void };
  picture?: ReactNode;
  title: string;
  badge?: ReactNode;
  /** Code, price and the like. */
  details: ReactNode;
  more?: ReactNode;
  /** Why it may not be the one to choose. */
  warning?: ReactNode;
  /** More about it, on hover and focus. */
  tooltip?: string;
  /** Stands below it while it is chosen. */
  whenChosen?: ReactNode;
}

interface ChoiceCardProps extends Card {
  name: string;
  checked: boolean;
  onChoose: () => void;
}

function ChoiceCard(props: ChoiceCardProps) {
  const { name, checked, onChoose, picture, title, badge, details, more, warning, tooltip } = props;
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
        <div id={`${id}details`} className={text.faint}>
          <p>{details}</p>
          {more}
          {warning && <p className={styles.warning}>{warning}</p>}
        </div>
      </div>
    </div>
  );
}

interface ChooseOneProps {
  legend: string;
  /** Labelled for screen readers alone. */
  hideLegend?: boolean;
  choice: SingleChoice;
  cards: readonly Card[];
  /** Stands above the cards. */
  children?: ReactNode;
}

/** Cards of which one is chosen, under a heading. */
export function ChooseOne({ legend, hideLegend, choice, cards, children }: ChooseOneProps) {
  const name = useId();
  const chosenId = useChoices()[choice];
  const isDerived = cards.some(({ derived }) => derived?.isChosen);
  return (
    <fieldset>
      <legend className={hideLegend ? hidden.hidden : styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {children}
        {cards.map((card) => {
          const { id, derived } = card;
          const isChosen = derived ? derived.isChosen : !isDerived && id === chosenId;
          return (
            <Fragment key={derived ? 'derived' : (id ?? '')}>
              <ChoiceCard
                {...card}
                name={name}
                checked={isChosen}
                onChoose={derived ? derived.choose : () => chooseOne(choice, id)}
              />
              {isChosen && card.whenChosen}
            </Fragment>
          );
        })}
      </div>
    </fieldset>
  );
}

import type { SingleChoice } from '@lumitor/domain/plan/editPlan';
import { Fragment, type ReactNode, useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import text from '../../../ui/text.module.css';
import hidden from '../../../ui/VisuallyHidden.module.css';
import { chooseOne } from '../../../visitor/choosing.ts';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import styles from './ChooseOne.module.css';

export interface Card {
  id: string | null;
  derived?: { isChosen: boolean; choose: () => void };
  picture?: ReactNode;
  title: string;
  badge?: ReactNode;
  details: ReactNode;
  more?: ReactNode;
  warning?: ReactNode;
  tooltip?: string;
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
  hideLegend?: boolean;
  choice: SingleChoice;
  cards: readonly Card[];
  children?: ReactNode;
}

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

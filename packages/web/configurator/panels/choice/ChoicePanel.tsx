import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface ChoicePanelProps {
  title: string;
  /** What is chosen here, in short. */
  sum?: ReactNode;
  children: ReactNode;
}

/** One of the panels in which the visitor chooses. It can be focused when what had the focus goes away. */
export function ChoicePanel({ title, sum, children }: ChoicePanelProps) {
  const titleId = useId();
  return (
    <section data-choice-panel tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {sum && <p>{sum}</p>}
      </header>
      {children}
    </section>
  );
}

/** Gives the focus to the panel around an element that is about to go. */
export const focusPanel = (element: Element): void =>
  element.closest<HTMLElement>('[data-choice-panel]')?.focus();

import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface ChoicePanelProps {
  title: string;
  sum?: ReactNode;
  children: ReactNode;
}

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

export const focusPanel = (element: Element): void =>
  element.closest<HTMLElement>('[data-choice-panel]')?.focus();

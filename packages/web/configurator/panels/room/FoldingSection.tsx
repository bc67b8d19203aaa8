import { type ReactNode, useId, useState } from 'react';
import flow from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import { selectPart } from '../../../visitor/selected.ts';
import styles from './Room.module.css';

/** Titles of open sections; module state outlives the panel. */
const opened = new Set<string>();

interface FoldingSectionProps {
  title: string;
  note: string;
  /** Open regardless of the visitor's choice: the section contains the selection. */
  isForced?: boolean;
  children: () => ReactNode;
}

/** Closed at first (D12b). */
export function FoldingSection({ title, note, isForced = false, children }: FoldingSectionProps) {
  const [isUnfolded, setUnfolded] = useState(opened.has(title));
  const id = useId();
  const isOpen = isUnfolded || isForced;
  const toggle = () => {
    if (isOpen) opened.delete(title);
    else opened.add(title);
    setUnfolded(!isOpen);
    if (isForced) selectPart(null);
  };
  return (
    <section className={styles.item} aria-label={title}>
      <h3>
        <button
          type="button"
          className={styles.folding}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
        >
          <span className={text.heading}>{title}</span>
          <span className={text.note}>{note}</span>
        </button>
      </h3>
      {isOpen && (
        <div id={id} className={`${flow.stack} ${styles.unfolded}`}>
          {children()}
        </div>
      )}
    </section>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import flow from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import { isPart, selectPart, useSelectedPart } from '../../../visitor/selected.ts';
import type { RoomPart } from '../../../visitor/selection.ts';
import styles from './Room.module.css';

interface PartItemProps {
  part: RoomPart;
  name: string;
  note: string;
  children: () => ReactNode;
}

export function PartItem({ part, name, note, children }: PartItemProps) {
  const isOpen = isPart(useSelectedPart(), part);
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item} className={styles.item}>
      <button
        type="button"
        className={styles.folding}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => selectPart(isOpen ? null : part)}
      >
        <span className={styles.name}>{name}</span>
        <span className={text.note}>{note}</span>
      </button>
      {isOpen && (
        <fieldset id={id} className={flow.stack} aria-label={name}>
          {children()}
        </fieldset>
      )}
    </li>
  );
}

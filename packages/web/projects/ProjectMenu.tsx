import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './ProjectMenu.module.css';

export interface ProjectAct {
  text: string;
  icon: IconName;
  does: () => void;
}

export function ProjectMenu({ label, acts }: { label: string; acts: readonly ProjectAct[] }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') close();
    const buttons = [...(place.current?.querySelectorAll('button') ?? [])];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = buttons.findIndex((button) => button.matches(':focus'));
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and arrows work wherever in here the focus is
    <div
      ref={place}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <IconButton
        icon="more"
        label={label}
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        // Safari does not focus buttons on click, so the list takes the focus.
        <div id={id} className={styles.acts} tabIndex={-1}>
          {acts.map(({ text, icon, does }) => (
            <button
              key={text}
              type="button"
              onClick={() => {
                close();
                does();
              }}
            >
              <Icon name={icon} size={16} />
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

import type { Deg } from '@lumitor/domain/units';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import styles from './DockMenu.module.css';
import type { IconName } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

interface DockMenuProps {
  icon: IconName;
  label: string;
  turn?: Deg;
  isAtEnd?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export default function DockMenu({ icon, label, turn = 0, isAtEnd, className, children }: DockMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const closeOutside = ({ target }: Event) => {
      const isDialog = target instanceof Element && target.closest('dialog');
      if (target instanceof Node && !isDialog && !menu.current?.contains(target)) setOpen(false);
    };
    for (const event of ['pointerdown', 'focusin'])
      document.addEventListener(event, closeOutside, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the popover wherever in it the focus is
    <div
      ref={menu}
      className={classes(styles.menu, className)}
      data-end={isAtEnd || undefined}
      onKeyDown={onKeyDown}
    >
      <IconButton
        ref={opener}
        className={styles.opener}
        style={{ '--turn': `${turn}deg` } as CSSProperties}
        icon={icon}
        label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a command clicks it
        // biome-ignore lint/a11y/noStaticElementInteractions: its commands are buttons
        <div
          className={styles.popover}
          onClick={({ target }) => (target as Element).closest('[data-leaves]') && setOpen(false)}
        >
          {children}
        </div>
      )}
    </div>
  );
}

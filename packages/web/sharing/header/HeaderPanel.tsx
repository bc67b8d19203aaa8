import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './header.module.css';
import { closePanel } from './panelStore.ts';

interface HeaderPanelProps {
  title: string;
  note?: string;
  isWide?: boolean;
  isAtEnd?: boolean;
  tone?: 'bad';
  children: ReactNode;
}

export function HeaderPanel({ title, note, isWide, isAtEnd, tone, children }: HeaderPanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = panel.current?.parentElement;
    panel.current?.focus({ preventScroll: true });
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        const isInside = target instanceof Element && (opener?.contains(target) || target.closest('dialog'));
        if (!isInside) closePanel();
      },
      { signal },
    );
    opener?.addEventListener(
      'keydown',
      (event) => {
        // Escape in a dialog opened by the panel closes only the dialog.
        if (event.key !== 'Escape' || (event.target as Element).closest('dialog')) return;
        event.stopPropagation();
        closePanel();
        opener.querySelector('button')?.focus();
      },
      { signal },
    );
    return () => leaving.abort();
  }, []);
  return (
    <section
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes(styles.panel, isWide && styles.wide, isAtEnd && styles.atEnd)}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={classes(tone === 'bad' && styles.bad)}>
          {title}
        </h2>
        {note && <span>{note}</span>}
      </div>
      {children}
    </section>
  );
}

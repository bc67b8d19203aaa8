import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { usePlan } from '../../visitor/configuratorStore.ts';
import type { ShownState } from '../projectState.ts';
import styles from './header.module.css';
import { panelStore, togglePanel } from './panelStore.ts';
import { StatePanel } from './StatePanel.tsx';
import { stateWords } from './stateWords.ts';

const ICONS: Record<ShownState['kind'], IconName | null> = {
  saved: 'check',
  unsaved: 'warning',
  shared: null,
  live: null,
  offline: 'offline',
  conflict: 'warning',
};

interface StateButtonProps {
  state: ShownState;
  isSheet: boolean;
  onCopy: (() => void) | undefined;
  isSending: boolean;
}

/** Announces changes of the state; a conflict opens the panel. */
export function StateButton({ state, isSheet, onCopy, isSending }: StateButtonProps) {
  const { t } = useTranslation();
  const { name } = usePlan();
  const isOpen = useStore(panelStore, ({ open }) => open === 'state');
  const { kind } = state;
  const isConflict = kind === 'conflict';
  useEffect(() => {
    if (isConflict) panelStore.setState({ open: 'state' });
  }, [isConflict]);
  const words = stateWords(state, t);
  const icon = ICONS[kind];
  const known = useRef(words);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (known.current !== words) setAnnounced(words);
    known.current = words;
  }, [words]);
  return (
    <span className={styles.opener}>
      <button
        type="button"
        className={classes(isSheet ? styles.sheet : styles.state, styles[kind])}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-busy={isSending}
        onClick={() => togglePanel('state')}
      >
        {isSheet && <bdi className={styles.sheetName}>{name || t('sharing.unnamed')}</bdi>}
        <span className={styles.words}>
          {icon ? <Icon name={icon} size={16} /> : <i className={styles.dot} />}
          <span>{words}</span>
        </span>
      </button>
      <span role={isConflict ? 'alert' : 'status'}>
        <VisuallyHidden>{announced}</VisuallyHidden>
      </span>
      {isOpen && <StatePanel state={state} renames={isSheet} onCopy={onCopy} />}
    </span>
  );
}

import { MAX_NAME } from '@lumitor/domain/plan/plan';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { configuratorStore, planNow, usePlan } from '../../visitor/configuratorStore.ts';
import { edit } from '../../visitor/editing.ts';
import styles from './header.module.css';

const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

export function rename(name: string): void {
  const trimmed = name.trim();
  if (trimmed !== planNow().name) edit({ kind: 'setName', name: trimmed });
}

export function NameField() {
  const { t } = useTranslation();
  const { name } = usePlan();
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isTyping = typed !== null;
  useEffect(() => {
    const start = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F2' || isTypedIn(event.target) || configuratorStore.getState().isSeenOnly) return;
      event.preventDefault();
      setTyped(planNow().name);
    };
    addEventListener('keydown', start);
    return () => removeEventListener('keydown', start);
  }, []);
  const hasTyped = useRef(false);
  useEffect(() => {
    if (!isTyping && hasTyped.current) button.current?.focus();
    hasTyped.current = isTyping;
  }, [isTyping]);
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className={styles.name}
        aria-label={t('sharing.renameOf', { name: name || t('sharing.unnamed') })}
        data-tooltip={`${t('sharing.rename')} · F2`}
        onClick={() => setTyped(name)}
      >
        <bdi>{name || t('sharing.unnamed')}</bdi>
        <Icon name="edit" size={16} />
      </button>
    );
  const store = () => {
    rename(typed);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') store();
    else if (event.key === 'Escape') setTyped(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: a click or F2 has asked for the field
      autoFocus
      className={styles.field}
      aria-label={t('sharing.projectName')}
      placeholder={t('sharing.unnamed')}
      maxLength={MAX_NAME}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={store}
      onKeyDown={onKeyDown}
    />
  );
}

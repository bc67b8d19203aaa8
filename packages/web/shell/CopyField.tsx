import type { Ms } from '@lumitor/domain/units';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './CopyField.module.css';

const CONFIRMATION_TIME: Ms = 2500;

interface CopyFieldProps {
  label: string;
  hideLabel?: boolean;
  value: string;
}

export function CopyField({ label, hideLabel = false, value }: CopyFieldProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'ready' | 'copied' | 'byHand'>('ready');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('ready'), CONFIRMATION_TIME);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      // Copying is forbidden, or the page is not on a secure origin.
      place.current?.querySelector('input')?.select();
      setState('byHand');
    }
  };
  const isCopied = state === 'copied';
  return (
    <div ref={place} className={styles.copy}>
      <TextField
        label={label}
        hideLabel={hideLabel}
        readOnly
        value={value}
        onChange={() => {}}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        {t(isCopied ? 'summary.copied' : 'summary.copy')}
      </Button>
      <p role="status">
        {state === 'byHand' && t('summary.copyByHand')}
        {isCopied && <VisuallyHidden>{t('summary.copied')}</VisuallyHidden>}
      </p>
    </div>
  );
}

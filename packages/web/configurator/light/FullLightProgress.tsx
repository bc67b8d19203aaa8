import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { useFullLight } from './fullLightStore.ts';
import styles from './Readings.module.css';

interface FullLightProgressProps {
  onCancel: () => void;
  onResume: () => void;
}

export function FullLightProgress({ onCancel, onResume }: FullLightProgressProps) {
  const { t } = useTranslation();
  const light = useFullLight();
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current) root.current?.querySelector('button')?.focus();
    hadFocus.current = false;
  });
  const isShown = light.step === 'cancelled' || (light.step === 'computing' && light.share !== null);
  return (
    <div ref={root} className={isShown ? styles.progress : undefined}>
      <span role="status">
        {light.step === 'cancelled' && t('light.cancelled')}
        {isShown && light.step === 'computing' && t('light.computingFull')}
      </span>
      {light.step === 'computing' && light.share !== null && (
        <>
          <progress value={light.share} aria-label={t('light.computingFull')} />
          <Button
            size="small"
            onClick={() => {
              hadFocus.current = true;
              onCancel();
            }}
          >
            {t('light.cancel')}
          </Button>
        </>
      )}
      {light.step === 'cancelled' && (
        <Button size="small" onClick={onResume}>
          {t('light.resume')}
        </Button>
      )}
    </div>
  );
}

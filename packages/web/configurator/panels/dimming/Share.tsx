import type { ReactNode } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { settleTyping } from '../../../visitor/typing.ts';
import { NumberField } from '../../NumberField.tsx';
import styles from './dimming.module.css';

interface ShareProps {
  name: string;
  details?: ReactNode;
  percent: number;
  onChange: (percent: number) => unknown;
}

export function SceneShare({ name, details, percent, onChange }: ShareProps) {
  const { t } = useTranslation();
  const label = t('dimming.percentOf', { name });
  return (
    <div className={styles.share}>
      <p className={styles.shareName}>
        {name}
        <span className={styles.details}>{details}</span>
      </p>
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={`${percent} %`}
        min={0}
        max={100}
        value={percent}
        style={{ backgroundSize: `${percent}% 100%` }}
        onChange={({ target }) => onChange(Number(target.value))}
        onPointerUp={settleTyping}
        onKeyUp={settleTyping}
        onBlur={settleTyping}
      />
      <NumberField
        isLive
        hideLabel
        label={label}
        value={percent}
        min={0}
        max={100}
        suffix="%"
        className={styles.percent ?? ''}
        onChange={onChange}
      />
    </div>
  );
}

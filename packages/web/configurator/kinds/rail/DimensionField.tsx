import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { typedLength } from '@lumitor/domain/translation/typedLength';
import { type Ref, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useLayout } from '../../../visitor/configuratorStore.ts';
import { setStepLength } from '../../../visitor/lengths.ts';
import { useEditProblem } from '../../../visitor/useEditProblem.ts';
import styles from './LengthField.module.css';

export interface DimensionFieldProps {
  stepId: string;
  onClose: () => void;
  onShown: () => void;
  ref: Ref<HTMLDivElement>;
}

export default function DimensionField({ stepId, onClose, onShown, ref }: DimensionFieldProps) {
  const { t } = useTranslation();
  const placed = findPlaced(geometryOf(useLayout()), stepId);
  const [typed, setTyped] = useState(() => String(placed?.step.frameLength ?? ''));
  const problem = useEditProblem();
  const show = useEffectEvent(onShown);
  useLayoutEffect(() => show(), []);
  if (!placed) return null;
  return (
    <Panel ref={ref} className={styles.dimension}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (setStepLength(stepId, typedLength(typed))) onClose();
        }}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <TextField
          label={t('canvas.lengthOfStep', { number: placed.index + 1 })}
          hideLabel
          autoFocus
          value={typed}
          onChange={setTyped}
          suffix="cm"
          inputMode="decimal"
          autoComplete="off"
          error={problem}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => onClose()}
        />
      </form>
    </Panel>
  );
}

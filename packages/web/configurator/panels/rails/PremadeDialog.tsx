import type { PremadeOption } from '@lumitor/domain/layout/layout';
import { BENT_LENGTHS, lengthFault, MAX_LENGTH, MIN_LENGTH } from '@lumitor/domain/layout/length';
import { outerSize } from '@lumitor/domain/layout/premade';
import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useLayout } from '../../store/configuratorStore.ts';
import { applyPremade } from '../../store/editing.ts';
import { typedLength } from '../../store/typedLength.ts';
import styles from './Premade.module.css';

/** Asks for the size of a ready-made layout and lays it. */
export default function PremadeDialog({ option, onClose }: { option: PremadeOption; onClose: () => void }) {
  const { t } = useTranslation();
  const layout = useLayout();
  const [width, setWidth] = useState('300');
  const [height, setHeight] = useState('200');
  const [bent, setBent] = useState<string>('100');
  const [wasTried, setTried] = useState(false);
  const faultOf = (typed: string) => {
    const fault = lengthFault(typedLength(typed), false);
    return fault && wasTried ? t(`problem.${fault}`, { min: MIN_LENGTH, max: MAX_LENGTH }) : undefined;
  };
  const isValid = [width, height].every((typed) => !lengthFault(typedLength(typed), false));
  const outer = isValid ? outerSize(option, typedLength(width), typedLength(height), Number(bent)) : null;
  const lay = () => {
    setTried(true);
    if (isValid && applyPremade(option, typedLength(width), typedLength(height), Number(bent))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`rails.premade_${option}`)}
      footer={
        <>
          <Button onClick={onClose}>{t('rails.cancel')}</Button>
          <Button variant="primary" onClick={lay}>
            {t('rails.lay')}
          </Button>
        </>
      }
    >
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          lay();
        }}
      >
        <TextField
          label={t('rails.width')}
          value={width}
          onChange={setWidth}
          suffix="cm"
          inputMode="numeric"
          error={faultOf(width)}
        />
        <TextField
          label={t('rails.height')}
          value={height}
          onChange={setHeight}
          suffix="cm"
          inputMode="numeric"
          error={faultOf(height)}
        />
        {option === 'option1Curved' && (
          <Segmented
            className={styles.size}
            label={t('rails.bentLength')}
            value={bent}
            options={BENT_LENGTHS.map((length) => ({ value: String(length), label: `${length} cm` }))}
            onChange={setBent}
          />
        )}
        <p className={styles.size} aria-live="polite">
          {outer && t('rails.outerSize', outer)} {layout.steps.length > 0 && t('rails.replaces')}
        </p>
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

import type { PremadeOption } from '@lumitor/domain/layout/layout';
import { lengthFault, MAX_LENGTH, MIN_LENGTH, radiusOf } from '@lumitor/domain/layout/length';
import { outerSize, runsWithin } from '@lumitor/domain/layout/premadeSize';
import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { applyPremade, premadeIn } from '../../../visitor/anew.ts';
import { useLayout } from '../../../visitor/configuratorStore.ts';
import { useRoom } from '../../../visitor/room.ts';
import { useBentLengths } from '../../../visitor/sold.ts';
import { typedLength } from '../../../visitor/typedLength.ts';
import styles from './Premade.module.css';
import { PremadePicture } from './PremadePicture.tsx';

type Measure = 'runs' | 'outer';

/** Asks for the size of a ready-made layout and lays it; a rectangle with bent corners by its runs or its outer size. */
export default function PremadeDialog({ option, onClose }: { option: PremadeOption; onClose: () => void }) {
  const { t } = useTranslation();
  const layout = useLayout();
  const room = useRoom();
  const [a, setA] = useState('300');
  const [b, setB] = useState('200');
  const bentLengths = useBentLengths();
  const [bent, setBent] = useState(String(bentLengths[0]));
  const [measure, setMeasure] = useState<Measure>('runs');
  const [wasTried, setTried] = useState(false);
  const isOuter = measure === 'outer';
  const isCurved = option === 'option1Curved';

  const typed = { width: typedLength(a), height: typedLength(b) };
  const outer = isOuter ? typed : outerSize(option, typed.width, typed.height, Number(bent));
  const { runs } = runsWithin(option, outer, Number(bent));
  const premade = runs && { option, ...runs, bentLength: Number(bent) };
  const isTooLarge = room !== null && premade && !premadeIn(room, premade).isInside;
  const corners = isOuter ? outerSize(option, 0, 0, Number(bent)).width : 0;
  const faultOf = (length: number) => {
    const fault = lengthFault(length - corners, false);
    const limits = { min: MIN_LENGTH + corners, max: MAX_LENGTH + corners };
    return fault && wasTried ? t(`problem.${fault}`, limits) : undefined;
  };
  const measureBy = (next: Measure) => {
    if (runs) {
      const { width, height } = next === 'outer' ? outer : runs;
      setA(String(width));
      setB(String(height));
    }
    setMeasure(next);
  };
  const lay = () => {
    setTried(true);
    if (premade && applyPremade(premade)) onClose();
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
        <PremadePicture option={option} isOuter={isOuter} />
        {isCurved && (
          <Segmented<Measure>
            className={styles.size}
            label={t('rails.measure')}
            value={measure}
            options={[
              { value: 'runs', label: t('rails.measure_runs') },
              { value: 'outer', label: t('rails.measure_outer') },
            ]}
            onChange={measureBy}
          />
        )}
        <TextField
          label={t('rails.sideA')}
          value={a}
          onChange={setA}
          suffix="cm"
          inputMode="numeric"
          error={faultOf(typed.width)}
        />
        <TextField
          label={t('rails.sideB')}
          value={b}
          onChange={setB}
          suffix="cm"
          inputMode="numeric"
          error={faultOf(typed.height)}
        />
        {isCurved && (
          <Segmented
            className={styles.size}
            label={t('rails.bentLength')}
            value={bent}
            options={bentLengths.map((length) => ({
              value: String(length),
              label: `${length} cm, ${t('canvas.radius', { radius: Math.round(radiusOf(length)) })}`,
            }))}
            onChange={setBent}
          />
        )}
        <p className={styles.size} aria-live="polite">
          {runs && (isOuter ? t('rails.runsSize', runs) : t('rails.outerSize', outer))}{' '}
          {isTooLarge && `${t('rails.largerThanRoom')} `}
          {layout.steps.length > 0 && t('rails.replaces')}
        </p>
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

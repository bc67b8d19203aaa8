import type { PremadeOption } from '@lumitor/domain/kinds/rail/layout';
import { lengthFault, MAX_LENGTH, MIN_LENGTH, radiusOf } from '@lumitor/domain/kinds/rail/length';
import { outerSize, runsWithin } from '@lumitor/domain/kinds/rail/premadeSize';
import { typedLength } from '@lumitor/domain/translation/typedLength';
import type { Cm } from '@lumitor/domain/units';
import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useLayout } from '../../../visitor/configuratorStore.ts';
import { useRoom } from '../../../visitor/room.ts';
import { useBentLengths } from '../../../visitor/sold.ts';
import { applyPremade, premadeIn } from '../../../visitor/startOver.ts';
import styles from './rails.module.css';

const RADIUS = 28;
const LEFT = 12;
const RIGHT = 180;
const TOP = 36;
const BOTTOM = 124;

const RAILS: Record<PremadeOption, string> = {
  L: `M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}`,
  U: `M${LEFT} ${BOTTOM}V${TOP}H${RIGHT}V${BOTTOM}`,
  T: `M${LEFT} ${TOP}H${RIGHT}M${(LEFT + RIGHT) / 2} ${TOP}V${BOTTOM}`,
  option1: `M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z`,
  option1Curved: `M${LEFT + RADIUS} ${TOP}H${RIGHT - RADIUS}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} ${RADIUS}V${BOTTOM - RADIUS}a${RADIUS} ${RADIUS} 0 0 1 ${-RADIUS} ${RADIUS}H${LEFT + RADIUS}a${RADIUS} ${RADIUS} 0 0 1 ${-RADIUS} ${-RADIUS}V${TOP + RADIUS}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} ${-RADIUS}Z`,
};

function PremadePicture({ option, isOuter }: { option: PremadeOption; isOuter: boolean }) {
  const { t } = useTranslation();
  const inset = option === 'option1Curved' && !isOuter ? RADIUS : 0;
  const [x1, x2] = [LEFT + inset, RIGHT - inset];
  const [y1, y2] = [TOP + inset, BOTTOM - inset];
  return (
    <svg viewBox="0 0 224 136" className={styles.picture} role="img" aria-label={t('rails.sides')}>
      <path className={styles.rails} d={RAILS[option]} />
      <path d={`M${x1} 10v12M${x2} 10v12M${x1} 16H${x2}M198 ${y1}h12M198 ${y2}h12M204 ${y1}V${y2}`} />
      <text x={(LEFT + RIGHT) / 2} y="20">
        A
      </text>
      <text x="204" y={(TOP + BOTTOM) / 2 + 4}>
        B
      </text>
    </svg>
  );
}

type Measure = 'runs' | 'outer';
const MEASURES: readonly Measure[] = ['runs', 'outer'];
type Side = 'width' | 'height';
const SIDES: readonly Side[] = ['width', 'height'];

function useTypedSize(option: PremadeOption, bent: Cm) {
  const { t } = useTranslation();
  const room = useRoom();
  const [typed, setTyped] = useState({ width: '300', height: '200' });
  const [measure, setMeasure] = useState<Measure>('runs');
  const [wasTried, setTried] = useState(false);
  const isOuter = measure === 'outer';
  const size = { width: typedLength(typed.width), height: typedLength(typed.height) };
  const outer = isOuter ? size : outerSize(option, size.width, size.height, bent);
  const { runs } = runsWithin(option, outer, bent);
  const premade = runs && { option, ...runs, bentLength: bent };
  const corners = isOuter ? outerSize(option, 0, 0, bent).width : 0;
  return {
    typed,
    measure,
    runs,
    outer,
    isTooLarge: room !== null && premade && !premadeIn(room, premade).isInside,
    type: (side: Side, text: string) => setTyped({ ...typed, [side]: text }),
    faultOf(side: Side) {
      const fault = lengthFault(size[side] - corners, false);
      const limits = { min: MIN_LENGTH + corners, max: MAX_LENGTH + corners };
      return fault && wasTried ? t(`problem.${fault}`, limits) : undefined;
    },
    measureBy(next: Measure) {
      const same = next === 'outer' ? outer : runs;
      if (runs && same) setTyped({ width: String(same.width), height: String(same.height) });
      setMeasure(next);
    },
    lay() {
      setTried(true);
      return premade !== undefined && applyPremade(premade);
    },
  };
}

export default function PremadeDialog({ option, onClose }: { option: PremadeOption; onClose: () => void }) {
  const { t } = useTranslation();
  const layout = useLayout();
  const bentLengths = useBentLengths();
  const [bent, setBent] = useState(String(bentLengths[0]));
  const size = useTypedSize(option, Number(bent));
  const { measure, runs, outer } = size;
  const isCurved = option === 'option1Curved';
  const lay = () => size.lay() && onClose();
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
        <PremadePicture option={option} isOuter={measure === 'outer'} />
        {isCurved && (
          <Segmented
            className={styles.size}
            label={t('rails.measure')}
            value={measure}
            options={MEASURES.map((value) => ({
              value,
              label: t(`rails.measure_${value}`),
            }))}
            onChange={size.measureBy}
          />
        )}
        {SIDES.map((side) => (
          <TextField
            key={side}
            label={t(side === 'width' ? 'rails.sideA' : 'rails.sideB')}
            value={size.typed[side]}
            onChange={(text) => size.type(side, text)}
            suffix="cm"
            inputMode="numeric"
            error={size.faultOf(side)}
          />
        ))}
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
          {runs && (measure === 'outer' ? t('rails.runsSize', runs) : t('rails.outerSize', outer))}{' '}
          {size.isTooLarge && `${t('rails.largerThanRoom')} `}
          {layout.steps.length > 0 && t('rails.replaces')}
        </p>
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

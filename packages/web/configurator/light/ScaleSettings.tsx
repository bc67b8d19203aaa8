import {
  faultOfEnds,
  MOST_LUX,
  SCALE_ENDS,
  SCALE_KINDS,
  type ScaleChoice,
  USUAL_SCALE,
} from '@lumitor/domain/light/scaleChoice';
import type { ScaleEnds } from '@lumitor/domain/light/scaleSteps';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Lux } from '@lumitor/domain/units';
import { useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { setMapScale, useMapScale } from '../../visitor/mapScale.ts';
import styles from './MapScale.module.css';

const FIELDS = ['least', 'greatest'] as const;
type Field = (typeof FIELDS)[number];

function readLux(typed: string): Lux {
  const digits = typed.replaceAll(/\s|lx/gi, '').replace(',', '.');
  return digits === '' ? Number.NaN : Math.round(10 * Number(digits)) / 10;
}

function TypedEnds({ choice, isLogarithmic }: { choice: ScaleChoice; isLogarithmic: boolean }) {
  const { t, language } = useTranslation();
  const shown = (lux: Lux) => formatNumber(lux, language);
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [isLeft, setLeft] = useState(false);
  const target = (field: Field): Lux => {
    const text = typed[field];
    return text === undefined ? choice[field] : readLux(text);
  };
  const ends: ScaleEnds = { least: target('least'), greatest: target('greatest'), isLogarithmic };
  const fault = faultOfEnds(ends);
  const wrong = isLeft || isLogarithmic !== choice.isLogarithmic ? fault : null;
  const leave = () => {
    setLeft(true);
    if (fault) return;
    setMapScale(ends);
    setTyped({});
  };
  return (
    <div className={styles.ends}>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={t(`light.scale_${field}`)}
          suffix="lx"
          inputMode="decimal"
          autoComplete="off"
          value={typed[field] ?? shown(choice[field])}
          error={
            wrong?.field === field
              ? t(`light.scaleFault_${wrong.fault}`, { least: shown(ends.least), most: shown(MOST_LUX) })
              : undefined
          }
          onChange={(text) => {
            setTyped({ ...typed, [field]: text });
            setLeft(false);
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave();
          }}
        />
      ))}
    </div>
  );
}

interface ScaleSettingsProps {
  thresholds: readonly Lux[];
  isKindFixed: boolean;
}

export function ScaleSettings({ thresholds, isKindFixed }: ScaleSettingsProps) {
  const { t } = useTranslation();
  const choice = useMapScale();
  const [isLogarithmic, setLogarithmic] = useState(choice.isLogarithmic);
  const [least = choice.least, greatest = choice.greatest] = [thresholds[0], thresholds.at(-1)];
  const chooseSteps = (target: boolean) => {
    setLogarithmic(target);
    const isFine = faultOfEnds({ ...choice, isLogarithmic: target }) === null;
    if (isFine) setMapScale({ isLogarithmic: target });
    else if (choice.ends !== 'typed')
      setMapScale({ ...USUAL_SCALE, kind: choice.kind, ends: choice.ends, isLogarithmic: target });
  };
  return (
    <>
      {!isKindFixed && (
        <Segmented
          label={t('light.scaleKind')}
          value={choice.kind}
          onChange={(kind) => setMapScale({ kind })}
          options={SCALE_KINDS.map((value) => ({ value, label: t(`light.scaleKind_${value}`) }))}
        />
      )}
      {choice.kind === 'falseColour' && (
        <>
          <Segmented
            label={t('light.scaleEnds')}
            value={choice.ends}
            onChange={(ends) => setMapScale({ ends, ...(ends === 'typed' && { least, greatest }) })}
            options={SCALE_ENDS.map((value) => ({ value, label: t(`light.scaleEnds_${value}`) }))}
          />
          {choice.ends === 'typed' && <TypedEnds choice={choice} isLogarithmic={isLogarithmic} />}
          <Segmented
            label={t('light.scaleSteps')}
            value={isLogarithmic ? 'logarithmic' : 'linear'}
            onChange={(steps) => chooseSteps(steps === 'logarithmic')}
            options={(['logarithmic', 'linear'] as const).map((value) => ({
              value,
              label: t(`light.scaleSteps_${value}`),
            }))}
          />
        </>
      )}
    </>
  );
}

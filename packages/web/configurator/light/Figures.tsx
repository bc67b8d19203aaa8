import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import type { Light, LightFigures } from '@lumitor/domain/light/scene';
import {
  type Bound,
  displayLux,
  displayRounded,
  formatLux,
  formatNumber,
  formatUniformity,
} from '@lumitor/domain/translation/figures';
import type { Lux } from '@lumitor/domain/units';
import { TargetGauge } from '../../light/TargetGauge.tsx';
import { useTranslation } from '../../translation/useTranslation.ts';
import styles from './Readings.module.css';

const U0 = (
  <>
    U<sub>0</sub>
  </>
);

export interface FiguresProps {
  figures: LightFigures;
  target: LightTarget | null;
  isRough: boolean;
}

/** Mean and uniformity, or the greatest value under a limit (D50). */
export function Figures({ figures, target, isRough }: FiguresProps) {
  const about = (text: string) => (isRough ? `≈ ${text}` : text);
  const { t, language } = useTranslation();
  const { mean, greatest, uniformity } = figures;
  const lux = (value: Lux, bound?: Bound) => formatLux(displayLux(value, bound), language);
  const least = target?.kind === 'least' ? target : null;
  const meanTarget = least && {
    value: least.lux,
    text: t('light.target', { value: lux(least.lux) }),
    sign: `≥ ${formatNumber(least.lux, language)}`,
    isMost: false,
  };
  if (target && !least)
    return (
      <TargetGauge
        label={t('light.greatestLabel')}
        sign={t('light.most')}
        value={greatest}
        text={about(lux(greatest, { value: target.lux, isLeast: false }))}
        target={{
          value: target.lux,
          text: t('light.targetMost', { value: lux(target.lux) }),
          sign: `≤ ${formatNumber(target.lux, language)}`,
          isMost: true,
        }}
      />
    );
  const even = (value: number, bound?: Bound) =>
    formatUniformity(displayRounded(value, 100, bound), language);
  const atLeast = (value: number | undefined): Bound | undefined =>
    value === undefined ? undefined : { value, isLeast: true };
  const evenTarget = least?.uniformity && {
    value: least.uniformity,
    text: t('light.target', { value: even(least.uniformity) }),
    sign: `≥ ${even(least.uniformity)}`,
    isMost: false,
  };
  return (
    <>
      <TargetGauge
        label={t('light.mean')}
        sign="Ē"
        value={mean}
        text={about(lux(mean, atLeast(least?.lux)))}
        target={meanTarget}
      />
      <TargetGauge
        label={t('light.uniformity')}
        sign={U0}
        value={uniformity}
        text={about(even(uniformity, atLeast(least?.uniformity)))}
        target={evenTarget || null}
      />
      <p className={styles.most}>
        {t('light.most')} {about(lux(greatest))}
      </p>
    </>
  );
}

export function Extremes({ light, target }: { light: Light; target: LightTarget | null }) {
  const { t, language } = useTranslation();
  const { figures, grid } = light;
  if (!figures) return null;
  const most = target?.kind === 'greatest' ? target.lux : null;
  const tooBright = most === null ? 0 : grid.filter(({ lux }) => lux > most).length;
  const text = (value: number) => formatLux(displayLux(value), language);
  return (
    <>
      <span>{t('light.least', { value: text(figures.least) })}</span>
      <span>
        {most === null ? t('light.greatest', { value: text(figures.greatest) }) : `Ē ${text(figures.mean)}`}
      </span>
      {tooBright > 0 && <strong>{t('light.tooBright', { count: tooBright, all: grid.length })}</strong>}
    </>
  );
}

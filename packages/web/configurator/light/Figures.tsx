import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import type { Light, LightFigures } from '@lumitor/domain/light/scene';
import { formatLux, formatUniformity } from '@lumitor/domain/translation/figures';
import { TargetGauge } from '../../light/TargetGauge.tsx';
import { useTranslation } from '../../translation/useTranslation.ts';

const U0 = (
  <>
    U<sub>0</sub>
  </>
);

/** Told in whole steps: what falls short of its target never looks as if it had reached it. */
const toldOf = (value: number, target: number | undefined, steps: number): number =>
  (target !== undefined && value < target ? Math.floor(value * steps) : Math.round(value * steps)) / steps;

/** Mean and uniformity, or where no point may be brighter the greatest, against their targets (D50). */
export function Figures({ figures, target }: { figures: LightFigures; target: LightTarget | null }) {
  const { t, language } = useTranslation();
  const { mean, greatest, uniformity } = figures;
  const lux = (value: number) => formatLux(value, language);
  const isLeast = target?.kind === 'least';
  const wanted = isLeast ? target.uniformity : undefined;
  const shownMean = mean < 10 ? mean : toldOf(mean, isLeast ? target.lux : undefined, 1);
  return (
    <>
      <TargetGauge
        label={t('light.mean')}
        sign="Ē"
        value={mean}
        told={lux(shownMean)}
        target={
          isLeast
            ? { value: target.lux, told: t('light.target', { value: lux(target.lux) }), isMost: false }
            : null
        }
      />
      {target?.kind === 'greatest' && (
        <TargetGauge
          label={t('light.greatestLabel')}
          sign={t('light.most')}
          value={greatest}
          told={lux(greatest > target.lux ? Math.ceil(greatest) : greatest)}
          target={{
            value: target.lux,
            told: t('light.targetMost', { value: lux(target.lux) }),
            isMost: true,
          }}
        />
      )}
      <TargetGauge
        label={t('light.uniformity')}
        sign={U0}
        value={uniformity}
        told={formatUniformity(toldOf(uniformity, wanted, 100), language)}
        target={
          wanted === undefined
            ? null
            : {
                value: wanted,
                told: t('light.target', { value: formatUniformity(wanted, language) }),
                isMost: false,
              }
        }
      />
    </>
  );
}

/** Least and greatest, and how much of the grid is brighter than it may be. */
export function Extremes({ light, target }: { light: Light; target: LightTarget | null }) {
  const { t, language } = useTranslation();
  const { figures, grid } = light;
  if (!figures) return null;
  const tooBright = target?.kind === 'greatest' ? grid.filter(({ lux }) => lux > target.lux).length : 0;
  return (
    <>
      <span>{t('light.least', { value: formatLux(figures.least, language) })}</span>
      <span>{t('light.greatest', { value: formatLux(figures.greatest, language) })}</span>
      {tooBright > 0 && <strong>{t('light.tooBright', { count: tooBright, all: grid.length })}</strong>}
    </>
  );
}

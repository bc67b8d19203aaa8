import { sceneName } from '@lumitor/domain/lists/commissioning';
import { formatLux, formatNumber, formatUniformity } from '@lumitor/domain/translation/figures';
import table from '../../../parts/table.module.css';
import { useTranslation } from '../../../translation/useTranslation.ts';
import text from '../../../ui/text.module.css';
import styles from './dimming.module.css';
import type { SceneFigures } from './useCompared.ts';

/** All scenes side by side: light, power, energy (D69). */
export function Comparison({ compared }: { compared: readonly SceneFigures[] }) {
  const { t, language } = useTranslation();
  const whole = (value: number) => formatNumber(Math.round(value), language);
  const isEnergyTold = compared.some(({ energy }) => energy !== null);
  const heads = ['Ē', 'U₀', t('scenes.powerColumn'), ...(isEnergyTold ? [t('scenes.energyColumn')] : [])];
  return (
    <section className={styles.section} aria-label={t('dimming.compare')}>
      <table className={table.table}>
        <caption className={table.caption}>{t('dimming.compare')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('scenes.scene')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={table.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compared.map(({ scene, light, watts, energy }) => (
            <tr key={scene?.number ?? 'all'}>
              <th scope="row">{sceneName(scene, t)}</th>
              <td className={table.number}>{light ? formatLux(light.mean, language) : '–'}</td>
              <td className={table.number}>{light ? formatUniformity(light.uniformity, language) : '–'}</td>
              <td className={table.number}>{whole(watts)}</td>
              {isEnergyTold && <td className={table.number}>{energy === null ? '–' : whole(energy)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {compared.every(({ light }) => !light) && <p className={text.faint}>{t('dimming.withoutFigures')}</p>}
    </section>
  );
}

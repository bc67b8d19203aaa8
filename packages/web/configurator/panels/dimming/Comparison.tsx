import { sceneName } from '@lumitor/domain/dimming/names';
import { formatLux, formatNumber, formatUniformity } from '@lumitor/domain/translation/figures';
import { figures, Table } from '../../../parts/Table.tsx';
import { useTranslation } from '../../../translation/useTranslation.ts';
import text from '../../../ui/text.module.css';
import styles from './dimming.module.css';
import type { SceneFigures } from './useCompared.ts';

export function SceneComparison({ compared }: { compared: readonly SceneFigures[] }) {
  const { t, language } = useTranslation();
  const whole = (value: number) => formatNumber(Math.round(value), language);
  const isEnergyShown = compared.some(({ energy }) => energy !== null);
  const heads = ['Ē', 'U₀', t('scenes.powerColumn'), ...(isEnergyShown ? [t('scenes.energyColumn')] : [])];
  return (
    <section className={styles.section} aria-label={t('dimming.compare')}>
      <Table
        caption={t('dimming.compare')}
        columns={[{ key: 'scene', head: t('scenes.scene') }, ...heads.map((head) => figures(head, head))]}
        rows={compared.map(({ scene, light, watts, energy }) => ({
          key: scene?.number ?? 'all',
          head: sceneName(scene, t),
          cells: [
            light ? formatLux(light.mean, language) : '–',
            light ? formatUniformity(light.uniformity, language) : '–',
            whole(watts),
            ...(isEnergyShown ? [energy === null ? '–' : whole(energy)] : []),
          ],
        }))}
      />
      {compared.every(({ light }) => !light) && <p className={text.faint}>{t('dimming.withoutFigures')}</p>}
    </section>
  );
}

import { sceneName } from '@lumitor/domain/dimming/names';
import { commissioningCells } from '@lumitor/domain/lists/commissioning';
import { articleName } from '@lumitor/domain/translation/articleName';
import { formatLux, formatNumber, formatUniformity } from '@lumitor/domain/translation/figures';
import { useState } from 'react';
import { fileNameOf, saveFile } from '../../../parts/file.ts';
import { figures, Table } from '../../../parts/Table.tsx';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import text from '../../../ui/text.module.css';
import { useChoices, usePlan } from '../../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../../visitor/derived.ts';
import { useInstallation } from '../../../visitor/installation.ts';
import styles from './dimming.module.css';
import { Groups } from './Groups.tsx';
import { Scenes } from './Scenes.tsx';
import { type SceneFigures, useCompared } from './useCompared.ts';

function SceneComparison({ compared }: { compared: readonly SceneFigures[] }) {
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

function CommissioningFile({ isDali }: { isDali: boolean }) {
  const { t, language } = useTranslation();
  const plan = usePlan();
  const installation = useInstallation();
  const catalogue = useCatalogue();
  const [hasFailed, setFailed] = useState(false);
  if (!installation || !catalogue) return null;
  const articleOf = (id: string) => {
    const binding = catalogue.bindings.find((article) => article.id === id);
    return binding
      ? { code: binding.description, title: articleName(binding, catalogue.bindings, language, t) }
      : { code: '', title: '' };
  };
  const save = async () => {
    setFailed(false);
    try {
      const { csvFile, tableCsv } = await import('../../../csv/csv.ts');
      const cells = commissioningCells({
        plan,
        luminaires: installation.luminaires,
        articleOf,
        isDali,
        language,
        t,
      });
      const file = fileNameOf(`${plan.name || t('parts.fileName')} ${t('scenes.fileName')}`, '', 'csv');
      saveFile(csvFile(tableCsv(cells, language)), file);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <>
      <Button size="small" icon="download" onClick={() => void save()}>
        {t('dimming.file')}
      </Button>
      {hasFailed && <Notice tone="error">{t('dimming.fileFailed')}</Notice>}
    </>
  );
}

export default function ScenesPanel() {
  const compared = useCompared();
  const { systemId } = useChoices();
  const isDali = useCatalogue()?.systems.find(({ id }) => id === systemId)?.type === 'dali';
  return (
    <>
      <Scenes compared={compared} isDali={isDali} />
      <Groups />
      {compared.length > 1 && (
        <>
          <SceneComparison compared={compared} />
          <CommissioningFile isDali={isDali} />
        </>
      )}
    </>
  );
}

import { commissioningCells } from '@lumitor/domain/lists/commissioning';
import { articleName } from '@lumitor/domain/translation/articleName';
import { useState } from 'react';
import { fileNameOf, saveFile } from '../../../parts/file.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { usePlan } from '../../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../../visitor/derived.ts';
import { useInstallation } from '../../../visitor/installation.ts';

export function CommissioningFile({ isDali }: { isDali: boolean }) {
  const { t, language } = useTranslation();
  const { dimming, name, wallControls } = usePlan();
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
        dimming,
        luminaires: installation.luminaires,
        articleOf,
        wallControls,
        isDali,
        language,
        t,
      });
      const file = fileNameOf(`${name || t('parts.fileName')} ${t('scenes.fileName')}`, '', 'csv');
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

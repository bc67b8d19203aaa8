import type { ReactNode } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import flow from '../../../ui/layout.module.css';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useArrangement } from '../../../visitor/arrangement.ts';
import { configuratorStore, useConfigurator, usePlan } from '../../../visitor/configuratorStore.ts';
import { useDimming } from '../../../visitor/dimming.ts';
import { pinAllLuminaires, spreadAllAgain } from '../../../visitor/luminaires.ts';
import styles from './ArrangeTools.module.css';
import { PlacedLuminaireTable } from './PlacedLuminaireTable.tsx';

function AllLuminaires() {
  const { t } = useTranslation();
  const { luminaires } = useArrangement();
  const { placements } = usePlan();
  if (luminaires.length === 0) return null;
  const placed = luminaires.filter(({ isPlaced }) => isPlaced).length;
  return (
    <div className={classes(flow.row, flow.even)}>
      <p className={styles.how}>{t('pieces.howPlaced', { placed, automatic: luminaires.length - placed })}</p>
      <Button
        size="small"
        data-tooltip={t('pieces.pinAllHint')}
        disabledReason={placed === luminaires.length ? t('pieces.allPinned') : undefined}
        onClick={pinAllLuminaires}
      >
        {t('pieces.pinAll')}
      </Button>
      <Button
        size="small"
        data-tooltip={t('pieces.spreadAnewHint')}
        disabledReason={placements.length === 0 ? t('pieces.allAutomatic') : undefined}
        onClick={spreadAllAgain}
      >
        {t('pieces.spreadAnew')}
      </Button>
    </div>
  );
}

export function CatalogueOrTable({
  scenes: scenesPanel,
  children,
}: {
  scenes: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { luminaires } = useArrangement();
  const { scenes } = useDimming();
  const view = useConfigurator(({ isTableShown, areScenesShown }) =>
    areScenesShown ? 'scenes' : isTableShown ? 'table' : 'catalogue',
  );
  const isPlanEmpty = luminaires.length === 0;
  return (
    <>
      <Segmented
        label={t('pieces.view')}
        hideLabel
        className={styles.views}
        value={view}
        onChange={(next) =>
          configuratorStore.setState({ isTableShown: next === 'table', areScenesShown: next === 'scenes' })
        }
        options={[
          { value: 'catalogue', label: t('pieces.inCatalogue') },
          { value: 'table', label: t('pieces.onDrawing', { count: luminaires.length }) },
          ...(isPlanEmpty && view !== 'scenes'
            ? []
            : [{ value: 'scenes' as const, label: t('dimming.scenesOf', { count: scenes.length }) }]),
        ]}
      />
      {view === 'scenes' ? scenesPanel : <AllLuminaires />}
      {view === 'table' && <PlacedLuminaireTable />}
      {view === 'catalogue' && children}
    </>
  );
}

import { mergedBy, withSeparateZones } from '@lumitor/domain/installation/mergedZones';
import { zoneName } from '@lumitor/domain/lists/installationWords';
import type { PlanEdit } from '@lumitor/domain/plan/editPlan';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { planNow } from '../../visitor/configuratorStore.ts';
import { systemNow } from '../../visitor/devices.ts';
import { edit, onBeforeEdit } from '../../visitor/editing.ts';

interface Merging {
  edit: PlanEdit;
  zones: readonly [number, number];
  /** Edit with separating cuts; null if impossible. */
  parted: ReturnType<typeof withSeparateZones>;
}

/** Merging circuit parts: one supply feeds both, or cuts separate them (D55). */
export default function MergeDialog() {
  const { t } = useTranslation();
  const [merging, setMerging] = useState<Merging | null>(null);
  useEffect(
    () =>
      onBeforeEdit((edit) => {
        const of = [planNow(), edit, systemNow() === 'dali'] as const;
        const zones = mergedBy(...of);
        if (zones) setMerging({ edit, zones, parted: withSeparateZones(...of) });
        return zones !== null;
      }),
    [],
  );
  if (!merging) return null;
  const [first, second] = merging.zones.map(zoneName);
  const close = () => setMerging(null);
  const { parted } = merging;
  const count = parted?.parting.cuts.length ?? 0;
  const take = (taken: PlanEdit) => {
    edit(taken, undefined, true);
    close();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('wiring.mergeTitle', { first: first ?? '', second: second ?? '' })}
      footer={
        <>
          <Button onClick={close}>{t('wiring.keepApart')}</Button>
          {parted && <Button onClick={() => take(parted)}>{t('wiring.parted')}</Button>}
          <Button variant="primary" onClick={() => take(merging.edit)}>
            {t('wiring.merge')}
          </Button>
        </>
      }
    >
      <p>{t('wiring.mergeText')}</p>
      {parted && <p>{count > 0 ? t('wiring.partedText', { count }) : t('wiring.partedIslands')}</p>}
    </Dialog>
  );
}

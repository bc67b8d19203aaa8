import { mergedBy } from '@lumitor/domain/installation/mergedZones';
import { zoneName } from '@lumitor/domain/lists/installationWords';
import type { PlanEdit } from '@lumitor/domain/plan/editPlan';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { systemNow } from '../../visitor/devices.ts';
import { askBefore, edit } from '../../visitor/editing.ts';
import { planNow } from '../../visitor/room.ts';

interface Merging {
  edit: PlanEdit;
  zones: readonly [number, number];
}

/** Asks before an edit that would make one zone of two: one supply is to feed both from then on (D55). */
export default function MergeDialog() {
  const { t } = useTranslation();
  const [merging, setMerging] = useState<Merging | null>(null);
  useEffect(
    () =>
      askBefore((edit) => {
        const zones = mergedBy(planNow(), edit, systemNow() === 'dali');
        if (zones) setMerging({ edit, zones });
        return zones !== null;
      }),
    [],
  );
  if (!merging) return null;
  const [first, second] = merging.zones.map(zoneName);
  const close = () => setMerging(null);
  const merge = () => {
    edit(merging.edit, undefined, true);
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
          <Button variant="primary" onClick={merge}>
            {t('wiring.merge')}
          </Button>
        </>
      }
    >
      <p>{t('wiring.mergeText')}</p>
    </Dialog>
  );
}

import { type LightScene, MAX_DIMMING_NAME, MAX_HOURS, withScene } from '@lumitor/domain/dimming/dimming';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { changeDimming } from '../../../visitor/dimming.ts';
import { settleTyping } from '../../../visitor/typing.ts';
import { NumberField } from '../../NumberField.tsx';
import styles from './dimming.module.css';

export function SceneFields({ scene }: { scene: LightScene }) {
  const { t } = useTranslation();
  const set = (change: Partial<LightScene>, field?: string) =>
    changeDimming(
      (all) => withScene(all, { ...scene, ...change }),
      field && `${field} of scene ${scene.number}`,
    );
  return (
    <>
      <TextField
        label={t('dimming.name')}
        value={scene.name}
        maxLength={MAX_DIMMING_NAME}
        autoComplete="off"
        onChange={(name) => set({ name }, 'name')}
        onBlur={settleTyping}
      />
      <NumberField
        label={t('dimming.hours')}
        hint={t('dimming.hoursHint')}
        value={scene.hours}
        min={0}
        max={MAX_HOURS}
        suffix="h"
        className={styles.hours ?? ''}
        onChange={(hours) => set({ hours: hours || null })}
      />
      <Checkbox
        label={t('scenes.isForWork')}
        hint={t('dimming.isForWorkHint')}
        checked={scene.isForWork}
        onChange={(isForWork) => set({ isForWork })}
      />
    </>
  );
}

import { groupName, sceneName } from '@lumitor/domain/dimming/names';
import { MAX_CONTROL_LABEL } from '@lumitor/domain/kinds/wallControl/schema';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { classes } from '../../../ui/classes.ts';
import flow from '../../../ui/layout.module.css';
import { TextField } from '../../../ui/TextField.tsx';
import { usePlan } from '../../../visitor/configuratorStore.ts';
import type { ShownDevice } from '../../../visitor/devices.ts';
import { settleTyping } from '../../../visitor/typing.ts';
import card from '../../WorkCard.module.css';
import styles from '../card.module.css';
import { changeWallControl } from './add.ts';

const toggled = (numbers: readonly number[], number: number): number[] =>
  numbers.includes(number)
    ? numbers.filter((one) => one !== number)
    : [...numbers, number].toSorted((a, b) => a - b);

interface ChecksProps {
  title: string;
  all: readonly { number: number; name: string }[];
  recalled: readonly number[];
  onToggle: (number: number) => void;
}

const Checks = ({ title, all, recalled, onToggle }: ChecksProps) =>
  all.length > 0 && (
    <fieldset className={classes(flow.row, styles.cables)}>
      <legend>{title}</legend>
      {all.map(({ number, name }) => (
        <Checkbox
          key={number}
          label={`${number} ${name}`}
          checked={recalled.includes(number)}
          onChange={() => onToggle(number)}
        />
      ))}
    </fieldset>
  );

/** Label of a wall control, and the groups and scenes that it recalls. */
export function RecallFields({ device }: { device: ShownDevice }) {
  const { t } = useTranslation();
  const { wallControls, dimming } = usePlan();
  const { groups, scenes } = dimming;
  const control = wallControls.find(({ id }) => id === device.id);
  if (!control) return null;
  return (
    <>
      <TextField
        className={card.field}
        label={t('wiring.controlLabel')}
        value={control.label}
        maxLength={MAX_CONTROL_LABEL}
        autoComplete="off"
        onChange={(label) => changeWallControl({ ...control, label }, `label of control ${control.id}`)}
        onBlur={settleTyping}
      />
      <Checks
        title={t('scenes.groupsColumn')}
        all={groups.map((group) => ({ number: group.number, name: groupName(group, t) }))}
        recalled={control.groups}
        onToggle={(number) => changeWallControl({ ...control, groups: toggled(control.groups, number) })}
      />
      <Checks
        title={t('scenes.scenesColumn')}
        all={scenes.map((scene) => ({ number: scene.number, name: sceneName(scene, t) }))}
        recalled={control.scenes}
        onToggle={(number) => changeWallControl({ ...control, scenes: toggled(control.scenes, number) })}
      />
      {groups.length + scenes.length === 0 && <p className={styles.hint}>{t('wiring.nothingToRecall')}</p>}
    </>
  );
}

import {
  type LightGroup,
  MAX_DIMMING_NAME,
  MOST_GROUPS,
  renumbered,
  withGroup,
  withoutGroup,
} from '@lumitor/domain/dimming/dimming';
import { groupName } from '@lumitor/domain/dimming/names';
import { upTo } from '@lumitor/domain/math/lists';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useArrangement } from '../../../visitor/arrangement.ts';
import { changeDimming, groupLuminaires, useDimming } from '../../../visitor/dimming.ts';
import { selectLuminaires, useSelectedLuminaires } from '../../../visitor/luminaires.ts';
import { settleTyping } from '../../../visitor/typing.ts';
import { Section } from '../choice/Section.tsx';
import styles from './dimming.module.css';

function Members({ group, name }: { group: LightGroup; name: string }) {
  const { t } = useTranslation();
  const { luminaires } = useArrangement();
  const selected = useSelectedLuminaires().map(({ id }) => id);
  const members = new Set(group.luminaires);
  const present = luminaires.flatMap(({ id }) => (members.has(id) ? [id] : []));
  const setMembers = (ids: string[]) => changeDimming((all) => withGroup(all, { ...group, luminaires: ids }));
  const missing = selected.filter((id) => !members.has(id));
  const noneSelected = selected.length === 0 ? t('dimming.selectFirst') : undefined;
  return (
    <div className={styles.members}>
      <p>{t('pieces.several', { count: present.length })}</p>
      <IconButton
        size="small"
        icon="fit"
        label={t('dimming.selectMembers', { name })}
        disabledReason={present.length === 0 ? t('dimming.isEmpty') : undefined}
        onClick={() => selectLuminaires(present)}
      />
      <IconButton
        size="small"
        icon="plus"
        label={t('dimming.addTo', { name })}
        disabledReason={noneSelected ?? (missing.length === 0 ? t('dimming.allIn') : undefined)}
        onClick={() => setMembers([...group.luminaires, ...missing])}
      />
      <IconButton
        size="small"
        icon="minus"
        label={t('dimming.takeFrom', { name })}
        disabledReason={
          noneSelected ?? (missing.length === selected.length ? t('dimming.noneIn') : undefined)
        }
        onClick={() => setMembers(group.luminaires.filter((id) => !selected.includes(id)))}
      />
      <IconButton
        size="small"
        icon="trash"
        label={t('dimming.removeGroup', { name })}
        onClick={() => changeDimming((all) => withoutGroup(all, group.number))}
      />
    </div>
  );
}

function GroupRow({ group, free }: { group: LightGroup; free: readonly number[] }) {
  const { t } = useTranslation();
  const name = groupName(group, t);
  const { number } = group;
  const numbers = [...free, number].toSorted((a, b) => a - b).map(String);
  return (
    <li className={styles.group}>
      <fieldset>
        <legend className={styles.legend}>{name}</legend>
        <div className={styles.fields}>
          <Select
            label={t('dimming.number')}
            value={String(number)}
            options={numbers.map((value) => ({ value, label: value }))}
            onChange={(to) => changeDimming((all) => renumbered(all, number, Number(to)))}
          />
          <TextField
            label={t('dimming.name')}
            value={group.name}
            maxLength={MAX_DIMMING_NAME}
            autoComplete="off"
            onChange={(typed) =>
              changeDimming((all) => withGroup(all, { ...group, name: typed }), `name of group ${number}`)
            }
            onBlur={settleTyping}
          />
        </div>
        <Members group={group} name={name} />
      </fieldset>
    </li>
  );
}

export function Groups() {
  const { t } = useTranslation();
  const { groups } = useDimming();
  const selected = useSelectedLuminaires();
  const free = upTo(MOST_GROUPS).filter((number) => groups.every((group) => group.number !== number));
  const reason =
    free.length === 0
      ? t('dimming.mostGroups', { count: MOST_GROUPS })
      : selected.length === 0
        ? t('dimming.selectFirst')
        : undefined;
  return (
    <Section title={t('dimming.groups')} hint={groups.length === 0 && t('dimming.noGroups')}>
      <ul className={styles.list}>
        {groups.map((group) => (
          <GroupRow key={group.number} group={group} free={free} />
        ))}
      </ul>
      <Button size="small" icon="plus" disabledReason={reason} onClick={() => groupLuminaires(selected)}>
        {t('dimming.addGroup')}
      </Button>
    </Section>
  );
}

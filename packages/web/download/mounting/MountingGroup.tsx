import type { MountingGroup as Group, MountingItem } from '@lumitor/domain/lists/mountingRails';
import { isTicked, siteKey } from '@lumitor/domain/order/site';
import { useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import text from '../../ui/text.module.css';
import styles from './MountingList.module.css';
import { mountingAnchor } from './reveal.ts';
import type { Site } from './useSite.ts';

interface ItemProps extends Pick<Site, 'note'> {
  item: MountingItem;
  isDone: boolean;
  isSought: boolean;
}

/** The whole row is the touch target, for thumb use on a ladder. */
function Item({ item: { key, mark, title, code, details }, isDone, isSought, note }: ItemProps) {
  return (
    <li aria-current={isSought || undefined} className={classes(styles.item, isSought && styles.sought)}>
      <label>
        <input
          id={mountingAnchor(key)}
          type="checkbox"
          checked={isDone}
          onChange={(event) => note(siteKey('tick', key), event.target.checked)}
        />
        <span className={styles.words}>
          <span className={styles.title}>
            {mark && <b>{mark}</b>} {title}
          </span>
          <span className={text.soft}>{[...details, code].filter(Boolean).join(' · ')}</span>
        </span>
      </label>
    </li>
  );
}

export interface MountingGroupProps extends Pick<Site, 'record' | 'note'> {
  group: Group;
  sought: string;
}

export function MountingGroupList({
  group: { key, title, details, items },
  sought,
  record,
  note,
}: MountingGroupProps) {
  const { t } = useTranslation();
  const count = items.filter((item) => isTicked(record, item.key)).length;
  const [isOpen] = useState(count < items.length);
  return (
    <details open={isOpen} className={styles.group}>
      <summary id={mountingAnchor(key)} className={classes(key === sought && styles.sought)}>
        <Icon name="chevronRight" />
        <div className={styles.words}>
          <h2>{title}</h2>
          <span className={text.soft}>{details.join(', ')}</span>
        </div>
        <span className={styles.count}>{t('mounting.doneOf', { done: count, all: items.length })}</span>
      </summary>
      <ul>
        {items.map((item) => (
          <Item
            key={item.key}
            item={item}
            isDone={isTicked(record, item.key)}
            isSought={item.key === sought}
            note={note}
          />
        ))}
      </ul>
    </details>
  );
}

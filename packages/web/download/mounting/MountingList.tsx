import type { MountingGroup as Group } from '@lumitor/domain/lists/mountingRails';
import { useEffect, useMemo } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Gauge } from '../../ui/Gauge.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { MountingGroup } from './MountingGroup.tsx';
import styles from './MountingList.module.css';
import { reveal } from './reveal.ts';
import { useTicks } from './useTicks.ts';

export interface MountingListProps {
  /** Of the order. */
  id: string;
  groups: readonly Group[];
  /** Key of what a label led to; empty where none did. */
  sought: string;
}

/** All that is to be mounted, ticked off piece by piece; how far it has come stands under the thumb. */
export function MountingList({ id, groups, sought }: MountingListProps) {
  const { t } = useTranslation();
  const { done, tick, fault } = useTicks(id);
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups]);
  const isKnown = [...groups, ...items].some(({ key }) => key === sought);
  useEffect(() => {
    if (isKnown) reveal(sought);
  }, [isKnown, sought]);
  const next = items.find(({ key }) => !done.has(key));
  const count = items.filter(({ key }) => done.has(key)).length;
  const progress = t('mounting.doneOf', { done: count, all: items.length });
  return (
    <>
      {sought && !isKnown && <Notice tone="warning">{t('mounting.unknownPiece', { key: sought })}</Notice>}
      {groups.map((group) => (
        <MountingGroup key={group.key} group={group} sought={sought} done={done} tick={tick} />
      ))}
      <div className={styles.bar}>
        {fault && <Notice tone="error">{t(`mounting.fault_${fault}`)}</Notice>}
        <Gauge label={t('mounting.progress')} value={count} max={items.length} text={progress} />
        <p role="status" className={styles.progress}>
          {next ? progress : t('mounting.allDone')}
        </p>
        {next && (
          <Button icon="chevronDown" onClick={() => reveal(next.key)}>
            {t('mounting.next')}
          </Button>
        )}
      </div>
    </>
  );
}

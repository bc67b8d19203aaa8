import type { MeasuredZone } from '@lumitor/domain/lists/measurements';
import type { MountingGroup as Group } from '@lumitor/domain/lists/mountingRails';
import { isTicked, type SiteRecord } from '@lumitor/domain/order/site';
import { formatFigure, formatHour } from '@lumitor/domain/translation/figures';
import type { Ms } from '@lumitor/domain/units';
import { useEffect, useMemo } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Gauge } from '../../ui/Gauge.tsx';
import { Notice } from '../../ui/Notice.tsx';
import text from '../../ui/text.module.css';
import { Measurements } from './Measurements.tsx';
import { MountingGroupList } from './MountingGroup.tsx';
import styles from './MountingList.module.css';
import { reveal } from './reveal.ts';
import { type Site, useSite } from './useSite.ts';

const MINUTE: Ms = 60_000;
const HOUR: Ms = 60 * MINUTE;
const DAY: Ms = 24 * HOUR;

function differenceOf(clock: Ms, language: string): string {
  const off = Math.abs(clock);
  const [unit, name] = off >= DAY ? [DAY, 'd'] : off >= HOUR ? [HOUR, 'h'] : [MINUTE, 'min'];
  return formatFigure(Math.round((off / unit) * 10) / 10, name, language);
}

function SiteStatus({
  unsent,
  cachedAt,
  fault,
  clock,
}: Pick<Site, 'unsent' | 'cachedAt' | 'fault' | 'clock'>) {
  const { t, language } = useTranslation();
  const stored = cachedAt === null ? '' : t('mounting.keptAt', { time: formatHour(cachedAt, language) });
  return (
    <>
      {clock !== 0 && (
        <Notice tone="warning">{t('mounting.clock', { difference: differenceOf(clock, language) })}</Notice>
      )}
      {fault && <Notice tone="error">{t(`mounting.fault_${fault}`)}</Notice>}
      <p role="status" className={text.soft}>
        {unsent > 0 ? t('mounting.unsent', { count: unsent }) : stored}
      </p>
    </>
  );
}

export interface MountingListProps {
  id: string;
  groups: readonly Group[];
  zones: readonly MeasuredZone[];
  onSave: (record: SiteRecord) => void;
  sought: string;
}

export function MountingList({ id, groups, zones, onSave, sought }: MountingListProps) {
  const { t } = useTranslation();
  const { record, note, ...site } = useSite(id);
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups]);
  const isKnown = [...groups, ...items].some(({ key }) => key === sought);
  useEffect(() => {
    if (isKnown) reveal(sought);
  }, [isKnown, sought]);
  const next = items.find(({ key }) => !isTicked(record, key));
  const count = items.filter(({ key }) => isTicked(record, key)).length;
  const progress = t('mounting.doneOf', { done: count, all: items.length });
  return (
    <>
      {sought && !isKnown && <Notice tone="warning">{t('mounting.unknownPiece', { key: sought })}</Notice>}
      {groups.map((group) => (
        <MountingGroupList key={group.key} group={group} sought={sought} record={record} note={note} />
      ))}
      <Measurements zones={zones} record={record} note={note} onSave={onSave} />
      <div className={styles.bar}>
        <Gauge label={t('mounting.progress')} value={count} max={items.length} text={progress} />
        <p role="status" className={styles.progress}>
          {next ? progress : t('mounting.allDone')}
        </p>
        {next && (
          <Button icon="chevronDown" onClick={() => reveal(next.key)}>
            {t('mounting.next')}
          </Button>
        )}
        <SiteStatus {...site} />
      </div>
    </>
  );
}

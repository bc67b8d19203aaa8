import type { MeasuredZone } from '@lumitor/domain/lists/measurements';
import type { MountingGroup as Group, MountingItem } from '@lumitor/domain/lists/mountingRails';
import { isTicked, type SiteRecord, siteKey } from '@lumitor/domain/order/site';
import { formatFigure, formatHour } from '@lumitor/domain/translation/figures';
import type { Ms } from '@lumitor/domain/units';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Gauge } from '../../ui/Gauge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import text from '../../ui/text.module.css';
import { Measurements } from './Measurements.tsx';
import styles from './MountingList.module.css';
import { type Site, useSite } from './useSite.ts';

const mountingAnchor = (key: string): string => `mounting-${key}`;

function reveal(key: string): boolean {
  const found = document.getElementById(mountingAnchor(key));
  if (!found) return false;
  const group = found.closest('details');
  if (group) group.open = true;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
  return true;
}

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

interface MountingGroupProps extends Pick<Site, 'record' | 'note'> {
  group: Group;
  sought: string;
}

function MountingGroupList({
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

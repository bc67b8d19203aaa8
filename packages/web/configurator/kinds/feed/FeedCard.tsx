import type { InstalledFeed } from '@lumitor/domain/installation/installation';
import type { RoomPlace } from '@lumitor/domain/kinds/device/position';
import {
  type Cable,
  CONDUCTORS,
  isCabled,
  leastConductor,
  MAX_CABLE,
  type PlacedFeed,
} from '@lumitor/domain/kinds/feed/feed';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { feedName, zoneName } from '@lumitor/domain/lists/installationWords';
import { formatAmperes, withoutCable } from '@lumitor/domain/lists/unknownCables';
import { feedSpots } from '@lumitor/domain/parts/feedKinds';
import { formatFigure, formatNumber, formatVolts } from '@lumitor/domain/translation/figures';
import type { Volt } from '@lumitor/domain/units';
import { resistanceOf } from '@lumitor/domain/wiring/electric';
import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Gauge } from '../../../ui/Gauge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { usePlan } from '../../../visitor/configuratorStore.ts';
import { useInstallation } from '../../../visitor/installation.ts';
import { feedKey, layCable, slideFeed, usePlanFeeds } from '../../../visitor/wiring.ts';
import { ActButtons } from '../../hand/ActButtons.tsx';
import { NumberField } from '../../NumberField.tsx';
import card from '../../WorkCard.module.css';
import { WorkCard } from '../../WorkCard.tsx';
import styles from '../card.module.css';
import { FEED_ACTS } from './actions.ts';
import { proposeCablesTo } from './proposeCables.ts';

/** A placed automatic feed has a new key: same subject. */
function useFeedSubject(feed: PlacedFeed, feeds: readonly PlacedFeed[]): number {
  const key = feedKey(feed);
  const [subject, setSubject] = useState({ key, number: 0 });
  if (subject.key === key) return subject.number;
  const isOther = feeds.some((other) => feedKey(other) === subject.key);
  const number = subject.number + (isOther ? 1 : 0);
  setSubject({ key, number });
  return number;
}

interface CableFieldsProps {
  feed: PlacedFeed;
  loss: Volt | null;
  supply: RoomPlace | null;
}

function CableFields({ feed, loss, supply }: CableFieldsProps) {
  const { t, language } = useTranslation();
  const { cable } = feed;
  const lay = (change: Partial<Cable>, field: string) => {
    const length = change.length ?? cable?.length ?? 0;
    const usual = leastConductor({ length, conductor: 0 });
    layCable(feed, { length, conductor: change.conductor ?? cable?.conductor ?? usual }, field);
  };
  return (
    <>
      <NumberField
        digits={1}
        className={card.field}
        label={t('wiring.cableLength')}
        value={cable?.length ?? null}
        suffix="cm"
        min={0}
        max={MAX_CABLE}
        onChange={(length) => lay({ length }, 'length')}
      />
      <NumberField
        digits={2}
        className={card.field}
        label={t('wiring.cableConductor')}
        value={cable?.conductor ?? null}
        suffix="mm²"
        min={0}
        max={CONDUCTORS.at(-1) ?? 0}
        values={CONDUCTORS}
        onChange={(conductor) => lay({ conductor }, 'conductor')}
      />
      {supply && (
        <Button
          size="small"
          data-tooltip={t('wiring.proposeHint')}
          onClick={() => proposeCablesTo([feed], supply)}
        >
          {t('wiring.propose')}
        </Button>
      )}
      {cable && (
        <IconButton
          size="small"
          icon="close"
          label={t('wiring.forgetCable')}
          onClick={() => layCable(feed, undefined, 'none')}
        />
      )}
      <p className={styles.cable}>
        {isCabled(cable)
          ? loss !== null && t('wiring.cableLoss', { voltage: formatVolts(loss, language) })
          : t('wiring.cableUnknown')}
      </p>
    </>
  );
}

const lossOn = (feed: InstalledFeed | undefined): Volt | null =>
  feed?.current != null && isCabled(feed.cable)
    ? feed.current * resistanceOf(feed.cable.conductor, feed.cable.length)
    : null;

interface FeedCardProps {
  feed: PlacedFeed;
  onDone: () => void;
  onClose: () => void;
}

export function FeedCard({ feed, onDone, onClose }: FeedCardProps) {
  const { t, language } = useTranslation();
  const plan = usePlan();
  const feeds = usePlanFeeds(plan);
  const subject = useFeedSubject(feed, feeds);
  const number = feeds.indexOf(feed) + 1;
  const geometry = geometryOf(plan.layout);
  const rail = findPlaced(geometry, feed.stepId);
  const installation = useInstallation();
  const installed = installation?.feeds.find((candidate) => feedKey(candidate) === feedKey(feed));
  const name = feedName(number);
  const most = installation?.electric.maxCurrent ?? 0;
  const words =
    installed?.current != null
      ? withoutCable(
          t('wiring.currentOf', {
            current: formatAmperes(installed.current, language),
            most: formatFigure(most, 'A', language),
          }),
          installed.leavesOutCable,
          t,
        )
      : null;
  if (!rail) return null;
  const where = { name, rail: rail.index + 1, at: formatNumber(feed.at, language) };
  return (
    <WorkCard
      label={t('wiring.feed')}
      number={name}
      title={installed && t('wiring.zone', { zone: zoneName(installed.zone) })}
      about={[
        t('pieces.rail', { number: where.rail }),
        t(`mounting.feed_${feedSpots(geometry, [feed])[0]?.kind ?? 'drilled'}`),
        ...(feed.id === null ? [t('wiring.isAutomatic')] : []),
      ].join(' · ')}
      notice={`${t('wiring.told', where)} ${words ?? ''}`}
      onClose={onClose}
    >
      <NumberField
        key={`place ${subject}`}
        isLive
        digits={1}
        className={card.field}
        label={t('pieces.at')}
        value={feed.at}
        suffix="cm"
        min={0}
        max={rail.step.frameLength}
        onChange={(at) => slideFeed(feed, at, 'at')}
      />
      <CableFields
        key={`cable ${subject}`}
        feed={feed}
        loss={lossOn(installed)}
        supply={installation?.zones[installed?.zone ?? -1]?.supply ?? null}
      />
      {words && installed?.current != null && (
        <div className={styles.current}>
          <p data-exceeded={installed.current > most || undefined}>{words}</p>
          <Gauge label={t('wiring.current', { name })} value={installed.current} max={most} text={words} />
        </div>
      )}
      <div className={card.acts}>
        <ActButtons acts={FEED_ACTS} as="words" on={feed} onDone={onDone} />
        <ActButtons acts={FEED_ACTS} as="icons" on={feed} onDone={onDone} />
      </div>
    </WorkCard>
  );
}

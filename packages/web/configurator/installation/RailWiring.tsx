import { type Cut, cutsAtJoints, isSameCut, jointsOf } from '@lumitor/domain/kinds/cut/cut';
import type { PlacedRail } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { formatNumber } from '@lumitor/domain/translation/figures';
import { useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import flow from '../../ui/layout.module.css';
import { useConfigurator, usePlan } from '../../visitor/configuratorStore.ts';
import { startOf } from '../../visitor/islands.ts';
import { changeZoneOf, cutOrJoin, putFeed, usePlanFeeds } from '../../visitor/wiring.ts';
import { jointKey } from '../kinds/cut/jointPlaces.ts';
import { NumberField } from '../NumberField.tsx';
import card from '../WorkCard.module.css';
import { WorkCard } from '../WorkCard.tsx';

function NewFeed({ rail: { step }, onDone }: { rail: PlacedRail; onDone: () => void }) {
  const { t } = useTranslation();
  const feeds = usePlanFeeds(usePlan());
  const tapped = useConfigurator(({ selection }) => (selection.kind === 'step' ? selection.at : undefined));
  const offered = tapped ?? step.frameLength / 2;
  const [typed, setTyped] = useState<{ at: number; instead: number } | null>(null);
  const at = typed?.instead === offered ? typed.at : offered;
  const isTaken = feeds.some((feed) => feed.stepId === step.id && feed.at === at);
  return (
    <>
      <NumberField
        isLive
        digits={1}
        className={card.field}
        label={t('pieces.at')}
        value={at}
        suffix="cm"
        min={0}
        max={step.frameLength}
        onChange={(target) => setTyped({ at: target, instead: offered })}
      />
      <Button
        size="small"
        icon="power"
        disabledReason={isTaken ? t('wiring.taken') : undefined}
        onClick={() => {
          putFeed({ stepId: step.id, at });
          onDone();
        }}
      >
        {t('wiring.add')}
      </Button>
    </>
  );
}

function RailJoints({ stepId }: { stepId: string }) {
  const { t, language } = useTranslation();
  const { layout, wiring } = usePlan();
  const geometry = geometryOf(layout);
  const ends = new Set(
    geometry.joins.flatMap(({ first, second }) =>
      [first, second].some((end) => end.stepId === stepId) ? [`${first.stepId} ${first.end}`] : [],
    ),
  );
  const joints = jointsOf(geometry).filter((cut) =>
    'at' in cut ? cut.stepId === stepId : ends.has(`${cut.stepId} ${cut.end}`),
  );
  const present = cutsAtJoints(geometry, wiring.cuts);
  const wordsOf = (cut: Cut): string => {
    if ('end' in cut) return t(cut.end === 'left' ? 'wiring.cutBegin' : 'wiring.cutEnd');
    return cut.at === 0 ? t('wiring.cutBegin') : t('wiring.cutAt', { at: formatNumber(cut.at, language) });
  };
  if (joints.length === 0) return null;
  return (
    <fieldset className={flow.row}>
      <legend>{t('wiring.cuts')}</legend>
      {joints.map((cut) => (
        <Button
          key={jointKey(cut)}
          size="small"
          aria-pressed={present.some((other) => isSameCut(geometry, other, cut))}
          onClick={() => cutOrJoin(cut)}
        >
          {wordsOf(cut)}
        </Button>
      ))}
    </fieldset>
  );
}

interface RailWiringProps {
  rail: PlacedRail;
  onDone: () => void;
  onClose: () => void;
}

export function RailWiring({ rail, onDone, onClose }: RailWiringProps) {
  const { t } = useTranslation();
  const { layout, wiring } = usePlan();
  const { step, index } = rail;
  const startId = startOf(layout, step.id);
  const isOwn = startId !== null && wiring.ownZones.includes(startId);
  const title = t('wiring.ofRail', { number: index + 1 });
  return (
    <WorkCard label={title} title={title} onClose={onClose}>
      <NewFeed key={step.id} rail={rail} onDone={onDone} />
      <RailJoints stepId={step.id} />
      {startId && (isOwn || geometryOf(layout).islands > 1) && (
        <Checkbox label={t('wiring.ownZone')} checked={isOwn} onChange={() => changeZoneOf(startId)} />
      )}
    </WorkCard>
  );
}

import { bodyColour } from '@lumitor/domain/catalogue/railColour';
import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { gapsOf } from '@lumitor/domain/kinds/luminaire/sliding';
import { findPlaced, type PlacedRail } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { distancesFrom } from '@lumitor/domain/kinds/room/distances';
import { leastOf } from '@lumitor/domain/math/lists';
import { MAX_QUANTITY } from '@lumitor/domain/plan/choices';
import { wholeTurn } from '@lumitor/domain/plan/placement';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Cm } from '@lumitor/domain/units';
import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ColourDot } from '../../../ui/ColourDot.tsx';
import { classes } from '../../../ui/classes.ts';
import { onDemand, orNothing } from '../../../ui/later.tsx';
import { useArrangement } from '../../../visitor/arrangement.ts';
import { useConfigurator, useLayout, usePlan } from '../../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../../visitor/derived.ts';
import { useChosenTitle } from '../../../visitor/formerTitles.ts';
import { centreOf, targetOf } from '../../../visitor/lightCentre.ts';
import {
  aimLuminaires,
  changeLuminaires,
  selectLuminaires,
  useSelectedLuminaires,
} from '../../../visitor/luminaires.ts';
import { WallFields } from '../../distances/WallFields.tsx';
import { ActButtons } from '../../hand/ActButtons.tsx';
import { NumberField, type NumberFieldProps } from '../../NumberField.tsx';
import card from '../../WorkCard.module.css';
import { WorkCard } from '../../WorkCard.tsx';
import { ArrangeTools } from './ArrangeTools.tsx';
import { LUMINAIRE_ACTS, mostTilt } from './acts.ts';
import { common } from './common.ts';
import { LuminaireBeam } from './LuminaireLight.tsx';
import { useLuminaireNumbers } from './luminaireNumbers.ts';
import { SpacingField } from './SpacingField.tsx';

const REPLACE = LUMINAIRE_ACTS.findIndex(({ help }) => help === 'keys.replacePiece');

const Hints = onDemand(orNothing(() => import('../../light/Hints.tsx')));

interface LuminaireFieldsProps {
  selected: readonly Luminaire[];
  rail: PlacedRail | undefined;
}

/** A refused value is not shown for another selection. */
function LuminaireFields({ selected, rail }: LuminaireFieldsProps) {
  const { t } = useTranslation();
  const plan = usePlan();
  const [first, second] = selected;
  const only = second ? undefined : first;
  const target = only && targetOf(only, plan);
  const tiltMax = mostTilt(selected);
  const noTilt = tiltMax === 0 ? t('pieces.noTilt') : undefined;
  const ids = selected.map(({ id }) => id).join();
  const field = (name: string, props: Omit<NumberFieldProps, 'isLive' | 'digits' | 'className'>) => (
    <NumberField key={`${name} ${ids}`} isLive digits={1} className={card.field} {...props} />
  );
  const isOnOneRail = selected.every(({ stepId }) => stepId === first?.stepId);
  return (
    <div className={card.fields}>
      <WallFields key={ids} className={card.field} />
      {second && isOnOneRail && (
        <SpacingField key={`spacing ${ids}`} className={card.field} selected={selected} />
      )}
      {only &&
        rail &&
        field('at', {
          label: t('pieces.at'),
          value: only.at,
          suffix: 'cm',
          min: 0,
          max: rail.axis.length,
          onChange: (at) => changeLuminaires(selected, { at }, 'at'),
        })}
      {field('turn', {
        label: t('pieces.turnFromRail'),
        suffix: '°',
        min: -360,
        max: 360,
        value: common(selected.map(({ turn }) => turn)),
        onChange: (turn) => changeLuminaires(selected, { turn: wholeTurn(turn) }, 'turn'),
      })}
      {field('tilt', {
        label: t('pieces.tilt'),
        suffix: '°',
        min: 0,
        max: tiltMax,
        disabledReason: noTilt,
        value: common(selected.map(({ tilt }) => tilt)),
        onChange: (tilt) => changeLuminaires(selected, { tilt }, 'tilt'),
      })}
      {only &&
        target?.isOnWall &&
        field('wall', {
          label: t('pieces.wallHeight'),
          value: target.height,
          suffix: 'cm',
          min: 0,
          max: centreOf(only, plan).z - 1,
          onChange: (height) => aimLuminaires(selected, target, height, 'wallHeight'),
        })}
    </div>
  );
}

export default function PlacedLuminaireCard({ onDone }: { onDone: () => void }) {
  const { t, language } = useTranslation();
  const titleOf = useChosenTitle();
  const selected = useSelectedLuminaires();
  const { luminaires } = useArrangement();
  const geometry = geometryOf(useLayout());
  const { room } = usePlan();
  const isAiming = useConfigurator((state) => state.isAiming);
  const fault = useConfigurator((state) => state.arrangeFault);
  const [isArranging, setArranging] = useState(false);
  const [first] = selected;
  const numbersOf = useLuminaireNumbers();
  const binding = useCatalogue()?.bindings.find(({ id }) => id === first?.bindingId);
  if (!first) return null;

  const isSingle = selected.length === 1;
  const rail = findPlaced(geometry, first.stepId);
  const title = titleOf({ collection: 'bindings', id: first.bindingId });
  const number = t('pieces.number', { number: first.number });
  const railName = rail && t('pieces.rail', { number: rail.index + 1 });
  const isOneType = selected.every(({ bindingId }) => bindingId === first.bindingId);
  const colour = binding && isOneType && bodyColour(binding);
  const about = [
    isOneType && binding?.description,
    isSingle ? railName : numbersOf(selected.map((luminaire) => luminaire.number)),
    isSingle && !first.isPlaced && t('pieces.isAutomatic'),
  ];
  const close = () => {
    selectLuminaires([]);
    onDone();
  };
  const gaps = rail && gapsOf(first, luminaires, rail.axis.length);
  const walls = room && isSingle ? distancesFrom(room.outline, first).map(({ length }) => length) : [];
  const centimetres = (length: Cm) => formatNumber(length, language);
  const nearest = centimetres(leastOf(walls));
  const text = [
    isSingle && rail && gaps
      ? t('pieces.gaps', {
          number,
          title,
          rail: rail.index + 1,
          at: centimetres(first.at),
          before: centimetres(gaps.before),
          after: centimetres(gaps.after),
        })
      : t('pieces.several', { count: selected.length }),
    ...(walls.length > 0 ? [t('pieces.nearestWall', { length: nearest })] : []),
  ].join(' ');
  return (
    <WorkCard
      label={t(isSingle ? 'pieces.selected' : 'pieces.severalSelected')}
      number={isSingle ? number : t('pieces.several', { count: selected.length })}
      title={
        isOneType && (
          <>
            {colour && <ColourDot colour={colour} />}
            {title}
          </>
        )
      }
      about={about.filter(Boolean).join(' · ')}
      action={isOneType && binding && <LuminaireBeam binding={binding} />}
      notice={text}
      onClose={close}
    >
      <LuminaireFields selected={selected} rail={rail} />
      <div className={classes(card.acts, card.pairs)}>
        <ActButtons acts={LUMINAIRE_ACTS.slice(0, REPLACE)} as="allWords" on={selected} onDone={onDone} />
        <Button size="small" aria-expanded={isArranging} onClick={() => setArranging(!isArranging)}>
          {t('pieces.arrange')}
        </Button>
        <ActButtons acts={LUMINAIRE_ACTS.slice(REPLACE)} as="allWords" on={selected} onDone={onDone} />
      </div>
      {isArranging && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts away what unfolded, wherever in it the focus is
        <div
          className={card.arrange}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setArranging(false);
          }}
        >
          <ArrangeTools />
        </div>
      )}
      {isSingle && !fault && !isAiming && !isArranging && <Hints id={first.id} />}
      {(fault || isAiming) && (
        <p className={fault ? card.fault : card.hint} role="status">
          {fault ? t(`pieces.fault_${fault}`, { max: MAX_QUANTITY }) : t('pieces.aimHint')}
        </p>
      )}
    </WorkCard>
  );
}

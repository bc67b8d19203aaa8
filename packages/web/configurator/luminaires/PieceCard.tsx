import { findPlaced, type PlacedStep } from '@lumitor/domain/layout/geometry';
import { geometryOf } from '@lumitor/domain/layout/layout';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { gapsOf } from '@lumitor/domain/luminaires/sliding';
import { MAX_QUANTITY } from '@lumitor/domain/plan/choices';
import { wholeTurn } from '@lumitor/domain/plan/placement';
import { distancesFrom } from '@lumitor/domain/room/distances';
import { formatNumber } from '@lumitor/domain/translation/figures';
import { useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { onDemand, orNothing } from '../../ui/later.tsx';
import { useArrangement } from '../../visitor/arrangement.ts';
import { useConfigurator, useLayout, usePlan } from '../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import { useChosenTitle } from '../../visitor/formerTitles.ts';
import { centreOf, targetOf } from '../../visitor/lightCentre.ts';
import { aimPieces, changePieces, selectPieces, useSelectedPieces } from '../../visitor/pieces.ts';
import { WallFields } from '../distances/WallFields.tsx';
import { ActButtons } from '../hand/ActButtons.tsx';
import { NumberField, type NumberFieldProps } from '../NumberField.tsx';
import card from '../WorkCard.module.css';
import { WorkCard } from '../WorkCard.tsx';
import { ArrangeTools } from './ArrangeTools.tsx';
import { mostTilt, PIECE_ACTS } from './acts.ts';
import { PieceLight } from './LuminaireLight.tsx';

const Hints = onDemand(orNothing(() => import('../light/Hints.tsx')));

/** The value that all have; null where they differ. */
const common = (values: readonly number[]): number | null =>
  values.every((value) => Math.abs(value - (values[0] ?? 0)) < 0.05) ? (values[0] ?? null) : null;

interface PieceFieldsProps {
  selected: readonly Piece[];
  /** That of the first. */
  rail: PlacedStep | undefined;
}

/** Where luminaires are and how they shine, in figures. What was refused of one is not asked of another. */
function PieceFields({ selected, rail }: PieceFieldsProps) {
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
  return (
    <>
      <WallFields key={ids} className={card.field} />
      {only &&
        rail &&
        field('at', {
          ...{ label: t('pieces.at'), value: only.at, suffix: 'cm', min: 0, max: rail.axis.length },
          onChange: (at) => changePieces(selected, { at }, 'at'),
        })}
      {field('turn', {
        ...{ label: t('pieces.turnFromRail'), suffix: '°', min: -360, max: 360 },
        value: common(selected.map(({ turn }) => turn)),
        onChange: (turn) => changePieces(selected, { turn: wholeTurn(turn) }, 'turn'),
      })}
      {field('tilt', {
        ...{ label: t('pieces.tilt'), suffix: '°', min: 0, max: tiltMax, disabledReason: noTilt },
        value: common(selected.map(({ tilt }) => tilt)),
        onChange: (tilt) => changePieces(selected, { tilt }, 'tilt'),
      })}
      {only &&
        target?.isOnWall &&
        field('wall', {
          ...{ label: t('pieces.wallHeight'), value: target.height, suffix: 'cm', min: 0 },
          max: centreOf(only, plan).z - 1,
          onChange: (height) => aimPieces(selected, target, height, 'wallHeight'),
        })}
    </>
  );
}

/** The card of the luminaires selected: where they are and how they shine, in numbers, and what can be done. */
export default function PieceCard({ onDone }: { onDone: () => void }) {
  const { t, language } = useTranslation();
  const titleOf = useChosenTitle();
  const selected = useSelectedPieces();
  const { pieces } = useArrangement();
  const geometry = geometryOf(useLayout());
  const { room } = usePlan();
  const isAiming = useConfigurator((state) => state.isAiming);
  const fault = useConfigurator((state) => state.arrangeFault);
  const [isArranging, setArranging] = useState(false);
  const [first] = selected;
  const binding = useCatalogue()?.bindings.find(({ id }) => id === first?.bindingId);
  if (!first) return null;

  const one = selected.length === 1;
  const rail = findPlaced(geometry, first.stepId);
  const title = titleOf({ collection: 'bindings', id: first.bindingId });
  const number = t('pieces.number', { number: first.number });
  const railName = rail && t('pieces.rail', { number: rail.index + 1 });
  const close = () => {
    selectPieces([]);
    onDone();
  };
  const gaps = rail && gapsOf(first, pieces, rail.axis.length);
  const walls = room && one ? distancesFrom(room.outline, first).map(({ length }) => length) : [];
  const centimetres = (length: number) => formatNumber(length, language);
  const nearest = centimetres(Math.min(...walls));
  const told = [
    one && rail && gaps
      ? t('pieces.gaps', {
          ...{ number, title, rail: rail.index + 1, at: centimetres(first.at) },
          ...{ before: centimetres(gaps.before), after: centimetres(gaps.after) },
        })
      : t('pieces.several', { count: selected.length }),
    ...(walls.length > 0 ? [t('pieces.nearestWall', { length: nearest })] : []),
  ].join(' ');
  return (
    <WorkCard
      label={t(one ? 'pieces.selected' : 'pieces.severalSelected')}
      number={one ? number : t('pieces.several', { count: selected.length })}
      title={one && title}
      about={one && rail && [railName, ...(first.isPlaced ? [] : [t('pieces.isAutomatic')])].join(' · ')}
      beside={one && binding && <PieceLight binding={binding} />}
      told={told}
      onClose={close}
    >
      <PieceFields {...{ selected, rail }} />
      <div className={card.acts}>
        <ActButtons acts={PIECE_ACTS} as="words" on={selected} onDone={onDone} />
        <Button size="small" aria-expanded={isArranging} onClick={() => setArranging(!isArranging)}>
          {t('pieces.arrange')}
        </Button>
        <ActButtons acts={PIECE_ACTS} as="icons" on={selected} onDone={onDone} />
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
      {one && !fault && !isAiming && !isArranging && <Hints id={first.id} />}
      {(fault || isAiming) && (
        <p className={fault ? card.fault : card.hint} role="status">
          {fault ? t(`pieces.fault_${fault}`, { max: MAX_QUANTITY }) : t('pieces.aimHint')}
        </p>
      )}
    </WorkCard>
  );
}

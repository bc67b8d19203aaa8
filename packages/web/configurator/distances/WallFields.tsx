import { MAX_DISTANCE } from '@lumitor/domain/kinds/rail/length';
import { useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { NumberField } from '../NumberField.tsx';
import { setWallGap, useWallGaps, type WallGap } from './wallGaps.ts';

function useWallGapName(): (gap: WallGap) => string {
  const { t } = useTranslation();
  return ({ wall, luminaire }) =>
    luminaire === null
      ? t('room.toWall', { wall: wall + 1 })
      : t('room.luminaireToWall', { luminaire, wall: wall + 1 });
}

export interface WallGapFieldProps {
  gap: WallGap;
  hideLabel?: boolean;
  className?: string | undefined;
  onMoved?: () => void;
}

export function WallGapField({ gap, onMoved, ...props }: WallGapFieldProps) {
  const nameOf = useWallGapName();
  return (
    <NumberField
      {...props}
      label={nameOf(gap)}
      value={gap.length}
      digits={1}
      suffix="cm"
      min={0}
      max={MAX_DISTANCE}
      onChange={(length) => {
        const isDone = setWallGap(gap, length);
        if (isDone) onMoved?.();
        return isDone;
      }}
    />
  );
}

function chosenOf(gaps: readonly WallGap[]): string[] {
  const typed = gaps.filter(({ isTyped }) => isTyped).toSorted((a, b) => a.length - b.length);
  const isUpright = ({ from, to }: WallGap) => Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
  return [typed.find(isUpright), typed.find((gap) => !isUpright(gap))].flatMap((gap) => gap?.key ?? []);
}

export function WallFields({ className }: { className?: string }) {
  const gaps = useWallGaps();
  const [chosen] = useState(() => chosenOf(gaps));
  return chosen.map((key) => {
    const gap = gaps.find((candidate) => candidate.key === key);
    return gap && <WallGapField key={key} gap={gap} className={className} />;
  });
}

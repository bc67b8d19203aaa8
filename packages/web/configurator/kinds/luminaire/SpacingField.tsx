import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import type { Cm } from '@lumitor/domain/units';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { spaceLuminaires } from '../../../visitor/luminaires.ts';
import { NumberField } from '../../NumberField.tsx';
import { common } from './common.ts';

const MOST_SPACING: Cm = 2000;

/** Null if it varies or the luminaires are on several rails. */
function spacingOf(luminaires: readonly Luminaire[]): Cm | null {
  const along = luminaires.toSorted((a, b) => a.at - b.at);
  if (along.some(({ stepId }) => stepId !== along[0]?.stepId)) return null;
  return common(along.slice(1).map(({ at }, index) => at - (along[index]?.at ?? 0)));
}

interface SpacingFieldProps {
  selected: readonly Luminaire[];
  className?: string | undefined;
  disabledReason?: string | undefined;
}

export function SpacingField({ selected, ...props }: SpacingFieldProps) {
  const { t } = useTranslation();
  return (
    <NumberField
      {...props}
      digits={1}
      label={t('pieces.distance')}
      value={spacingOf(selected)}
      suffix="cm"
      min={1}
      max={MOST_SPACING}
      onChange={(distance) => spaceLuminaires(selected, distance)}
    />
  );
}

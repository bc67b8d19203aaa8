import { falseColours } from '@lumitor/domain/light/falseColours';
import { lightScaleOf } from '@lumitor/domain/light/scale';
import { useMemo } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { FalseColour } from '../../view3d/falseColour.ts';
import type { LitMesh } from '../../view3d/fineMap.ts';
import { usePlan } from '../../visitor/configuratorStore.ts';
import { setMapScale, useMapScale } from '../../visitor/mapScale.ts';
import { MapScale } from '../light/MapScale.tsx';
import { useTarget } from '../light/useScene.ts';
import styles from './view3d.module.css';

export function useFalseColour(lit: readonly LitMesh[]): FalseColour | null {
  const choice = useMapScale();
  const target = useTarget(usePlan())?.lux ?? null;
  return useMemo(() => {
    if (choice.kind === 'quiet') return null;
    return {
      target,
      scale: lightScaleOf(
        choice,
        target,
        lit.map(({ map }) => map),
      ),
    };
  }, [choice, target, lit]);
}

const SWATCH = `linear-gradient(90deg, ${falseColours(9, null).join(', ')})`;

export function FalseColourSwitch() {
  const { t } = useTranslation();
  const { kind } = useMapScale();
  const isOn = kind === 'falseColour';
  return (
    <Button
      size="small"
      aria-pressed={isOn}
      data-tooltip={t('view3d.falseColourHint')}
      onClick={() => setMapScale({ kind: isOn ? 'quiet' : 'falseColour' })}
    >
      <i className={styles.swatch} style={{ background: SWATCH }} />
      <VisuallyHidden>{t('view3d.falseColour')}</VisuallyHidden>
    </Button>
  );
}

export function FalseColourLegend({ falseColour }: { falseColour: FalseColour }) {
  const { t } = useTranslation();
  return (
    <Panel as="section" aria-label={t('light.scale')} className={styles.legend}>
      <MapScale {...falseColour} isKindFixed />
    </Panel>
  );
}

import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { stretchPath } from '@lumitor/domain/drawing/stretch';
import { zoneSigns } from '@lumitor/domain/installation/zoneSigns';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { memo, useMemo } from 'react';
import { useConfigurator, type View } from '../../visitor/configuratorStore.ts';
import { useQuote } from '../../visitor/derived.ts';
import { useHidden } from '../../visitor/hidden.ts';
import { useInstallation, useRestingPlan } from '../../visitor/installation.ts';
import { type CanvasArea, SCREEN_SCALE, transformOf } from '../../visitor/projection.ts';
import { stepIn } from '../../visitor/selection.ts';
import layers from '../canvas/layer.module.css';
import { enlarged } from '../canvas/layers.ts';
import { InstalledSigns } from '../kinds/InstalledSigns.tsx';
import type { OnView } from '../kinds/installedSign.ts';
import { type Band, dropStretches } from './dropStretches.ts';
import styles from './Installation.module.css';

const BANDS = [null, 0, 1, 2, 3] as const satisfies Band[];

const DropRails = memo(function DropRails({ view, area }: { view: View; area: CanvasArea }) {
  const installation = useInstallation();
  const geometry = geometryOf(useRestingPlan().layout);
  const paths = useMemo(() => {
    const all = new Map<Band, string>();
    for (const { stepId, from, to, band } of installation ? dropStretches(installation, geometry) : []) {
      const axis = findPlaced(geometry, stepId)?.axis;
      if (axis) all.set(band, (all.get(band) ?? '') + stretchPath(axis, from, to));
    }
    return all;
  }, [installation, geometry]);
  const supply = useQuote()?.supply ?? null;
  const selectedStepId = useConfigurator(stepIn);
  const faulty = useMemo(() => {
    if (!installation) return '';
    const faults = zoneSigns(installation, supply).filter(({ kind }) => kind !== 'weakest');
    return faults
      .flatMap(({ zone }) => installation.zones[zone]?.sections ?? [])
      .map(({ stepId, from, to }) => {
        const axis = findPlaced(geometry, stepId)?.axis;
        return axis ? stretchPath(axis, from, Math.min(to, axis.length)) : '';
      })
      .join('');
  }, [installation, supply, geometry]);
  const selected = findPlaced(geometry, selectedStepId ?? '');
  const scale = SCREEN_SCALE * view.zoom;
  const style = { '--larger': enlarged(scale), '--pixel': 1 / scale } as Record<string, unknown>;
  return (
    <svg aria-hidden="true" className={layers.layer}>
      <g transform={transformOf(view, area)} style={style}>
        {selected && <path className={styles.selected} d={axisPath(selected.axis)} />}
        <path className={styles.faulty} d={faulty} />
        <path className={styles.under} d={[...paths.values()].join('')} />
        {BANDS.map((band) => (
          <path key={band} className={styles.drop} data-band={band ?? 'none'} d={paths.get(band) ?? ''} />
        ))}
      </g>
    </svg>
  );
});

/** Below this scale, shown only with the installation. */
const SYMBOLS_FROM = 0.5;

/** Drops under the luminaires, signs over them. */
export default memo(function InstallationLayer({ layer, ...on }: OnView & { layer: 'rails' | 'signs' }) {
  const isShown = useConfigurator(({ mode }) => mode === 'installation');
  const isHidden = useHidden().includes('installation');
  if (layer === 'rails') return isShown && <DropRails {...on} />;
  if (!isShown && (isHidden || SCREEN_SCALE * on.view.zoom < SYMBOLS_FROM)) return null;
  return (
    <svg aria-hidden="true" className={layers.layer}>
      <InstalledSigns {...on} isShown={isShown} />
    </svg>
  );
});

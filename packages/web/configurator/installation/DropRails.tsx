import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { stretchPath } from '@lumitor/domain/drawing/stretch';
import { zoneSigns } from '@lumitor/domain/installation/zoneSigns';
import { findPlaced } from '@lumitor/domain/layout/geometry';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { memo, useMemo } from 'react';
import type { View } from '../../visitor/configuratorStore.ts';
import { useQuote } from '../../visitor/derived.ts';
import { useInstallation, useRestingPlan } from '../../visitor/installation.ts';
import { type CanvasArea, SCREEN_SCALE, transformOf } from '../../visitor/projection.ts';
import { useSelectedStepId } from '../../visitor/selection.ts';
import layer from '../canvas/layer.module.css';
import { enlarged } from '../canvas/layers.ts';
import { type Band, dropStretches } from './dropStretches.ts';
import styles from './Installation.module.css';

const BANDS = [null, 0, 1, 2, 3] as const satisfies Band[];

export const DropRails = memo(function DropRails({ view, area }: { view: View; area: CanvasArea }) {
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
  const selectedStepId = useSelectedStepId();
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
    <svg aria-hidden="true" className={layer.layer}>
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

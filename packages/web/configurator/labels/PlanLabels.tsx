import { symbolsIn } from '@lumitor/domain/catalogue/luminaireType';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import type { Px } from '@lumitor/domain/units';
import { memo, useEffect } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { classes } from '../../ui/classes.ts';
import { useArrangement } from '../../visitor/arrangement.ts';
import { useCheck } from '../../visitor/check.ts';
import { useConfigurator, usePlan, type View } from '../../visitor/configuratorStore.ts';
import { useCatalogue, useQuote } from '../../visitor/derived.ts';
import { useDevices } from '../../visitor/devices.ts';
import { useInstallation } from '../../visitor/installation.ts';
import { useLight } from '../../visitor/lightStore.ts';
import { type CanvasArea, sheetFrame, toScreen } from '../../visitor/projection.ts';
import { usePlanFeeds } from '../../visitor/wiring.ts';
import { placedLabels } from '../canvas/placedLabels.ts';
import { ontoScreen, type ScreenLabel } from '../canvas/screenLabels.ts';
import { drawnEvery } from '../kinds/luminaire/symbols.ts';
import { useLightFill } from '../light/fillStore.ts';
import type { WorkedOn } from '../useFolding.ts';
import styles from './PlanLabels.module.css';
import { labelsIn } from './sources.ts';

/** Labels follow the painted state, so that they never delay a rail. */
function useLabels(view: View, area: CanvasArea, workOn: WorkedOn): ScreenLabel[] {
  const { t, language } = useTranslation();
  const plan = usePlan();
  const geometry = geometryOf(plan.layout);
  const { luminaires: arranged } = useArrangement();
  const fill = useLightFill();
  const proposed = fill.step === 'answered' ? fill.proposal?.luminaires : undefined;
  const luminaires = proposed ?? arranged;
  const catalogue = useCatalogue();
  const onto = ontoScreen(view, area);
  const every = drawnEvery(luminaires.length, geometry.totalLength, onto.scale);
  return labelsIn({
    ...onto,
    plan,
    geometry,
    view,
    area,
    workOn,
    selection: useConfigurator((state) => state.selection),
    next: useConfigurator((state) => state.next),
    luminaires: luminaires.filter((_, index) => index % every === 0),
    arranged,
    isNumbered: every === 1,
    showsFigures: useLight((state) => state.showsFigures && state.answer !== null),
    symbol: symbolsIn(catalogue),
    catalogue,
    feeds: usePlanFeeds(plan),
    devices: useDevices(plan),
    installation: useInstallation(),
    supply: useQuote()?.supply ?? null,
    findings: useCheck((state) => state.findings),
    t,
    language,
  });
}

const ORIGIN = { x: 0, y: 0 };
const BASELINE: Px = 4.5;

const Label = memo(function Label({ label }: { label: Omit<ScreenLabel, 'lead' | 'key'> }) {
  const { kind, text, x, y, width, height, stepId, gapKey, isBent } = label;
  const hasGround = kind === 'length' || kind === 'selected' || kind === 'next' || kind === 'distance';
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-step={stepId}
      data-distance={gapKey}
      className={classes(styles[kind], gapKey && styles.typed)}
    >
      {gapKey && <rect className={styles.hit} x={-22} y={-22} width={44} height={44} />}
      {hasGround && (
        <rect
          className={styles.ground}
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx={height / 2}
        />
      )}
      {isBent && <path className={styles.bend} d={`M${10 - width / 2} 3a6 6 0 0 1 12 0`} />}
      <text x={isBent ? 8 : 0} y={BASELINE}>
        {text}
      </text>
    </g>
  );
}, isSame);

function isSame(
  { label: a }: { label: Omit<ScreenLabel, 'lead' | 'key'> },
  { label: b }: { label: typeof a },
) {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.text === b.text &&
    a.kind === b.kind &&
    a.isBent === b.isBent &&
    a.gapKey === b.gapKey
  );
}

export interface PlanLabelsProps {
  view: View;
  area: CanvasArea;
  workOn: WorkedOn;
}

export default memo(function PlanLabels({ view, area, workOn }: PlanLabelsProps) {
  const labels = useLabels(view, area, workOn);
  useEffect(() => placedLabels.setState({ labels }), [labels]);
  // Whole pixels from a common origin: if the view only moves, no label changes.
  const origin = toScreen(ORIGIN, view, area);
  const [left, top] = [Math.round(origin.x), Math.round(origin.y)];
  const leads = labels.flatMap(({ lead }) => (lead ? [lead] : []));
  const write = ({ x, y }: { x: number; y: number }) => `${Math.round(x - left)} ${Math.round(y - top)}`;
  return (
    <svg aria-hidden="true" className={styles.labels} {...sheetFrame(area)}>
      <g transform={`translate(${left} ${top})`}>
        <path
          className={styles.lead}
          d={leads.map(([from, to]) => `M${write(from)}L${write(to)}`).join('')}
        />
        {labels.map(({ key, lead: _, ...label }) => (
          <Label
            key={key}
            label={{ ...label, x: Math.round(label.x - left), y: Math.round(label.y - top) }}
          />
        ))}
      </g>
    </svg>
  );
});

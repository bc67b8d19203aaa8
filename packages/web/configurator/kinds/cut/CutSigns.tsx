import { cutsAtJoints } from '@lumitor/domain/kinds/cut/cut';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { signPaths } from '@lumitor/domain/kinds/signs';
import { currentPlan } from '@lumitor/domain/plan/history';
import { useConfigurator, usePlan } from '../../../visitor/configuratorStore.ts';
import { SCREEN_SCALE, toScreen } from '../../../visitor/projection.ts';
import styles from '../installed.module.css';
import type { InstalledSignsProps, OnView } from '../installedSign.ts';
import { jointKey, jointPlace, jointPlaces } from './jointPlaces.ts';

const CUT = signPaths([{ kind: 'cut', x: 0, y: 0 }], 1);

function Cuts({ view, area }: OnView) {
  const { layout, wiring } = usePlan();
  const geometry = geometryOf(layout);
  return cutsAtJoints(geometry, wiring.cuts).map((cut) => {
    const place = jointPlace(geometry, cut, 1 / (SCREEN_SCALE * view.zoom));
    if (!place) return null;
    const { x, y } = toScreen(place, view, area);
    return (
      <g key={jointKey(cut)} transform={`translate(${x} ${y}) rotate(${place.heading + view.rotate})`}>
        <path className={styles.gap} d={CUT.gaps} />
        <path className={styles.plates} d={CUT.lines} />
      </g>
    );
  });
}

function Joints({ view, area }: OnView) {
  const layout = useConfigurator((state) => currentPlan(state.history).layout);
  return jointPlaces(geometryOf(layout), 1 / (SCREEN_SCALE * view.zoom)).map((place) => {
    const { x, y } = toScreen(place, view, area);
    return <circle key={jointKey(place.cut)} className={styles.joint} cx={x} cy={y} r={4} />;
  });
}

/** Cuts, and the joints where one is possible. */
export const CutSigns = ({ isShown, ...on }: InstalledSignsProps) => (
  <>
    {isShown && <Joints {...on} />}
    <Cuts {...on} />
  </>
);

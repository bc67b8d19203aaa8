import { onDemand, orNothing } from '../../ui/later.tsx';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import ModeSwitch from './ModeSwitch.tsx';
import styles from './TopDock.module.css';

const DropLegend = onDemand(orNothing(() => import('../installation/DropLegend.tsx')));
const Findings = onDemand(orNothing(() => import('../../parts/Findings.tsx')));
const Readings = onDemand(orNothing(() => import('../light/Readings.tsx')));

export interface TopDockProps {
  /** The tools have no room for modes other than the plan. */
  isNarrow: boolean;
  /** No panel lies over the drawing. */
  isFree: boolean;
  /** Switches to the luminaires. */
  onLuminaires: () => void;
}

/** Dock at the top of the drawing: figures of the light, voltage drop, findings. */
export default function TopDock({ isNarrow, isFree, onLuminaires }: TopDockProps) {
  const mode = useConfigurator((state) => state.mode);
  return (
    <div className={styles.dock}>
      {isNarrow && <ModeSwitch className={styles.mode} />}
      {mode === 'light' && <Readings onLuminaires={onLuminaires} />}
      {mode === 'installation' && <DropLegend />}
      {isNarrow && isFree && (
        // Collapsed in other modes, whose subject is light, voltages or the room in 3D.
        <Findings few={1} isWithDrawing isBrief isFolded={mode !== 'plan'} className={styles.findings} />
      )}
    </div>
  );
}

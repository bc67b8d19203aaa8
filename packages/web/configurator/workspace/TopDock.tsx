import { onDemand, orNothing } from '../../ui/later.tsx';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import ModeSwitch from './ModeSwitch.tsx';
import styles from './TopDock.module.css';

const DropLegend = onDemand(orNothing(() => import('../installation/DropLegend.tsx')));
const Findings = onDemand(orNothing(() => import('../../parts/Findings.tsx')));
const Readings = onDemand(orNothing(() => import('../light/Readings.tsx')));

export interface TopDockProps {
  isNarrow: boolean;
  isFree: boolean;
  onLuminaires: () => void;
}

export default function TopDock({ isNarrow, isFree, onLuminaires }: TopDockProps) {
  const mode = useConfigurator((state) => state.mode);
  return (
    <div className={styles.dock}>
      {isNarrow && <ModeSwitch className={styles.mode} />}
      {mode === 'light' && <Readings onLuminaires={onLuminaires} />}
      {mode === 'installation' && <DropLegend />}
      {isNarrow && isFree && (
        <Findings few={1} isWithDrawing isBrief isFolded={mode !== 'plan'} className={styles.findings} />
      )}
    </div>
  );
}

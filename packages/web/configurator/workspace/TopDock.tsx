import { lazy, Suspense } from 'react';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { orNothing } from '../orNothing.ts';
import ModeSwitch from './ModeSwitch.tsx';
import styles from './TopDock.module.css';

const DropLegend = lazy(orNothing(() => import('../installation/DropLegend.tsx')));
const Findings = lazy(orNothing(() => import('../../parts/Findings.tsx')));
const Readings = lazy(orNothing(() => import('../light/Readings.tsx')));

export interface TopDockProps {
  /** There is no room in the tools for what shows other than the plan. */
  isNarrow: boolean;
  /** No panel lies over the drawing. */
  isFree: boolean;
  /** Luminaires are to be worked on. */
  onPieces: () => void;
}

/** What is docked over the drawing: light in figures, what is lost along the rails, and what is wrong. */
export default function TopDock({ isNarrow, isFree, onPieces }: TopDockProps) {
  const mode = useConfigurator((state) => state.mode);
  return (
    <div className={styles.dock}>
      {isNarrow && <ModeSwitch className={styles.mode} />}
      {mode === 'light' && (
        <Suspense>
          <Readings onPieces={onPieces} />
        </Suspense>
      )}
      {mode === 'installation' && (
        <Suspense>
          <DropLegend />
        </Suspense>
      )}
      {isNarrow && isFree && (
        <Suspense>
          {/* Light, voltages and the room in 3D are what is looked at there. */}
          <Findings few={1} isWithDrawing isBrief isFolded={mode !== 'plan'} className={styles.findings} />
        </Suspense>
      )}
    </div>
  );
}

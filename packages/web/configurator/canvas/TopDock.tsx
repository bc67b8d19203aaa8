import { lazy, Suspense } from 'react';
import ModeSwitch from '../light/ModeSwitch.tsx';
import { orNothing } from '../orNothing.ts';
import { useConfigurator } from '../store/configuratorStore.ts';
import styles from './TopDock.module.css';

const Findings = lazy(orNothing(() => import('../Findings.tsx')));
const Readings = lazy(orNothing(() => import('../light/Readings.tsx')));

export interface TopDockProps {
  /** There is no room in the tools for what shows other than the plan. */
  isNarrow: boolean;
  /** Luminaires are to be worked on. */
  onPieces: () => void;
}

/** What is docked over the drawing: light in figures, and what is wrong. */
export default function TopDock({ isNarrow, onPieces }: TopDockProps) {
  const isLit = useConfigurator(({ mode }) => mode === 'light');
  return (
    <div className={styles.dock}>
      {isNarrow && <ModeSwitch className={styles.mode} />}
      {isLit && (
        <Suspense>
          <Readings onPieces={onPieces} />
        </Suspense>
      )}
      {isNarrow && (
        <Suspense>
          <Findings few={1} isWithDrawing className={styles.findings} />
        </Suspense>
      )}
    </div>
  );
}

import type { Px } from '@lumitor/domain/units';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Configurator.module.css';
import type { PanelStage } from './useFolding.ts';

/** Module state, so that positions outlive the panels. */
const positions = new Map<PanelStage, Px>();

interface StageScrollProps {
  stage: PanelStage;
  width: Px | undefined;
  children: ReactNode;
}

export function StageScroll({ stage, width, children }: StageScrollProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) place.current.scrollTop = positions.get(stage) ?? 0;
  }, [stage]);
  return (
    <div
      ref={place}
      className={styles.panel}
      style={{ width }}
      onScroll={({ currentTarget, target }) => {
        if (target === currentTarget) positions.set(stage, currentTarget.scrollTop);
      }}
    >
      {children}
    </div>
  );
}

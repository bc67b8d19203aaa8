import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Configurator.module.css';
import type { PanelStage } from './useFolding.ts';

/** Scroll positions of the stages, in pixels, while the page is open. */
const positions = new Map<PanelStage, number>();

interface StageScrollProps {
  stage: PanelStage;
  /** Width in pixels; undefined for the width of the screen. */
  width: number | undefined;
  children: ReactNode;
}

/** Scrolled area of the left panel: each stage returns to where it was scrolled (D12b). */
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

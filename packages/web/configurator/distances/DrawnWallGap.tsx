import { between } from '@lumitor/domain/math/points';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Panel } from '../../ui/Panel.tsx';
import type { View } from '../../visitor/configuratorStore.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import { endsOnScreen } from '../canvas/Dimensions.tsx';
import { FIGURE_ALONG } from '../canvas/screenLabels.ts';
import styles from './DrawnWallGap.module.css';
import { WallGapField } from './WallFields.tsx';
import { useWallGaps } from './wallGaps.ts';

export interface DrawnWallGapProps {
  gapKey: string;
  view: View;
  area: CanvasArea;
  onClose: (isDone: boolean) => void;
}

const textIn = ({ target }: { target: EventTarget }): string | null =>
  target instanceof HTMLInputElement ? target.value : null;

export default function DrawnWallGap({ gapKey, view, area, onClose }: DrawnWallGapProps) {
  const gap = useWallGaps().find(({ key }) => key === gapKey);
  const isMissing = !gap;
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isMissing) close(false);
    else panel.current?.querySelector('input')?.focus();
  }, [isMissing]);
  if (!gap) return null;
  const { start, end } = endsOnScreen(gap, view, area);
  const { x, y } = between(start, end, FIGURE_ALONG);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || (event.key === 'Enter' && textIn(event) === shown.current)) onClose(true);
  };
  const onBlur = (event: FocusEvent) => {
    if (textIn(event) === shown.current) onClose(false);
  };
  const onFocus = (event: FocusEvent) => {
    shown.current ??= textIn(event);
  };
  return (
    <Panel
      ref={panel}
      className={styles.field}
      style={{ translate: `${x}px ${y}px` }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onFocus={onFocus}
    >
      <WallGapField gap={gap} hideLabel onMoved={() => onClose(true)} />
    </Panel>
  );
}

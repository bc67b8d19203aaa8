import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { OpenView } from '../../view3d/openView.ts';
import type { SceneModel } from '../../view3d/sceneModel.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import styles from './pins.module.css';
import { Pin, usePins } from './pins.tsx';
import { commentPoint } from './things.ts';

export interface PinsInRoomProps {
  view: OpenView;
  model: SceneModel;
  area: CanvasArea;
}

export default function PinsInRoom({ view, model, area }: PinsInRoomProps) {
  const layer = useRef<HTMLDivElement>(null);
  const pins = usePins();
  const spots = useMemo(() => pins.map(({ place }) => commentPoint(place, model)), [pins, model]);
  useLayoutEffect(
    () =>
      view.follow(() => {
        const shown = layer.current?.children ?? [];
        spots.forEach((spot, index) => {
          const [pin, at] = [shown[index], view.toScreen(spot)];
          if (!(pin instanceof HTMLElement)) return;
          pin.style.visibility = at ? '' : 'hidden';
          if (at) pin.style.translate = `${at.x}px ${at.y}px`;
        });
      }),
    [view, spots],
  );
  const read = pins.find(({ isShown }) => isShown)?.thread?.id;
  const bringIntoSight = useEffectEvent((id: string) => {
    const spot = spots[pins.findIndex(({ thread }) => thread?.id === id)];
    const at = spot && view.toScreen(spot);
    const { left, right, top, bottom } = area.insets;
    const isSeen =
      at && at.x > left && at.x < area.width - right && at.y > top && at.y < area.height - bottom;
    if (spot && !isSeen) view.eye.turnTo(spot);
  });
  useEffect(() => {
    if (read) bringIntoSight(read);
  }, [read]);
  return (
    <div ref={layer} className={styles.inRoom}>
      {pins.map((pin) => (
        <Pin key={pin.thread?.id ?? ''} pin={pin} />
      ))}
    </div>
  );
}

import { type Affine, combined, inverse, rotation, scaled, shifted } from '@lumitor/domain/floorPlan/affine';
import type { Underlay } from '@lumitor/domain/kinds/underlay/underlay';
import { radians } from '@lumitor/domain/math/angle';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { painterOf } from '../../floorPlan/painter.ts';
import { useTheme } from '../../ui/useTheme.ts';
import type { View } from '../../visitor/configuratorStore.ts';
import { floorPlanStore, pixelsOf, type ShownLines } from '../../visitor/floorPlan.ts';
import { affineOf, type CanvasArea, matrixOf } from '../../visitor/projection.ts';
import styles from './Room.module.css';

const MOST_PIXELS = 16_000_000;

const cornerOf = ({ width, height }: CanvasArea): Affine => shifted({ x: -width / 2, y: -height / 2 });

function onScreen(
  { x, y, width, height, rotation: degrees, scale }: Underlay,
  lines: ShownLines,
  on: { view: View; area: CanvasArea },
): Affine {
  const size = scale * pixelsOf(lines.plan);
  return combined(
    affineOf(on.view, on.area),
    shifted({ x, y }),
    rotation(radians(degrees)),
    shifted({ x: (-width / 2) * scale, y: (-height / 2) * scale }),
    scaled(size, size),
  );
}

interface Shown {
  back: Affine | null;
  to: Affine;
}

function place(canvas: HTMLCanvasElement | null, { back, to }: Shown): void {
  if (canvas && back) canvas.style.transform = matrixOf(combined(to, back));
}

export interface FloorPlanSheetProps {
  underlay: Underlay;
  lines: ShownLines;
  view: View;
  area: CanvasArea;
}

/** Painted in a worker (D73); transformed until the view rests. Failures show the picture. */
export function FloorPlanSheet({ underlay, lines, view, area }: FloorPlanSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const { plan, hidden } = lines;
  const to = useMemo(() => onScreen(underlay, lines, { view, area }), [underlay, lines, view, area]);
  const shown = useRef<Shown>({ back: null, to });
  useLayoutEffect(() => {
    shown.current.to = to;
    place(canvas.current, shown.current);
  }, [to]);

  useEffect(() => {
    const [width, height] = [2 * area.width, 2 * area.height];
    const by = Math.min(devicePixelRatio, Math.sqrt(MOST_PIXELS / (width * height)));
    const fromCorner = combined(inverse(cornerOf(area)), to);
    const window = {
      to: combined(scaled(by, by), fromCorner),
      width: Math.round(width * by),
      height: Math.round(height * by),
      hidden,
      ground: theme,
      stroke: by,
    };
    const show = (bitmap: ImageBitmap | null) => {
      const context = canvas.current?.getContext('bitmaprenderer');
      if (!bitmap || !canvas.current || !context) return;
      Object.assign(canvas.current, { width: bitmap.width, height: bitmap.height });
      context.transferFromImageBitmap(bitmap);
      Object.assign(canvas.current.style, { width: `${width}px`, height: `${height}px` });
      shown.current.back = inverse(fromCorner);
      place(canvas.current, shown.current);
    };
    painterOf(plan)
      .seen(window)
      .then(show, () =>
        floorPlanStore.setState(({ shown }) => (shown?.plan === plan ? { shown: null } : {})),
      );
  }, [plan, hidden, to, area, theme]);

  useEffect(() => {
    painterOf(plan)
      .snaps(hidden)
      .then(
        (grid) => floorPlanStore.setState({ snaps: { plan, hidden, grid } }),
        // Without the lines nothing snaps.
        () => {},
      );
  }, [plan, hidden]);

  return <canvas ref={canvas} className={styles.floorPlan} style={{ opacity: underlay.opacity }} />;
}

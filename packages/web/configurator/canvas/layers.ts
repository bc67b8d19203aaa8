import { axisPath } from '@lumitor/domain/drawing/axisPath';
import type { Drawing, Primitive } from '@lumitor/domain/drawing/drawing';
import { type Heading, isHorizontal } from '@lumitor/domain/layout/heading';

/** So many rails or seams share one path: few enough nodes to paint, small enough that an edit repaints little. */
const CHUNK = 64;
const HALF_RAIL = 2.6;

/** Drawing primitives put together into few SVG paths, in centimetres. */
export interface Layers {
  /** Axes of the rails, a path for each run of steps. */
  rails: readonly string[];
  /** Lines across the rail where two rails meet in a line, a path for each run of them. */
  seams: readonly string[];
  /** Points of angle and T connectors. */
  corners: string;
  /** Lines across the rail at its open ends. */
  caps: string;
  /** Points of the luminaires; `lights` has them as the vertices of one line. */
  luminaires: string;
  lights: string;
  lightCount: number;
  labels: readonly Extract<Primitive, { kind: 'label' }>[];
  problems: readonly Extract<Primitive, { kind: 'problem' }>[];
}

const round = (value: number): number => Math.round(value * 100) / 100;
const point = (x: number, y: number): string => `M${round(x)} ${round(y)}h0`;
/** Relative to the axis, so that mostly whole numbers are written. */
const ACROSS = {
  horizontal: `m0 ${-HALF_RAIL}v${2 * HALF_RAIL}`,
  vertical: `m${-HALF_RAIL} 0h${2 * HALF_RAIL}`,
};
const across = (x: number, y: number, heading: Heading): string =>
  `M${round(x)} ${round(y)}${isHorizontal(heading) ? ACROSS.horizontal : ACROSS.vertical}`;

function addTo(paths: string[], index: number, path: string): void {
  const chunk = Math.floor(index / CHUNK);
  paths[chunk] = (paths[chunk] ?? '') + path;
}

export function layersOf({ primitives }: Drawing): Layers {
  const rails: string[] = [];
  const labels: Layers['labels'][number][] = [];
  const problems: Layers['problems'][number][] = [];
  const seams: string[] = [];
  let seamCount = 0;
  let corners = '';
  let caps = '';
  let luminaires = '';
  let lights = '';
  let lightCount = 0;
  for (const primitive of primitives) {
    switch (primitive.kind) {
      case 'rail':
        addTo(rails, primitive.index, axisPath(primitive.axis));
        break;
      case 'connector':
        if (primitive.joint === 'straight')
          addTo(seams, seamCount++, across(primitive.x, primitive.y, primitive.heading));
        else corners += point(primitive.x, primitive.y);
        break;
      case 'cap':
        caps += across(primitive.x, primitive.y, primitive.heading);
        break;
      case 'luminaire':
        luminaires += point(primitive.x, primitive.y);
        lights += `${lightCount++ === 0 ? 'M' : 'L'}${round(primitive.x)} ${round(primitive.y)}`;
        break;
      case 'label':
        labels.push(primitive);
        break;
      case 'problem':
        problems.push(primitive);
        break;
    }
  }
  return { rails, seams, corners, caps, luminaires, lights, lightCount, labels, problems };
}

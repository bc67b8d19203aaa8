import type { Drawing, Primitive } from '@lumitor/domain/drawing/drawing';
import { type Heading, isHorizontal } from '@lumitor/domain/layout/heading';

/** So many steps share one path: few enough nodes to paint, small enough that an edit repaints little. */
const CHUNK = 64;
const HALF_RAIL = 2.6;

/** Drawing primitives put together into few SVG paths, in centimetres. */
export interface Layers {
  /** Axes of the rails, a path for each run of steps. */
  rails: readonly string[];
  /** Lines across the rail where two rails meet in a line. */
  seams: string;
  /** Points of angle and T connectors. */
  corners: string;
  /** Lines across the rail at its open ends. */
  caps: string;
  /** Points of the luminaires. */
  luminaires: string;
  labels: readonly Extract<Primitive, { kind: 'label' }>[];
  problems: readonly Extract<Primitive, { kind: 'problem' }>[];
  lights: readonly Extract<Primitive, { kind: 'luminaire' }>[];
}

const round = (value: number): number => Math.round(value * 100) / 100;
const point = (x: number, y: number): string => `M${round(x)} ${round(y)}h0`;
const across = (x: number, y: number, heading: Heading): string =>
  isHorizontal(heading)
    ? `M${round(x)} ${round(y - HALF_RAIL)}v${2 * HALF_RAIL}`
    : `M${round(x - HALF_RAIL)} ${round(y)}h${2 * HALF_RAIL}`;

export function layersOf({ primitives }: Drawing): Layers {
  const rails: string[] = [];
  const labels: Layers['labels'][number][] = [];
  const problems: Layers['problems'][number][] = [];
  const lights: Layers['lights'][number][] = [];
  let seams = '';
  let corners = '';
  let caps = '';
  let luminaires = '';
  for (const primitive of primitives) {
    switch (primitive.kind) {
      case 'rail': {
        const chunk = Math.floor(primitive.index / CHUNK);
        rails[chunk] = (rails[chunk] ?? '') + primitive.path;
        break;
      }
      case 'connector':
        if (primitive.joint === 'straight') seams += across(primitive.x, primitive.y, primitive.heading);
        else corners += point(primitive.x, primitive.y);
        break;
      case 'cap':
        caps += across(primitive.x, primitive.y, primitive.heading);
        break;
      case 'luminaire':
        luminaires += point(primitive.x, primitive.y);
        lights.push(primitive);
        break;
      case 'label':
        labels.push(primitive);
        break;
      case 'problem':
        problems.push(primitive);
        break;
    }
  }
  return { rails, seams, corners, caps, luminaires, labels, problems, lights };
}

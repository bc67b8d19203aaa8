import type { Rad } from '../units.ts';
import type { Affine } from './affine.ts';
import { type OutlineShape, type PolylineVertex, polylineVertices, straight, TURN } from './dxfOutline.ts';
import { DxfRecord } from './dxfRecord.ts';
import { planeOf } from './plane.ts';

export interface Hatch {
  kind: 'hatch';
  loops: readonly (readonly OutlineShape[])[];
  strength: number;
}

/** Opacities: light, so that the visitor's plan stands out. */
const [PATTERN, WHOLE] = [0.1, 0.22];
/** A larger hatch is a picture, not a wall. */
const MOST_GROUPS = 100_000;

/** Flag of a polyline loop; group codes of an edge, a loop, and the end of a loop. */
const [POLYLINE, EDGE, LOOP, SOURCES] = [2, 72, 92, 97];

/** Clockwise arcs count angles the other way. */
function sweepOf(edge: DxfRecord): { from: Rad; sweep: Rad } {
  const sign = edge.figure(73, 1) === 0 ? -1 : 1;
  const angle = (code: number) => (edge.figure(code) / 360) * TURN;
  const sweep = (((angle(51) - angle(50)) % TURN) + TURN) % TURN || TURN;
  return { from: sign * angle(50), sweep: sign * sweep };
}

function edgeShape(edge: DxfRecord, plane: Affine): OutlineShape | null {
  const corner = (code: number): PolylineVertex => ({
    x: edge.figure(code),
    y: edge.figure(code + 10),
    bulge: 0,
  });
  switch (edge.figure(EDGE)) {
    case 1:
      return straight([corner(10), corner(11)], false, plane);
    case 2: {
      const radius = edge.figure(40);
      const arc = { centre: corner(10), u: { x: radius, y: 0 }, v: { x: 0, y: radius }, ...sweepOf(edge) };
      return { kind: 'arc', arc, isClosed: false, plane };
    }
    case 3: {
      const [u, share] = [corner(11), edge.figure(40)];
      const arc = { centre: corner(10), u, v: { x: -u.y * share, y: u.x * share }, ...sweepOf(edge) };
      return { kind: 'arc', arc, isClosed: false, plane };
    }
    case 4: {
      // Control points suffice for the edge of a fill.
      const [across, up] = [edge.figures(10), edge.figures(20)];
      const pulls = across.map((x, index) => ({ x, y: up[index] ?? 0, bulge: 0 }));
      return straight(pulls, false, plane);
    }
    default:
      return null;
  }
}

/** Groups 91 to 75 contain the loops. Each edge becomes a record of its own, since codes repeat. */
export function hatch(record: DxfRecord): Hatch | null {
  if (record.codes.length > MOST_GROUPS) return null;
  const plane = planeOf(record, record.figure(30, 0));
  const loops: OutlineShape[][] = [];
  let part: DxfRecord | null = null;
  let isPolyline = false;
  const end = () => {
    const shape =
      part && (isPolyline ? straight(polylineVertices(part), true, plane) : edgeShape(part, plane));
    if (shape) loops.at(-1)?.push(shape);
    part = null;
  };
  for (let index = record.codes.indexOf(91) + 1; index > 0 && index < record.codes.length; index++) {
    const code = record.codes[index] ?? 0;
    if (code === 75) break;
    if (code === LOOP) {
      end();
      loops.push([]);
      isPolyline = (record.figureAt(index) & POLYLINE) !== 0;
      part = isPolyline ? new DxfRecord('LOOP', record.line) : null;
    } else if (code === SOURCES) end();
    else if (code === EDGE && !isPolyline) {
      end();
      part = loops.length > 0 ? new DxfRecord('EDGE', record.line) : null;
    }
    part?.codes.push(code);
    part?.values.push(record.values[index] ?? '');
  }
  end();
  return { kind: 'hatch', loops, strength: record.figure(70, 0) === 1 ? WHOLE : PATTERN };
}

import { cross, dot, minus, type Vector } from '../math/points.ts';
import { type Affine, combined, directed, placed, scaled, shifted, UNMOVED } from './affine.ts';
import { bulgedArc, placedArc, pointsOfArc, pointsOfSpline } from './curve.ts';
import type { DxfDocument } from './dxfDocument.ts';
import type { DxfEntity, DxfShape, Insertion, Vertex } from './dxfEntity.ts';
import { MAX_ENTITIES, MAX_POINTS, UnreadableDxf } from './dxfFault.ts';
import type { FloorPlan, PlanLayer, PlanOpening } from './floorPlan.ts';
import { openingKindOf } from './openingNames.ts';

/** Blocks stand in blocks at most so deep. */
const MAX_DEPTH = 64;
/** Nearer than so, in centimetres, a line's end is its begin. */
const CLOSED_WITHIN = 0.01;
/** No place of a plan is farther off than this, in centimetres: that is 10,000 km. */
const FARTHEST = 1e9;

const tooMany = (): UnreadableDxf => new UnreadableDxf({ kind: 'tooManyEntities', most: MAX_ENTITIES });

/** Lines as they are gathered, in centimetres of the drawing's own axes, y down. */
class Sheet {
  readonly layers: PlanLayer[] = [];
  readonly coordinates: number[] = [];
  readonly starts: number[] = [0];
  readonly layerOf: number[] = [];
  readonly closed: number[] = [];
  readonly openings: PlanOpening[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly document: DxfDocument;
  private count = 0;

  constructor(document: DxfDocument) {
    this.document = document;
  }

  /** One more thing is drawn. @throws UnreadableDxf where they are too many */
  countOne(): void {
    this.count += 1;
    if (this.count > MAX_ENTITIES) throw tooMany();
  }

  private layer(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    // A layer that no table names is shown.
    const number = this.layers.push(this.document.layers.get(key) ?? { name: key, isShown: true }) - 1;
    this.numbers.set(key, number);
    return number;
  }

  add(layer: string, points: readonly Vector[], isClosed: boolean): void {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last || points.length < 2) return;
    const isBack = points.length > 3 && Math.hypot(first.x - last.x, first.y - last.y) < CLOSED_WITHIN;
    const own = isBack ? points.length - 1 : points.length;
    if (this.coordinates.length / 2 + own > MAX_POINTS) throw tooMany();
    const begin = this.coordinates.length;
    for (let index = 0; index < own; index++) {
      const { x, y } = points[index] ?? first;
      // What no figure can hold any more, or lies beyond any plan, is left out.
      if (!(Math.abs(x) < FARTHEST && Math.abs(y) < FARTHEST)) {
        this.coordinates.length = begin;
        return;
      }
      this.coordinates.push(x, y);
    }
    this.starts.push(this.coordinates.length / 2);
    this.layerOf.push(this.layer(layer));
    this.closed.push(isBack || (isClosed && own > 2) ? 1 : 0);
  }
}

/** A polyline with its bulges as lines. */
function bentLine(vertices: readonly Vertex[], isClosed: boolean, to: Affine): Vector[] {
  const points: Vector[] = [];
  vertices.forEach((vertex, index) => {
    points.push(placed(to, vertex));
    const next = vertices[index + 1] ?? (isClosed ? vertices[0] : undefined);
    if (!next || Math.abs(vertex.bulge) < 1e-9 || (next.x === vertex.x && next.y === vertex.y)) return;
    const bent = pointsOfArc(placedArc(bulgedArc(vertex, next, vertex.bulge), to));
    for (const point of bent.slice(1, -1)) points.push(point);
  });
  return points;
}

function pointsOf(shape: Exclude<DxfShape, Insertion>, to: Affine): Vector[] {
  if (shape.kind === 'lines') return bentLine(shape.vertices, shape.isClosed, combined(to, shape.plane));
  if (shape.kind === 'arc') return pointsOfArc(placedArc(shape.arc, combined(to, shape.plane)));
  const { spline } = shape;
  const controls = spline.controls.map((one) => ({ ...placed(to, one), weight: one.weight }));
  return pointsOfSpline({ ...spline, controls });
}

/** The box of what was drawn from a point on, along the axes of its block; null where there is no length to it. */
function boxOf({ coordinates }: Sheet, from: number, axis: Vector) {
  const size = Math.hypot(axis.x, axis.y);
  if (!(size > 0) || coordinates.length <= from) return null;
  const along = { x: axis.x / size, y: axis.y / size };
  const places: Vector[] = [];
  const least = { x: Infinity, y: Infinity };
  const most = { x: -Infinity, y: -Infinity };
  for (let index = from; index < coordinates.length; index += 2) {
    const point = { x: coordinates[index] ?? 0, y: coordinates[index + 1] ?? 0 };
    const place = { x: dot(point, along), y: cross(along, point) };
    places.push(place);
    for (const key of ['x', 'y'] as const) {
      least[key] = Math.min(least[key], place[key]);
      most[key] = Math.max(most[key], place[key]);
    }
  }
  return { along, places, least, most };
}

/** This much of an opening's depth is its edge. */
const EDGE = 0.15;

function openingFrom(
  sheet: Sheet,
  from: number,
  axis: Vector,
  kind: PlanOpening['kind'],
): PlanOpening | null {
  const box = boxOf(sheet, from, axis);
  if (!box) return null;
  const { along, places, least, most } = box;
  const [width, depth] = [most.x - least.x, most.y - least.y];
  const [middle, across] = [(least.x + most.x) / 2, (least.y + most.y) / 2];
  const lean = (isAtEdge: (y: number) => boolean): number => {
    const there = places.filter(({ y }) => isAtEdge(y));
    const sum = there.reduce((total, { x }) => total + x, 0);
    return width > 0 ? (2 * (sum / there.length - middle)) / width : 0;
  };
  return {
    kind,
    // Across is to the right of the way along, as y points down.
    middle: { x: along.x * middle - along.y * across, y: along.y * middle + along.x * across },
    along,
    width,
    depth,
    leans: { right: lean((y) => y >= most.y - EDGE * depth), left: lean((y) => y <= least.y + EDGE * depth) },
  };
}

/** Where something is drawn: from its axes to the sheet, on which layer layer 0 is, and within which blocks. */
interface Within {
  to: Affine;
  layer: string;
  blocks: readonly string[];
  isOpening: boolean;
}

function insert(sheet: Sheet, document: DxfDocument, one: Insertion, layer: string, within: Within): void {
  const block = document.blocks.get(one.block);
  // A block in itself would never end; programs leave it out too.
  if (!block || within.blocks.includes(one.block) || within.blocks.length >= MAX_DEPTH) return;
  const kind = within.isOpening ? null : (openingKindOf(block.name) ?? openingKindOf(layer));
  const inside = {
    layer,
    blocks: [...within.blocks, one.block],
    isOpening: within.isOpening || kind !== null,
  };
  const base = shifted({ x: -block.base.x, y: -block.base.y });
  for (let row = 0; row < one.rows; row++)
    for (let column = 0; column < one.columns; column++) {
      sheet.countOne();
      const to = combined(within.to, one.placeOf(column, row), base);
      const from = sheet.coordinates.length;
      drawAll(sheet, document, block.entities, { ...inside, to });
      const opening = kind && openingFrom(sheet, from, directed(to, { x: 1, y: 0 }), kind);
      if (opening) sheet.openings.push(opening);
    }
}

function drawAll(sheet: Sheet, document: DxfDocument, entities: readonly DxfEntity[], within: Within): void {
  for (const { layer, shape } of entities) {
    const own = layer === '0' ? within.layer : layer;
    if (shape.kind === 'insertion') insert(sheet, document, shape, own, within);
    else {
      sheet.countOne();
      sheet.add(own, pointsOf(shape, within.to), shape.isClosed);
    }
  }
}

/**
 * What a DXF document draws, as lines (D73).
 * @param unit centimetres of one unit of the file
 * @throws UnreadableDxf where that is too much, or nothing
 */
export function drawDxf(document: DxfDocument, unit: number): FloorPlan {
  const sheet = new Sheet(document);
  // Drawings have y up.
  const to = combined(scaled(unit, -unit), UNMOVED);
  drawAll(sheet, document, document.entities, { to, layer: '0', blocks: [], isOpening: false });
  const coordinates = Float64Array.from(sheet.coordinates);
  if (coordinates.length === 0) throw new UnreadableDxf({ kind: 'emptyDxf' });
  const least = { x: Infinity, y: Infinity };
  const most = { x: -Infinity, y: -Infinity };
  for (let index = 0; index < coordinates.length; index += 2) {
    const [x = 0, y = 0] = [coordinates[index], coordinates[index + 1]];
    least.x = Math.min(least.x, x);
    least.y = Math.min(least.y, y);
    most.x = Math.max(most.x, x);
    most.y = Math.max(most.y, y);
  }
  for (let index = 0; index < coordinates.length; index += 2) {
    coordinates[index] = (coordinates[index] ?? 0) - least.x;
    coordinates[index + 1] = (coordinates[index + 1] ?? 0) - least.y;
  }
  return {
    layers: sheet.layers,
    width: most.x - least.x,
    height: most.y - least.y,
    coordinates,
    starts: Uint32Array.from(sheet.starts),
    layerOf: Uint32Array.from(sheet.layerOf),
    closed: Uint8Array.from(sheet.closed),
    openings: sheet.openings.map((one) => ({ ...one, middle: minus(one.middle, least) })),
  };
}

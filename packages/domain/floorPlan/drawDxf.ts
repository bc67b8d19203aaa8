import type { OpeningKind } from '../kinds/room/room.ts';
import { greatestOf } from '../math/lists.ts';
import { cross, dot, type Vector } from '../math/points.ts';
import type { Cm } from '../units.ts';
import { type Affine, combined, directed, placed, scaled, shifted } from './affine.ts';
import { type Clip, clipOf } from './clip.ts';
import { bulgedArc, placedArc, pointsOfArc, pointsOfSpline } from './curve.ts';
import type { DxfDocument, DxfSpace } from './dxfDocument.ts';
import type { Insertion } from './dxfEntity.ts';
import { MAX_POINTS } from './dxfFault.ts';
import type { Hatch } from './dxfHatch.ts';
import type { Multiline } from './dxfMultiline.ts';
import type { OutlineShape, PolylineVertex } from './dxfOutline.ts';
import type { DxfWords } from './dxfWords.ts';
import type { FloorPlan, PlanOpening } from './floorPlan.ts';
import { type DrawnFurniture, furnitureOf } from './furniture.ts';
import { MAX_FILL_POINTS, SourceSheet, type Style } from './sheet.ts';
import { NO_TINT, type Tint } from './tint.ts';
import { type WideLine, wideOutlines } from './wideLine.ts';

const WORDS: readonly (readonly [OpeningKind, RegExp])[] = [
  ['window', /window|okno|okna|okien|fenster|(^|[^a-z])win([^a-z]|$)/i],
  ['door', /(?<!in|out)door|drzwi|t(ü|ue)r(en)?([^a-zäöüß]|$)|(^|[^a-z])tuer/i],
];

const openingKindOf = (name: string): OpeningKind | null =>
  WORDS.find(([, words]) => words.test(name.normalize('NFC')))?.[0] ?? null;

function boxOf(coordinates: readonly number[], from: number, axis: Vector) {
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

/** Share of the depth that counts as an edge. */
const EDGE = 0.15;

/**
 * Box of a block's lines in the block's own axes: width along, depth across. Points near both long edges show
 * to which end the leaf leans.
 */
function openingFrom(
  coordinates: readonly number[],
  from: number,
  axis: Vector,
  kind: PlanOpening['kind'],
): PlanOpening | null {
  const box = boxOf(coordinates, from, axis);
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
    // Across points right of along, as y points down.
    middle: { x: along.x * middle - along.y * across, y: along.y * middle + along.x * across },
    along,
    width,
    depth,
    leans: { right: lean((y) => y >= most.y - EDGE * depth), left: lean((y) => y <= least.y + EDGE * depth) },
  };
}

const MAX_DEPTH = 64;
/** Opacity of faces, wide lines and filled solids. */
const FULL = 0.7;

/** Narrower polylines are their centre line (D73). */
const THIN: Cm = 0.5;

function bentLine(vertices: readonly PolylineVertex[], isClosed: boolean, to: Affine): Vector[] {
  const points: Vector[] = [];
  vertices.forEach((vertex, index) => {
    if (points.length > MAX_POINTS) return;
    points.push(placed(to, vertex));
    const next = vertices[index + 1] ?? (isClosed ? vertices[0] : undefined);
    if (!next || Math.abs(vertex.bulge) < 1e-9 || (next.x === vertex.x && next.y === vertex.y)) return;
    const bent = pointsOfArc(placedArc(bulgedArc(vertex, next, vertex.bulge), to));
    for (const point of bent.slice(1, -1)) points.push(point);
  });
  return points;
}

function pointsOf(shape: OutlineShape, to: Affine): Vector[] {
  if (shape.kind === 'lines') return bentLine(shape.vertices, shape.isClosed, combined(to, shape.plane));
  if (shape.kind === 'arc') return pointsOfArc(placedArc(shape.arc, combined(to, shape.plane)));
  const { spline } = shape;
  const controls = spline.controls.map((one) => ({ ...placed(to, one), weight: one.weight }));
  return pointsOfSpline({ ...spline, controls }, MAX_POINTS + 1);
}

function* loopsOf({ loops }: Hatch, to: Affine): Generator<Vector[]> {
  for (const loop of loops) {
    const points: Vector[] = [];
    for (const edge of loop)
      if (points.length < MAX_FILL_POINTS) for (const point of pointsOf(edge, to)) points.push(point);
    yield points;
  }
}

/** Context of an entity: map to the sheet, layer that replaces layer 0, colour and enclosing blocks. */
interface Within {
  to: Affine;
  layer: string;
  /** Frozen layer of an enclosing block, which hides the whole block. */
  frozen: string | null;
  tint: Tint;
  clips: readonly Clip[];
  blocks: readonly string[];
  isOpening: boolean;
}

export interface DrawnPlan {
  plan: FloorPlan;
  furniture: readonly DrawnFurniture[];
}

const scaleOf = ({ a, b, c, d }: Affine): number => Math.sqrt(Math.abs(a * d - b * c));

/**
 * Texts of a mirrored block cover the mirrored place, but stay readable: direction and line order reverse.
 */
function write(sheet: SourceSheet, words: DxfWords, style: Style, to: Affine): void {
  const on = combined(to, words.plane);
  const { at, along, first, spacing, across, lines } = words;
  const way = directed(on, along);
  const up = directed(on, { x: -along.y * words.height, y: along.x * words.height });
  const [length, height] = [Math.hypot(way.x, way.y), Math.hypot(up.x, up.y)];
  if (!(length > 0 && height > 0)) return;
  const start = placed(on, at);
  const isMirrored = way.x * up.y - way.y * up.x > 0;
  const [isBack, isUpturned] = [isMirrored && way.x < 0, isMirrored && way.x >= 0];
  const unit = (isBack ? -1 : 1) / length;
  lines.forEach((text, index) => {
    const down = first + spacing * (isUpturned ? lines.length - 1 - index : index) - (isUpturned ? 1 : 0);
    sheet.write(style, {
      text,
      height,
      across: isBack ? 1 - across : across,
      at: { x: start.x - up.x * down, y: start.y - up.y * down },
      along: { x: way.x * unit, y: way.y * unit },
    });
  });
}

function reportInsertion(sheet: SourceSheet, document: DxfDocument, one: Insertion, layer: string): void {
  const block = document.blocks.get(one.block);
  if (!block && one.isDimension) sheet.omissions.add('dimension', '', layer);
  else if (!block) sheet.omissions.add('missingBlock', one.block, layer);
  else if (block.reference && block.entities.length === 0)
    sheet.omissions.add('reference', block.reference, layer);
  else if (document.links.clipOf(one.dictionary) === null) sheet.omissions.add('clipped', '', layer);
}

function insert(
  sheet: SourceSheet,
  document: DxfDocument,
  one: Insertion,
  { layer, ...within }: Within,
): void {
  reportInsertion(sheet, document, one, sheet.layerName(layer));
  const block = document.blocks.get(one.block);
  // A block inside itself would never end.
  if (!block || within.blocks.includes(one.block) || within.blocks.length >= MAX_DEPTH) return;
  const name = document.links.nameOf(block.name);
  const kind = within.isOpening ? null : (openingKindOf(name) ?? openingKindOf(layer));
  const furniture = within.isOpening ? null : furnitureOf(name);
  const inside = {
    layer,
    tint: within.tint,
    frozen: within.frozen ?? (document.layers.get(layer)?.isFrozen ? layer : null),
    blocks: [...within.blocks, one.block],
    isOpening: within.isOpening || kind !== null,
  };
  const base = shifted({ x: -block.base.x, y: -block.base.y });
  const boundary = document.links.clipOf(one.dictionary);
  // A row of blocks is clipped as a whole, in the axes of its first block.
  const first = combined(within.to, one.placeOf(0, 0), base);
  const clips = boundary
    ? [...within.clips, clipOf(boundary.map((corner) => placed(first, corner)))]
    : within.clips;
  for (let row = 0; row < one.rows; row++)
    for (let column = 0; column < one.columns; column++) {
      sheet.countOne('lines');
      const to = combined(within.to, one.placeOf(column, row), base);
      const [from, firstLine] = [sheet.coordinates.length, sheet.lineCount];
      drawAll(sheet, document, block, { ...inside, clips, to });
      const axis = directed(to, { x: 1, y: 0 });
      const opening = kind && openingFrom(sheet.coordinates, from, axis, kind);
      if (opening) sheet.openings.push({ ...opening, lines: [firstLine, sheet.lineCount] });
      const size = furniture && openingFrom(sheet.coordinates, from, axis, 'door');
      if (furniture && size) sheet.furniture.push({ furniture, length: Math.max(size.width, size.depth) });
    }
}

function drawMultiline(
  { lines, style, across }: Multiline,
  { multilineStyles }: DxfDocument,
  add: (line: OutlineShape) => void,
): void {
  const flags = multilineStyles.get(style) ?? 0;
  lines.forEach(add);
  for (const one of across) if ((flags & one.flags) !== 0) add(one.line);
}

const isWide = (shape: OutlineShape, to: Affine): shape is WideLine =>
  shape.kind === 'lines' &&
  (shape.widths?.some((widths) => greatestOf(widths) * scaleOf(to) > THIN) ?? false);

function drawWide(sheet: SourceSheet, line: WideLine, style: Style, to: Affine): void {
  const outlines = wideOutlines(line, to);
  for (const outline of outlines) sheet.add(style, outline, true);
  sheet.fill(style, outlines, { strength: FULL, isSolid: true });
}

function drawAll(
  sheet: SourceSheet,
  document: DxfDocument,
  { entities, omissions }: DxfSpace,
  within: Within,
): void {
  const { to } = within;
  const layerOf = (written: string) => within.frozen ?? (written === '0' ? within.layer : written);
  for (const { kind, name, layer, count } of omissions.list)
    sheet.omissions.add(kind, name, layer && sheet.layerName(layerOf(layer)), count);
  for (const { layer: written, pen, shape } of entities) {
    const layer = layerOf(written);
    const tint = pen === 'layer' ? sheet.tintOf(layer) : pen === 'block' ? within.tint : pen;
    if (shape.kind === 'insertion') {
      insert(sheet, document, shape, { ...within, layer, tint });
      continue;
    }
    sheet.countOne(shape.kind === 'words' || shape.kind === 'hatch' ? 'seen' : 'lines');
    const style = { layer, tint, clips: within.clips };
    const add = (line: OutlineShape) => sheet.add(style, pointsOf(line, to), line.isClosed);
    if (shape.kind === 'words') write(sheet, shape, style, to);
    else if (shape.kind === 'hatch') sheet.fill(style, loopsOf(shape, to), shape);
    else if (shape.kind === 'multiline') drawMultiline(shape, document, add);
    else if (isWide(shape, to)) drawWide(sheet, shape, style, to);
    else {
      const points = pointsOf(shape, to);
      sheet.add(style, points, shape.isClosed);
      if (shape.kind === 'lines' && shape.isFilled) sheet.fill(style, [points], { strength: FULL });
    }
  }
}

/**
 * Draws the model space with all blocks expanded (D73).
 * @throws UnreadableDxf if the drawing is too large or empty
 */
export function drawDxf(document: DxfDocument, unit: Cm): DrawnPlan {
  const sheet = new SourceSheet(document);
  const to = scaled(unit, -unit);
  drawAll(sheet, document, document, {
    to,
    layer: '0',
    frozen: null,
    tint: NO_TINT,
    clips: [],
    blocks: [],
    isOpening: false,
  });
  return { plan: sheet.finished(), furniture: sheet.furniture };
}

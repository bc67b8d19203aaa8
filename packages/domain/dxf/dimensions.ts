import {
  type BendDimension,
  type DimensionPart,
  dimensionParts,
  type LinearDimension,
  type PlacedDimension,
  type RunningDimension,
  type RunningFigure,
} from '../dimensions/index.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import { directionOf, headingOf, placedAt } from '../math/direction.ts';
import { ahead, between, distance, minus } from '../math/points.ts';
import type { Corner } from '../paths/path.ts';
import type { Cm, Rad } from '../units.ts';
import { DIMENSION_STYLES } from './dimensionStyle.ts';
import { LAYER_OF } from './drawRoom.ts';
import { arcEntity, type Entity, figureEntity, lineEntity } from './entities.ts';
import { type Drawer, TEXT } from './pen.ts';
import { at, dxfAngle, exact, type Tag, tags } from './tags.ts';

type DimensionText = LinearDimension['text'];

interface DimensionEntity {
  type?: string;
  kind: number;
  own: readonly Tag[];
  point: DimensionText['middle'];
  measured: Cm;
  style: string;
  text: DimensionText;
  drawn: readonly Entity[];
}

/** Flags of group 70: the block belongs to this dimension only; the text has its own position. */
const OWN_BLOCK = 32;
const MOVED = 128;

/** Dimension with its lines and text in a block of its own. */
function add({ model, blocks, pens, mm }: Drawer, one: DimensionEntity): void {
  const { type = 'DIMENSION', kind, own, point, measured, style, text, drawn } = one;
  const { layer } = pens.dimensions;
  const name = `*D${blocks.size + 1}`;
  const { middle, words, angle } = text;
  blocks.set(name, [...drawn, figureEntity(layer, middle, words, TEXT * mm, angle)]);
  model.push({
    type,
    layer,
    tags: tags`
      100 AcDbDimension 2 ${name} ${at(10, point)} ${at(11, middle)}
      70 ${kind + OWN_BLOCK + MOVED} 71 5 1 ${''}
      42 ${exact(measured)} 3 ${style} ${own}`,
  });
}

const centreOf = (from: Point, { x, y, arc }: Corner): Point => {
  const half = distance(from, { x, y }) / 2;
  const { radius = half, isClockwise = false } = arc ?? {};
  const toCentre = placedAt(between(from, { x, y }), headingOf(minus({ x, y }, from)));
  return toCentre(0, (isClockwise ? 1 : -1) * Math.sqrt(Math.max(0, radius * radius - half * half)));
};

/** CAD programs edit lines and arcs, not polylines, of a dimension; its style draws arrows. */
const strokesOf = (layer: string, { shapes }: DimensionPart): Entity[] =>
  shapes
    .filter(({ pen }) => LAYER_OF[pen] !== null)
    .flatMap(({ outlines }) => outlines)
    .flatMap(({ corners: [from, to] }) => {
      if (!from || !to || distance(from, to) === 0) return [];
      if (!to.arc) return [lineEntity(layer, from, to)];
      const [start, end] = to.arc.isClockwise ? [to, from] : [from, to];
      return [arcEntity(layer, centreOf(from, to), to.arc.radius, start, end)];
    });

const styleOf = (isShort: boolean): string => DIMENSION_STYLES[isShort ? 'short' : 'above'];

function addLinear(drawer: Drawer, dimension: LinearDimension, drawn: readonly Entity[]): void {
  const {
    measured: [from, to],
    line,
    text,
    isShort,
  } = dimension;
  const heading = headingOf(minus(line[1], line[0]));
  const isAcross = Math.abs(Math.sin(((text.angle - heading) * Math.PI) / 180)) > 0.01;
  add(drawer, {
    kind: 0,
    point: line[1],
    measured: distance(from, to),
    style: styleOf(isShort),
    text,
    drawn,
    own: tags`
      ${isAcross ? tags`53 ${dxfAngle(text.angle)}` : []}
      100 AcDbAlignedDimension ${at(13, from)} ${at(14, to)}
      50 ${dxfAngle(heading)} 100 AcDbRotatedDimension`,
  });
}

function addBend(
  drawer: Drawer,
  { axis, from, to, aside, text, isShort }: BendDimension,
  drawn: readonly Entity[],
): void {
  // DXF arcs run counterclockwise.
  const [first, last] = axis.turn === 'right' ? [to, from] : [from, to];
  const middle = (from + to) / 2;
  const onLine = ahead(pointAt(axis, middle), directionOf(headingAt(axis, middle) + 90), aside);
  const angleOf = (place: Cm): Rad => {
    const { x, y } = minus(pointAt(axis, place), axis.centre);
    return exact((Math.atan2(-y, x) + 2 * Math.PI) % (2 * Math.PI));
  };
  add(drawer, {
    type: 'ARC_DIMENSION',
    kind: 5,
    point: onLine,
    measured: to - from,
    style: styleOf(isShort),
    text,
    drawn,
    own: tags`
      100 AcDbArcDimension ${at(13, pointAt(axis, first))} ${at(14, pointAt(axis, last))} ${at(15, axis.centre)}
      40 ${angleOf(first)} 41 ${angleOf(last)} 70 0 71 0`,
  });
}

function addFigure(
  drawer: Drawer,
  { rail: { axis } }: RunningDimension,
  { point, lines, text }: RunningFigure,
  drawn: readonly Entity[],
): void {
  const isUpright = Math.abs(text.angle) > 45;
  add(drawer, {
    kind: 6 + (isUpright ? 64 : 0),
    point: axis.start,
    measured: distance(axis.start, point),
    style: DIMENSION_STYLES.inline,
    text,
    drawn,
    own: tags`100 AcDbOrdinateDimension ${at(13, point)} ${at(14, lines.at(-1)?.[1] ?? point)}`,
  });
}

/** DXF has no ordinates along a bend. */
function drawFigures({ pens, mm }: Drawer, { rail, aside, figures }: RunningDimension): void {
  pens.dimensions.axis(rail.axis, aside);
  for (const { lines, text } of figures) {
    for (const [from, to] of lines) pens.dimensions.line(from, to);
    pens.dimensions.text(text.middle, text.words, { height: TEXT * mm, angle: text.angle });
  }
}

export function drawDimension(drawer: Drawer, dimension: PlacedDimension): void {
  if (dimension.kind === 'running' && dimension.rail.axis.kind === 'arc') {
    drawFigures(drawer, dimension);
    return;
  }
  const { layer } = drawer.pens.dimensions;
  for (const part of dimensionParts(dimension, { mm: drawer.mm, cm: 1 })) {
    const drawn = strokesOf(layer, part);
    if (dimension.kind === 'linear') addLinear(drawer, dimension, drawn);
    else if (dimension.kind === 'bend') addBend(drawer, dimension, drawn);
    else if (part.figure) addFigure(drawer, dimension, part.figure, drawn);
  }
}

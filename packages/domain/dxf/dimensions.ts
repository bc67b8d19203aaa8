import type { BendDimension, Line, LinearDimension, RunningDimension } from '../dimensions/index.ts';
import { pointAt } from '../layout/axis.ts';
import { headingAt } from '../layout/headingAt.ts';
import { directionOf, headingOf } from '../math/direction.ts';
import { ahead, distance, minus } from '../math/points.ts';
import type { Cm, Rad } from '../units.ts';
import { DIMENSION_STYLES } from './dimensionStyle.ts';
import { type Entity, figureEntity, lineEntity } from './entities.ts';
import { axisEntity, type Drawer, TEXT } from './pen.ts';
import { at, dxfAngle, exact, type Tag, tags } from './tags.ts';

type Placed = BendDimension | LinearDimension | RunningDimension;
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

const linesOn = (layer: string, lines: readonly Line[]): Entity[] =>
  lines.map(([from, to]) => lineEntity(layer, from, to));

const styleOf = (isShort: boolean): string => DIMENSION_STYLES[isShort ? 'short' : 'above'];

function addLinear(drawer: Drawer, dimension: LinearDimension): void {
  const {
    measured: [from, to],
    line,
    leads,
    strokes,
    toText,
    text,
    isShort,
  } = dimension;
  const { layer } = drawer.pens.dimensions;
  const heading = headingOf(minus(line[1], line[0]));
  const isAcross = Math.abs(Math.sin(((text.angle - heading) * Math.PI) / 180)) > 0.01;
  add(drawer, {
    kind: 0,
    point: line[1],
    measured: distance(from, to),
    style: styleOf(isShort),
    text,
    drawn: linesOn(layer, [line, ...leads, ...strokes, ...toText]),
    own: tags`
      ${isAcross ? tags`53 ${dxfAngle(text.angle)}` : []}
      100 AcDbAlignedDimension ${at(13, from)} ${at(14, to)}
      50 ${dxfAngle(heading)} 100 AcDbRotatedDimension`,
  });
}

function addBend(
  drawer: Drawer,
  { axis, from, to, aside, leads, strokes, text, isShort }: BendDimension,
): void {
  const { layer } = drawer.pens.dimensions;
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
    drawn: [axisEntity(layer, axis, aside, from, to), ...linesOn(layer, [...leads, ...strokes])],
    own: tags`
      100 AcDbArcDimension ${at(13, pointAt(axis, first))} ${at(14, pointAt(axis, last))} ${at(15, axis.centre)}
      40 ${angleOf(first)} 41 ${angleOf(last)} 70 0 71 0`,
  });
}

/** DXF has no ordinates along a bend. */
function addRunning(drawer: Drawer, { rail: { axis }, aside, figures }: RunningDimension): void {
  const { dimensions } = drawer.pens;
  if (axis.kind === 'arc') dimensions.axis(axis, aside);
  for (const { point, lines, text } of figures) {
    const { middle, angle, words } = text;
    if (axis.kind === 'arc') {
      for (const [from, to] of lines) dimensions.line(from, to);
      dimensions.text(middle, words, { height: TEXT * drawer.mm, angle });
      continue;
    }
    const drawn = linesOn(
      dimensions.layer,
      lines.filter(([from, to]) => distance(from, to) > 0),
    );
    const isUpright = Math.abs(angle) > 45;
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
}

export function drawDimension(drawer: Drawer, dimension: Placed): void {
  if (dimension.kind === 'linear') addLinear(drawer, dimension);
  else if (dimension.kind === 'bend') addBend(drawer, dimension);
  else addRunning(drawer, dimension);
}

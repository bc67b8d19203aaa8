import type { Point } from '../kinds/rail/heading.ts';
import { inDegrees } from '../math/angle.ts';
import { directionOf } from '../math/direction.ts';
import type { Deg } from '../units.ts';
import type { Vertex } from './outlines.ts';
import { at, dxfAngle, exact, flat, type Tag, tags } from './tags.ts';

/** Points are of the plan, y down. */
export interface Entity {
  type: string;
  layer: string;
  tags: readonly Tag[];
  /** Absent: by layer. */
  weight?: number;
  attributes?: readonly Entity[];
}

/** Takes layer and colour of the insert. */
export const OF_INSERT = '0';
export const TEXT_STYLE = 'Standard';

export const lineEntity = (layer: string, from: Point, to: Point): Entity => ({
  type: 'LINE',
  layer,
  tags: tags`100 AcDbLine ${at(10, from)} ${at(11, to)}`,
});

export const circleEntity = (layer: string, centre: Point, radius: number): Entity => ({
  type: 'CIRCLE',
  layer,
  tags: tags`100 AcDbCircle ${at(10, centre)} 40 ${exact(radius)}`,
});

const angleOf = (centre: Point, { x, y }: Point): Deg =>
  dxfAngle(inDegrees(Math.atan2(y - centre.y, x - centre.x)));

/** Counterclockwise on screen. */
export const arcEntity = (layer: string, centre: Point, radius: number, from: Point, to: Point): Entity => ({
  type: 'ARC',
  layer,
  tags: tags`
    100 AcDbCircle ${at(10, centre)} 40 ${exact(radius)}
    100 AcDbArc 50 ${angleOf(centre, from)} 51 ${angleOf(centre, to)}`,
});

export const polylineEntity = (layer: string, vertices: readonly Vertex[], isClosed: boolean): Entity => ({
  type: 'LWPOLYLINE',
  layer,
  tags: tags`
    100 AcDbPolyline 90 ${vertices.length} 70 ${isClosed ? 1 : 0}
    ${vertices.flatMap(({ bulge, ...point }) => tags`${flat(10, point)} 42 ${exact(bulge)}`)}`,
});

/** Anchored at half the height of the capitals. */
export interface Written {
  height: number;
  angle?: Deg;
  from?: 'left' | 'right';
  narrow?: number;
}

const ALIGNED = { left: 0, middle: 1, right: 2 };

const textTags = (
  point: Point,
  words: string,
  { height, angle = 0, from, narrow = 1 }: Written,
): readonly Tag[] => tags`
  100 AcDbText ${at(10, point)} 40 ${exact(height)} 1 ${words}
  50 ${dxfAngle(angle)} 41 ${exact(narrow)} 7 ${TEXT_STYLE}
  72 ${ALIGNED[from ?? 'middle']} ${at(11, point)}`;

export const textEntity = (layer: string, point: Point, words: string, written: Written): Entity => ({
  type: 'TEXT',
  layer,
  tags: tags`${textTags(point, words, written)} 100 AcDbText 73 2`,
});

const escaped = (words: string): string => words.replace(/[\\{}]/g, '\\$&');
/** A group may have 250 characters; the parts before the last are groups 3. */
const PART = 240;

interface Block {
  height: number;
  /** 0: no wrapping. */
  width: number;
  /** 1: upper left corner, 5: middle. */
  attachment: 1 | 5;
  angle: Deg;
}

function multiline(
  layer: string,
  point: Point,
  words: string,
  { height, width, attachment, angle }: Block,
): Entity {
  const parts = Array.from({ length: Math.max(1, Math.ceil(words.length / PART)) }, (_, index): Tag => {
    const isLast = (index + 1) * PART >= words.length;
    return [isLast ? 1 : 3, words.slice(index * PART, (index + 1) * PART)];
  });
  return {
    type: 'MTEXT',
    layer,
    // Programs disagree on the unit of an angle.
    tags: tags`
      100 AcDbMText ${at(10, point)} 40 ${exact(height)} 41 ${exact(width)} 71 ${attachment} 72 1
      ${parts} 7 ${TEXT_STYLE} ${at(11, directionOf(angle))}`,
  };
}

export const figureEntity = (
  layer: string,
  point: Point,
  words: string,
  height: number,
  angle: Deg,
): Entity => multiline(layer, point, escaped(words), { height, width: 0, attachment: 5, angle });

export const paragraphEntity = (
  layer: string,
  point: Point,
  paragraphs: readonly string[],
  height: number,
  width: number,
): Entity =>
  multiline(layer, point, paragraphs.map(escaped).join('\\P'), { height, width, attachment: 1, angle: 0 });

export interface Attribute {
  tag: string;
  prompt: string;
  value: string;
  at: Point;
  written: Written;
  isHidden: boolean;
}

const flags = ({ isHidden }: Attribute) => tags`70 ${isHidden ? 1 : 0} 74 2`;

export const attributeDefinition = (layer: string, attribute: Attribute): Entity => ({
  type: 'ATTDEF',
  layer,
  tags: tags`
    ${textTags(attribute.at, '', attribute.written)}
    100 AcDbAttributeDefinition 3 ${attribute.prompt} 2 ${attribute.tag} ${flags(attribute)}`,
});

const attributeEntity = (layer: string, attribute: Attribute): Entity => ({
  type: 'ATTRIB',
  layer,
  tags: tags`
    ${textTags(attribute.at, attribute.value, attribute.written)}
    100 AcDbAttribute 2 ${attribute.tag} ${flags(attribute)}`,
});

export const insertEntity = (
  layer: string,
  block: string,
  point: Point,
  heading: Deg,
  attributes: readonly Attribute[],
): Entity => ({
  type: 'INSERT',
  layer,
  tags: tags`
    100 AcDbBlockReference ${attributes.length > 0 ? tags`66 1` : []}
    2 ${block} ${at(10, point)} 50 ${dxfAngle(heading)}`,
  attributes: attributes.map((one) => attributeEntity(layer, one)),
});

/** mm of the sheet, y up; `number` 1 is the sheet's own. */
interface Viewport {
  number: number;
  centre: Point;
  width: number;
  height: number;
  view: Point;
  viewHeight: number;
}

/** @param view y down */
export const viewportEntity = (
  layer: string,
  { number, centre, width, height, view, viewHeight }: Viewport,
): Entity => ({
  type: 'VIEWPORT',
  layer,
  tags: tags`
    100 AcDbViewport ${at(10, centre)} 40 ${exact(width)} 41 ${exact(height)} 68 ${number} 69 ${number}
    ${flat(12, view)} 13 0 23 0 14 10 24 10 15 10 25 10 16 0 26 0 36 1 17 0 27 0 37 0
    42 50 43 0 44 0 45 ${exact(viewHeight)} 50 0 51 0 72 1000 90 ${0x8000} 1 ${''} 281 0
    71 1 74 0 110 0 120 0 130 0 111 1 121 0 131 0 112 0 122 1 132 0 79 0 146 0`,
});

import type { Point } from '../layout/heading.ts';
import { type Entity, textTags, type Written } from './entities.ts';
import { at, tags, turned } from './tags.ts';

/** A field of a block, or what it says where the block is inserted. */
export interface Attribute {
  /** In capitals, the same in every language. */
  tag: string;
  /** What it asks for. */
  prompt: string;
  value: string;
  at: Point;
  written: Written;
  isHidden: boolean;
}

const flags = ({ isHidden }: Attribute) => tags`70 ${isHidden ? 1 : 0} 74 2`;

/** As the block has it: without a value. */
export const attributeDefinition = (layer: string, attribute: Attribute): Entity => ({
  ...{ type: 'ATTDEF', layer },
  tags: tags`
    ${textTags(attribute.at, '', attribute.written)}
    100 AcDbAttributeDefinition 3 ${attribute.prompt} 2 ${attribute.tag} ${flags(attribute)}`,
});

const attributeEntity = (layer: string, attribute: Attribute): Entity => ({
  ...{ type: 'ATTRIB', layer },
  tags: tags`
    ${textTags(attribute.at, attribute.value, attribute.written)}
    100 AcDbAttribute 2 ${attribute.tag} ${flags(attribute)}`,
});

/** @param heading to which the block's own x points, in degrees clockwise from east */
export const insertEntity = (
  layer: string,
  block: string,
  point: Point,
  heading: number,
  attributes: readonly Attribute[],
  attributeLayer = layer,
): Entity => ({
  ...{ type: 'INSERT', layer },
  tags: tags`
    100 AcDbBlockReference ${attributes.length > 0 ? tags`66 1` : []}
    2 ${block} ${at(10, point)} 50 ${turned(heading)}`,
  attributes: attributes.map((one) => attributeEntity(attributeLayer, one)),
});

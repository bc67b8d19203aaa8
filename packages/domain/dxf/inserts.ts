import type { Point } from '../layout/heading.ts';
import { type Entity, textTags, type Written } from './entities.ts';
import { at, type Tag, turned } from './tags.ts';

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

const flags = ({ isHidden }: Attribute): Tag => [70, isHidden ? 1 : 0];

/** As the block has it: without a value. */
export const attributeDefinition = (layer: string, attribute: Attribute): Entity => ({
  ...{ type: 'ATTDEF', layer },
  tags: [
    ...[...textTags(attribute.at, '', attribute.written), [100, 'AcDbAttributeDefinition'] as Tag],
    ...([[3, attribute.prompt], [2, attribute.tag], flags(attribute), [74, 2]] satisfies Tag[]),
  ],
});

const attributeEntity = (layer: string, attribute: Attribute): Entity => ({
  ...{ type: 'ATTRIB', layer },
  tags: [
    ...[...textTags(attribute.at, attribute.value, attribute.written), [100, 'AcDbAttribute'] as Tag],
    ...([[2, attribute.tag], flags(attribute), [74, 2]] satisfies Tag[]),
  ],
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
  tags: [
    [100, 'AcDbBlockReference'],
    ...(attributes.length > 0 ? [[66, 1] as Tag] : []),
    [2, block],
    ...at(10, point),
    [50, turned(heading)],
  ],
  attributes: attributes.map((one) => attributeEntity(attributeLayer, one)),
});

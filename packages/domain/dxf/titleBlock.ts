import type { Point } from '../kinds/rail/heading.ts';
import { rectangleOutline } from '../paths/outlines.ts';
import type { Paper } from '../sheets/layouts.ts';
import {
  northArrow,
  type SheetTitle,
  TITLE_BLOCK,
  type TitledSheet,
  titleFields,
} from '../sheets/titleBlock.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Mm } from '../units.ts';
import { type Attribute, attributeDefinition, type Entity, OF_INSERT, textEntity } from './entities.ts';
import { outlineEntities, roomOf, TEXT } from './pen.ts';

export const TITLE = 'LUMITOR-TITLE';
const INSET: Mm = 1.6;
const ROWS = { label: 2.4, value: 2.4 };
const LINE: Mm = 5.4;

const narrowOf = (words: string, width: Mm): number =>
  words ? Math.min(1, (width - 2 * INSET) / roomOf(words, TEXT).width) : 1;

/** ISO 7200 fields, in mm from the upper left corner. */
export function dxfTitleBlock(
  paper: Paper,
  titled: SheetTitle,
  sheet: TitledSheet,
  t: Translate,
): { block: Entity[]; attributesAt: (corner: Point) => Attribute[] } {
  const { owner, title, subtitle, number } = titled;
  const own: Record<string, string[]> = {
    OWNER: [owner.name, owner.address],
    TITLE: [title, subtitle],
    NUMBER: [number],
  };
  const fields = titleFields(paper, titled, sheet, t);
  const attributesAt = (corner: Point): Attribute[] =>
    fields.flatMap(([tag, x, y, width, height, prompt, value = '']) => {
      const values = own[tag] ?? [value];
      return values.map((one, index): Attribute => {
        const below = y + height - ROWS.value - (values.length - 1 - index) * LINE;
        return {
          tag: index === 0 ? tag : `${tag}_${index + 1}`,
          prompt,
          value: one,
          isHidden: false,
          at: { x: corner.x + x + INSET, y: corner.y + below },
          written: { height: TEXT, from: 'left', narrow: narrowOf(one, width) },
        };
      });
    });
  const lines = fields.map(([, x, y, width, height]) => rectangleOutline(x, y, width, height));
  const labels = fields.map(([, x, y, width, , label]) => {
    const at = { x: x + INSET, y: y + ROWS.label };
    return textEntity(OF_INSERT, at, label, { height: TEXT, from: 'left', narrow: narrowOf(label, width) });
  });
  const arrow = northArrow(titled.entries, { x: 0, y: 0 });
  const around = outlineEntities(
    OF_INSERT,
    [rectangleOutline(0, 0, TITLE_BLOCK.width, TITLE_BLOCK.height)],
    70,
  );
  const definitions = attributesAt({ x: 0, y: 0 }).map((one) => attributeDefinition(OF_INSERT, one));
  return {
    block: [
      ...outlineEntities(OF_INSERT, lines, 18),
      ...around,
      ...(arrow ? outlineEntities(OF_INSERT, [arrow], 35) : []),
      ...labels,
      ...definitions,
    ],
    attributesAt,
  };
}

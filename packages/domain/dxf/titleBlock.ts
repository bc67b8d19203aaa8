import { rectangle } from '../drawing/shapes.ts';
import type { Point } from '../layout/heading.ts';
import type { Paper } from '../sheets/layouts.ts';
import { fitted, textWidth } from '../sheets/textWidth.ts';
import { TITLE_BLOCK, type Titled, type TitledSheet, titleFields } from '../sheets/titleBlock.ts';
import type { Translate } from '../translation/lookup.ts';
import { type Attribute, attributeDefinition, type Entity, OF_INSERT, textEntity } from './entities.ts';
import { outlineEntities, roomOf, TEXT } from './pen.ts';

export const TITLE = 'LUMITOR-TITLE';
const INSET = 1.6;
/** Letters are made no narrower than so; then words are cut short. */
const NARROWEST = 0.6;
/** From the upper edge of a field to the middle of its label, and from its lower edge to that of what it says. */
const ROWS = { label: 2.4, value: 2.4 };
/** Of what stands in two lines. */
const LINE = 5.4;

/** Words from a point on, as narrow as they have to be. */
function narrowed(words: string, width: number): { words: string; narrow: number } {
  const room = width - 2 * INSET;
  const narrow = Math.min(1, Math.max(NARROWEST, room / roomOf(words, TEXT).width));
  return {
    words: fitted(words, TEXT * (roomOf('0', TEXT).width / textWidth('0', TEXT)), room / narrow),
    narrow,
  };
}

/** The fields of ISO 7200 as attributes, and the block that they are in; millimetres from its upper left corner. */
export function titleBlock(
  paper: Paper,
  titled: Titled,
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
        const { words, narrow } = narrowed(one, width);
        const below = y + height - ROWS.value - (values.length - 1 - index) * LINE;
        return {
          ...{ tag: index === 0 ? tag : `${tag}_${index + 1}`, prompt, value: words, isHidden: false },
          at: { x: corner.x + x + INSET, y: corner.y + below },
          written: { height: TEXT, from: 'left', narrow },
        };
      });
    });
  const lines = fields.map(([, x, y, width, height]) => rectangle(x, y, width, height));
  const labels = fields.map(([, x, y, width, , label]) => {
    const { words, narrow } = narrowed(label, width);
    const at = { x: x + INSET, y: y + ROWS.label };
    return textEntity(OF_INSERT, at, words, { height: TEXT, from: 'left', narrow });
  });
  const around = outlineEntities(OF_INSERT, [rectangle(0, 0, TITLE_BLOCK.width, TITLE_BLOCK.height)], 70);
  const definitions = attributesAt({ x: 0, y: 0 }).map((one) => attributeDefinition(OF_INSERT, one));
  return {
    block: [...outlineEntities(OF_INSERT, lines, 18), ...around, ...labels, ...definitions],
    attributesAt,
  };
}

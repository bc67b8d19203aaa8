import { printedDrawing } from '../drawing/printedDrawing.ts';
import { printedLegend } from '../drawing/printedLight.ts';
import { lightFacts } from '../lists/lightFacts.ts';
import { lightNotes } from '../lists/lightNotes.ts';
import { type OrderLight, orderThresholds } from '../order/orderLight.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { Translate } from '../translation/lookup.ts';
import { type Content, INK } from './content.ts';

/** Of the legend, in points. */
const LEGEND = 260;

type DrawingProps = Parameters<typeof printedDrawing>;

/** What the room of an order measures, with its map, and what that rests on. @param drawing as it is drawn without light */
export function lightContent(
  light: OrderLight,
  { data, plan }: Pick<ShownOrder, 'data' | 'plan'>,
  [layout, content, colour, size]: DrawingProps,
  language: string,
  t: Translate,
): Content[] {
  const target = data.target?.lux ?? null;
  const facts = lightFacts(light.figures, data.target, language, t);
  // Without the floor plan, which the map would hide.
  const lit = { ...content, underlay: null, light: { bands: light.bands, target } };
  return [
    {
      unbreakable: true,
      stack: [
        { text: t('parts.light'), style: 'heading' },
        {
          columnGap: 12,
          margin: [0, 0, 0, 6],
          columns: facts.map(({ label, value, isKept }) => ({
            stack: [
              { text: label, style: 'label' },
              { text: value, color: isKept === false ? INK.bad : INK.text },
            ],
          })),
        },
        { svg: printedDrawing(layout, lit, colour, size) },
        { svg: printedLegend(orderThresholds(data), target, LEGEND), margin: [0, 2, 0, 6] },
        ...lightNotes(light, data, plan, language, t).map((text) => ({ text, style: 'note' })),
      ],
    },
  ];
}

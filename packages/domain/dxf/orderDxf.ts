import { DxfWriter, Units } from '@tarikjabiri/dxf';
import { SYSTEM_TYPES } from '../catalogue/systemType.ts';
import { drawLayout } from '../drawing/drawing.ts';
import { drawInstallation } from '../drawing/installationDrawing.ts';
import { Placer } from '../drawing/placer.ts';
import type { Installation } from '../installation/installation.ts';
import { headingAt } from '../layout/axis.ts';
import { geometryOf, type Layout } from '../layout/layout.ts';
import { itemAt } from '../math/lists.ts';
import { dot } from '../math/points.ts';
import { orderPieces } from '../order/places.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { Translate } from '../translation/lookup.ts';
import { drawLuminaires, drawRails, drawWiring, measureRails } from './drawRails.ts';
import { drawRoom } from './drawRoom.ts';
import { nameParts } from './nameParts.ts';
import { beside, type Drawer, type Inside, LAYERS, type Layer, layerNameOf, penOn } from './pen.ts';

/** A font with all letters: that which CAD programs take by themselves has the English ones alone. */
const FONT = 'arial.ttf';

/** Of names: lines lead to them from farther off than `led`. Centimetres. */
const NAMES = { cell: 50, led: 30, leadFrom: 8, lead: 0.5 };

function startDocument(t: Translate): { writer: DxfWriter } & Pick<Drawer, 'pens' | 'placer'> {
  const placer = new Placer(NAMES);
  const writer = new DxfWriter();
  writer.setUnits(Units.Centimeters);
  writer.setVariable('$MEASUREMENT', { 70: 1 });
  // Since 2007 texts are UTF-8 whatever it says, but some programs take it only where it says something.
  writer.setVariable('$DWGCODEPAGE', { 3: 'ANSI_1250' });
  writer.document.styleStandard.fontFileName = FONT;
  const pens = Object.fromEntries(
    (Object.keys(LAYERS) as Layer[]).map((layer) => {
      const name = layerNameOf(t(`download.layer_${layer}`)) || layer;
      writer.addLayer(name, LAYERS[layer]);
      return [layer, penOn(writer, name, placer)];
    }),
  ) as Record<Layer, ReturnType<typeof penOn>>;
  return { writer, pens, placer };
}

/** The side of a run that its length does not stand on in the other drawings. */
function insideOf(layout: Layout): Inside {
  const geometry = geometryOf(layout);
  const sides = drawLayout(geometry).primitives.flatMap((label): [string, 1 | -1][] => {
    if (label.kind !== 'label') return [];
    const { axis } = itemAt(geometry.placed, label.index);
    const right = beside({ x: 0, y: 0 }, headingAt(axis, axis.length / 2), 1);
    return [[label.stepId, dot(right, label.aside) > 0 ? -1 : 1]];
  });
  const sideOf = new Map(sides);
  return (stepId) => sideOf.get(stepId) ?? 1;
}

/**
 * The plan of a stored order for CAD programs (D58): DXF 2007, in centimetres, y up, a layer a kind; the axis of a rail
 * is one line or arc.
 * @param installation null of an order from before it was kept: then nothing of it is drawn
 * @param language code in capitals
 */
export function orderDxf(
  { data, order, plan }: Pick<ShownOrder, 'data' | 'order' | 'plan'>,
  installation: Installation | null,
  language: string,
  t: Translate,
): string {
  const { writer, ...drawn } = startDocument(t);
  const drawing = drawInstallation({
    plan,
    luminaires: orderPieces(data, plan),
    installation,
    system: SYSTEM_TYPES.find((type) => type === order.systemType) ?? null,
  });
  const drawer = { ...drawn, inside: insideOf(plan.layout), language, t };
  drawRoom(drawing, drawer);
  drawRails(drawing, drawer);
  drawLuminaires(drawing, drawer);
  drawWiring(drawing, drawer);
  measureRails(drawing, drawer);
  nameParts(drawing, installation, order.power > 0, drawer);
  return `${writer.stringify()}\n`;
}

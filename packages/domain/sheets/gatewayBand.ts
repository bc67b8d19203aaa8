import { line } from '../drawing/path.ts';
import { boughtGateways, DALI_ADDRESSES } from '../installation/control.ts';
import type { Installation } from '../installation/installation.ts';
import { gatewayName, gatewaysIn, placeInWords } from '../lists/installationWords.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { mainsName } from './cables.ts';
import { type PaperMark, path, words } from './marks.ts';
import * as signs from './signs.ts';
import type { Tabled } from './table.ts';
import { textWidth, wrapped } from './textWidth.ts';
import { busLine } from './zoneFrame.ts';
import { LARGE, type LineColumns, SMALL } from './zoneRows.ts';

/** How high a gateway is with what is written at it, in millimetres. */
export const GATEWAY_BAND = 23;

/** How many gateways have a bus with luminaires; of those that are bought beyond, none is drawn but the first. */
export const gatewayCount = ({ order, plan }: ShownOrder, { pieces }: Installation): number =>
  order.systemType === 'dali'
    ? Math.max(Math.min(1, boughtGateways(plan.choices, 'dali')), gatewaysIn(pieces))
    : 0;

/** A gateway with its mains and the begin of its bus. @param gateway from 0 @param y of the top of its band */
export function drawnGateway(
  { page, t }: Tabled,
  installation: Installation,
  gateway: number,
  y: number,
  { mains, supply, out, bus, buses }: LineColumns,
): PaperMark[] {
  const { gateways, pieces } = installation;
  const middle = y + 9;
  const place = gateways[gateway];
  const where = place ? placeInWords(place, page.plan.room, t) : t('sheet.placeUnset');
  const code = page.data.lines.find(({ kind }) => kind === 'gateway')?.code ?? '';
  const name = gatewayName(gateway);
  const count = pieces.filter((piece) => piece.bus?.gateway === gateway + 1).length;
  return [
    words(name, LARGE, { x: supply - signs.BOX, y: middle - 5.2 }, { isBold: true }),
    words(code, SMALL, { x: supply - signs.BOX + textWidth(name, LARGE) + 1.2, y: middle - 5.2 }),
    path(line({ x: mains - 3.5, y: middle }, { x: supply - signs.BOX, y: middle }), { pen: 'edge' }),
    ...signs.strokes({ x: mains + 2, y: middle }, 3),
    words(
      mainsName(installation, installation.zones.length + gateway),
      SMALL,
      { x: mains + 1.2, y: middle - 2.2 },
      { isBold: true },
    ),
    ...signs.gateway({ x: supply, y: middle }, 'DALI'),
    busLine({ x: supply + signs.BOX, y: middle }, { x: bus + buses * gateway, y: middle }),
    words(
      t('sheet.addressesOf', { count, most: DALI_ADDRESSES }),
      SMALL,
      { x: out, y: middle - 1 },
      { ink: 'soft' },
    ),
    ...wrapped(where, SMALL, out - mains - 2).map((text, index) =>
      words(text, SMALL, { x: mains + 2, y: middle + 7.4 + index * 2.9 }, { ink: 'soft' }),
    ),
  ];
}

import type { Installation } from '../installation/installation.ts';
import { gatewayName } from '../kinds/gateway/device.ts';
import { mainsName, TERMINALS } from '../lists/cables.ts';
import { placeInWords } from '../lists/installationWords.ts';
import { line } from '../paths/path.ts';
import type { Mm } from '../units.ts';
import { bold, busLine, LARGE_MARK, type LineColumns, large, SMALL_MARK, small, soft } from './lineMarks.ts';
import { type PaperMark, path } from './marks.ts';
import * as signs from './signs.ts';
import type { Tabled } from './table.ts';
import { textWidth, wrapped } from './textWidth.ts';

export const GATEWAY_BAND: Mm = 23;

export function drawnGateway(
  { page, t }: Tabled,
  installation: Installation,
  gateway: number,
  y: Mm,
  at: LineColumns,
): PaperMark[] {
  const { mains, supply, out, bus } = at;
  const { gateways, buses } = installation;
  const middle = y + 9;
  const place = gateways[gateway];
  const where = place ? placeInWords(place, page.plan.room, t) : t('sheet.placeUnset');
  const code = page.data.lines.find(({ kind }) => kind === 'gateway')?.code ?? '';
  const name = gatewayName(gateway);
  const count = buses?.gateways[gateway]?.addresses ?? 0;
  return [
    large(name, supply - signs.BOX, middle - 5.2),
    small(code, supply - signs.BOX + textWidth(name, LARGE_MARK) + 1.2, middle - 5.2),
    path(line({ x: mains, y: middle }, { x: supply - signs.BOX, y: middle }), { pen: 'edge' }),
    signs.joint({ x: mains, y: middle }),
    ...signs.strokes({ x: mains + 2, y: middle }, 3),
    bold(mainsName(installation, installation.zones.length + gateway), mains + 1.2, middle - 2.2),
    soft(TERMINALS.mains, supply - signs.BOX - 0.3, middle + 2.5, 'end'),
    ...signs.gateway({ x: supply, y: middle }, 'DALI'),
    soft(TERMINALS.bus, supply + signs.BOX + 0.6, middle + 2.6),
    busLine({ x: supply + signs.BOX, y: middle }, { x: bus + at.buses * gateway, y: middle }),
    soft(t('sheet.addressesOf', { count, most: buses?.capacity.addresses ?? 0 }), out, middle - 1),
    ...wrapped(where, SMALL_MARK, out - mains - 2).map((text, index) =>
      soft(text, mains + 2, middle + 7.4 + index * 2.9),
    ),
  ];
}

import { railColour } from '@lumitor/domain/catalogue/railColour';
import { SYSTEM_TYPES } from '@lumitor/domain/catalogue/systemType';
import { drawInstallation, type InstallationDrawing } from '@lumitor/domain/drawing/installationDrawing';
import { type Field, type PartFields, partFields } from '@lumitor/domain/dxf/partFields';
import { deviceName, feedName } from '@lumitor/domain/lists/installationWords';
import { obstacleNames } from '@lumitor/domain/lists/obstacleNames';
import { lightHeight, USUAL_HANG } from '@lumitor/domain/luminaires/aim';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import { orderPieces } from '@lumitor/domain/order/places';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { type GlbFields, glbOf } from './glb.ts';
import { paletteOf } from './palette.ts';
import { type DeviceModel, sceneModel } from './sceneModel.ts';

/** Of a feed, of which the catalogue has no size: along, up, across, in metres. */
const FEED = [0.07, 0.03, 0.045] as const;

const railName = (number: number, t: Translate): string => `${t('parts.rail')} ${number}`;

type Named = [name: string, fields: Record<string, string>];

const named = (name: string, fields: readonly Field[]): Named => [
  name,
  Object.fromEntries(fields.flatMap(({ tag, value }) => (value === '' ? [] : [[tag, value]]))),
];

/** What the things of an order are, in the fields that its DXF has too (D75a). */
function fieldsOf(
  { rails, luminaires, feeds, devices }: InstallationDrawing,
  of: PartFields,
  language: string,
  t: Translate,
): GlbFields {
  const figure = (value: number) => formatNumber(value, language);
  return new Map([
    ...rails.map(({ number, axis }): Named => {
      const own = { NUMBER: String(number), LENGTH: figure(axis.length) };
      return [railName(number, t), axis.kind === 'arc' ? { ...own, RADIUS: figure(axis.radius) } : own];
    }),
    ...luminaires.map((piece) => named(`L${piece.number}`, of.luminaire(piece).fields)),
    ...feeds.map((feed) => named(feedName(feed.number), of.feed(feed))),
    ...devices.map((device) => named(deviceName(device), of.device(device))),
  ]);
}

/** The plan of a stored order as GLB, as it was saved. @param language code in capitals */
export function orderGlb(page: ShownOrder, language: string, t: Translate): Promise<Blob> {
  const { data, order, plan } = page;
  const installation = orderInstallation(page);
  const luminaires = orderPieces(data, plan);
  const system = SYSTEM_TYPES.find((type) => type === order.systemType) ?? null;
  const drawing = drawInstallation({ plan, luminaires, installation, system });
  const lineOf = new Map(data.lines.map((line) => [line.articleId, line]));
  const hang = plan.hang ?? (data.isSuspended ? USUAL_HANG : 0);
  const model = sceneModel({
    ...{ layout: plan.layout, room: plan.room, isMicro: order.isMicro, hang },
    pieces: luminaires.map((piece) => {
      const { drop, beam, luminousLength } = lineOf.get(piece.bindingId) ?? {};
      return { ...piece, drop, beam, luminousLength };
    }),
    devices: drawing.devices.map((device) => ({ ...device, name: deviceName(device) })),
    obstacleNames: obstacleNames(plan.room?.obstacles, t),
    railName: (number) => railName(number, t),
  });
  // On the upper side of their rails.
  const height = lightHeight(plan.room?.height ?? null, hang, 0) / 100 + FEED[1] / 2;
  const feeds = drawing.feeds.map(({ number, x, y }): DeviceModel => {
    return { name: feedName(number), middle: [x / 100, height, y / 100], size: FEED };
  });
  const parts = partFields({ page, drawing, installation, language, t });
  return glbOf(
    { ...model, devices: [...model.devices, ...feeds] },
    paletteOf(document.body, railColour(order)),
    fieldsOf(drawing, parts, language, t),
  );
}

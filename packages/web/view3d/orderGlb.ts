import { railColour } from '@lumitor/domain/catalogue/railColour';
import { SYSTEM_TYPES } from '@lumitor/domain/catalogue/systemType';
import {
  type DrawnRail,
  drawInstallation,
  type InstallationDrawing,
} from '@lumitor/domain/drawing/installationDrawing';
import { type DxfField, type PartFields, partFields } from '@lumitor/domain/dxf/partFields';
import { guidIn } from '@lumitor/domain/ifc/guid';
import { deviceName } from '@lumitor/domain/kinds/devices';
import { hangOf, lightHeight } from '@lumitor/domain/kinds/luminaire/aim';
import { solidNamesOf } from '@lumitor/domain/kinds/names';
import type { OpeningKind } from '@lumitor/domain/kinds/room/room';
import { solidsOf } from '@lumitor/domain/kinds/solids';
import { feedName } from '@lumitor/domain/lists/installationWords';
import { itemAt } from '@lumitor/domain/math/lists';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import { orderLuminaires } from '@lumitor/domain/order/orderLuminaires';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { sawingOf } from '@lumitor/domain/parts/sawing';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { type GlbFacts, glbOf } from './glb.ts';
import { paletteOf } from './palette.ts';
import { alongScene, type DeviceModel, sceneModel } from './sceneModel.ts';

/** Size of a feed in metres, missing from the catalogue: along, up, across. */
const FEED = [0.07, 0.03, 0.045] as const;

type Named = [name: string, fields: Record<string, string>];

const asRecord = (fields: readonly DxfField[]): Record<string, string> =>
  Object.fromEntries(fields.flatMap(({ tag, value }) => (value === '' ? [] : [[tag, value]])));

/** Fields of the order's DXF, with the names and ids of its IFC (D75a). */
function factsOf(
  page: ShownOrder,
  drawing: InstallationDrawing,
  partFields: PartFields,
  language: string,
  t: Translate,
): GlbFacts {
  const { room } = page.plan;
  const names = {
    room: t('download.ifc_room'),
    wall: t('download.ifc_wall'),
    door: t('download.ifc_door'),
    window: t('download.ifc_window'),
  };
  const named = (name: string, key: string, fields: Record<string, string> = {}): Named => [
    name,
    { ...fields, GlobalId: guidIn(page, key) },
  ];
  const openings = (kind: OpeningKind) =>
    (room?.openings ?? [])
      .filter((one) => one.kind === kind)
      .map(({ id }, index) => named(`${names[kind]} ${index + 1}`, `${kind} ${id}`));
  const around = { room, areas: [] };
  const called = solidNamesOf(around, t);
  const { rails, luminaires, feeds, devices } = drawing;
  const fields = new Map([
    ...rails.flatMap((rail) =>
      rail.pieces.map(({ from, to }, index) => {
        const fields = { ...asRecord(partFields.rail(rail)), LENGTH: formatNumber(to - from, language) };
        return named(luminaireName(rail, index, t), `rail ${rail.stepId} ${index}`, fields);
      }),
    ),
    ...luminaires.map((luminaire) =>
      named(
        `L${luminaire.number}`,
        `luminaire ${luminaire.number}`,
        asRecord(partFields.luminaire(luminaire).fields),
      ),
    ),
    ...feeds.map((feed) =>
      named(feedName(feed.number), `feed ${feed.number}`, asRecord(partFields.feed(feed))),
    ),
    ...devices.map((one) =>
      named(deviceName(one), `${one.kind} ${one.number}`, asRecord(partFields.device(one))),
    ),
    ...(room ? [named(names.room, 'room')] : []),
    ...(room?.outline ?? []).map((_, index) => named(`${names.wall} ${index + 1}`, `wall ${index}`)),
    ...openings('door'),
    ...openings('window'),
    ...solidsOf(around).map(({ key }, index) => named(itemAt(called, index), key)),
  ]);
  return { names, fields };
}

const luminaireName = ({ number }: DrawnRail, index: number, t: Translate): string =>
  `${t('parts.rail')} ${number}.${index + 1}`;

/** @param language code in upper case */
export function orderGlb(page: ShownOrder, language: string, t: Translate): Promise<Blob> {
  const { data, order, plan } = page;
  const installation = orderInstallation(page);
  const luminaires = orderLuminaires(data, plan);
  const system = SYSTEM_TYPES.find((type) => type === order.systemType) ?? null;
  const sawing = sawingOf(plan.choices, data);
  const drawing = drawInstallation({ plan, luminaires, installation, system, sawing });
  const lineOf = new Map(data.lines.map((line) => [line.articleId, line]));
  const hang = hangOf(plan.hang, data);
  const model = sceneModel({
    layout: plan.layout,
    room: plan.room,
    isMicro: order.isMicro,
    hang,
    luminaires: luminaires.map((luminaire) => {
      const { drop, beam, luminousLength } = lineOf.get(luminaire.bindingId) ?? {};
      return { ...luminaire, drop, beam, luminousLength };
    }),
    devices: drawing.devices.map((device) => ({ ...device, name: deviceName(device) })),
    solidNames: solidNamesOf({ room: plan.room, areas: [] }, t),
    railName: String,
  });
  const height = lightHeight(plan.room?.height ?? null, hang, 0) / 100;
  const rails = drawing.rails.flatMap((rail) =>
    rail.pieces.map(({ from, to }, index) => ({
      name: luminaireName(rail, index, t),
      points: alongScene(rail.axis, height, from, to),
    })),
  );
  // On the upper side of their rails.
  const feeds = drawing.feeds.map(({ number, x, y }): DeviceModel => {
    return { name: feedName(number), middle: [x / 100, height + FEED[1] / 2, y / 100], size: FEED };
  });
  const parts = partFields({ page, drawing, installation, language, t });
  return glbOf(
    { ...model, rails, devices: [...model.devices, ...feeds] },
    paletteOf(document.body, railColour(order)),
    factsOf(page, drawing, parts, language, t),
  );
}

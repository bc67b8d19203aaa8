import { railColour } from '@lumitor/domain/catalogue/railColour';
import { drawnDevices } from '@lumitor/domain/drawing/drawnDevices';
import { deviceName } from '@lumitor/domain/lists/installationWords';
import { obstacleNames } from '@lumitor/domain/lists/obstacleNames';
import { USUAL_HANG } from '@lumitor/domain/luminaires/aim';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import { orderPieces } from '@lumitor/domain/order/places';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { glbOf } from './glb.ts';
import { paletteOf } from './palette.ts';
import { sceneModel } from './sceneModel.ts';

/** The plan of a stored order as GLB, as it was saved. */
export function orderGlb(page: ShownOrder, t: Translate): Promise<Blob> {
  const { data, order, plan } = page;
  const installation = orderInstallation(page);
  const lineOf = new Map(data.lines.map((line) => [line.articleId, line]));
  const model = sceneModel({
    ...{ layout: plan.layout, room: plan.room, isMicro: order.isMicro },
    hang: plan.hang ?? (data.isSuspended ? USUAL_HANG : 0),
    pieces: orderPieces(data, plan).map((piece) => {
      const { drop, beam, luminousLength } = lineOf.get(piece.bindingId) ?? {};
      return { ...piece, drop, beam, luminousLength };
    }),
    devices: (installation ? drawnDevices(installation) : []).map((device) => ({
      ...device,
      name: deviceName(device),
    })),
    obstacleNames: obstacleNames(plan.room?.obstacles, t),
    railName: (number) => `${t('parts.rail')} ${number}`,
  });
  return glbOf(model, paletteOf(document.body, railColour(order)));
}

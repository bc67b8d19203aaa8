import { railColour } from '@lumitor/domain/catalogue/railColour';
import { obstacleNames } from '@lumitor/domain/lists/obstacleNames';
import { USUAL_HANG } from '@lumitor/domain/luminaires/aim';
import { orderPieces } from '@lumitor/domain/order/places';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { glbOf } from './glb.ts';
import { paletteOf } from './palette.ts';
import { sceneModel } from './sceneModel.ts';

/** The plan of a stored order as GLB, as it was saved. */
export function orderGlb({ data, order, plan }: ShownOrder, t: Translate): Promise<Blob> {
  const lineOf = new Map(data.lines.map((line) => [line.articleId, line]));
  const model = sceneModel({
    ...{ layout: plan.layout, room: plan.room, isMicro: order.isMicro },
    hang: plan.hang ?? (data.isSuspended ? USUAL_HANG : 0),
    pieces: orderPieces(data, plan).map((piece) => {
      const { drop, beam, luminousLength } = lineOf.get(piece.bindingId) ?? {};
      return { ...piece, drop, beam, luminousLength };
    }),
    obstacleNames: obstacleNames(plan.room?.obstacles, t),
    railName: (number) => `${t('parts.rail')} ${number}`,
  });
  return glbOf(model, paletteOf(document.body, railColour(order)));
}

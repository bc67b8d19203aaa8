import { SYSTEM_TYPES } from '../catalogue/systemType.ts';
import { placedParts, signPlaces } from '../drawing/installationDrawing.ts';
import type { NamedSign } from '../drawing/sheet.ts';
import { deviceName } from '../kinds/devices.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { Translate } from '../translation/lookup.ts';
import { feedName, placesInWords } from './installationWords.ts';

export function orderSigns(page: ShownOrder): NamedSign[] {
  const system = SYSTEM_TYPES.find((type) => type === page.order.systemType) ?? null;
  const parts = placedParts(geometryOf(page.plan.layout), orderInstallation(page), system, page.plan);
  return signPlaces(parts).map((sign) => {
    if (sign.kind === 'cut') return sign;
    return { ...sign, name: sign.kind === 'feed' ? feedName(sign.number) : deviceName(sign) };
  });
}

export function signsInWords(signs: readonly NamedSign[], page: ShownOrder, t: Translate): string {
  const feeds = signs.filter(({ kind }) => kind === 'feed').map(({ name }) => name);
  const isolations = signs.filter(({ kind }) => kind === 'cut').length;
  const installation = orderInstallation(page);
  const places = installation ? placesInWords({ ...page.plan, ...installation }, page.plan.room, t) : '';
  const named = feeds.length > 2 ? `${feeds[0]}–${feeds.at(-1)}` : feeds.join(', ');
  return [
    named && `${t('sheet.feeds')}: ${named}`,
    isolations > 0 && `${t('parts.role_isolatingJoint')}: ${isolations}`,
    places && `${t('parts.devicePlaces')}: ${places}`,
  ]
    .filter(Boolean)
    .join('. ');
}

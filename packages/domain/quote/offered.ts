import type { Accessory, Binding, Gateway, Power } from '../catalogue/article.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import type { Basis } from './basis.ts';
import { accessoryMisfit, bindingMisfit, gatewayMisfit, powerMisfit } from './fit.ts';

/** Active articles in the rails' colour and for the system (D21, D23, D27). */
export interface Offered {
  gateways: Gateway[];
  powers: Power[];
  bindings: Binding[];
  accessories: Accessory[];
}

/** Other systems have no use for the control inputs of DALI supplies (D27). */
const isForControl = ({ isDali }: Power, { system }: Basis): boolean =>
  (isDali ?? false) === (system?.type === 'dali');

export const powersFor = ({ powers }: Pick<LineCatalogue, 'powers'>, basis: Basis): Power[] =>
  powers.filter((one) => one.active && isForControl(one, basis) && !powerMisfit(one, basis));

export function offeredFor(catalogue: LineCatalogue, basis: Basis): Offered {
  return {
    gateways: catalogue.gateways.filter((one) => one.active && !gatewayMisfit(one, basis)),
    powers: powersFor(catalogue, basis),
    bindings: catalogue.bindings.filter((one) => one.active && !bindingMisfit(one, basis)),
    accessories: catalogue.accessories.filter((one) => one.active && !accessoryMisfit(one, basis)),
  };
}

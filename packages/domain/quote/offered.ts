import type { Accessory, Binding, Gateway, Power } from '../catalogue/article.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import type { Basis } from './basis.ts';
import { accessoryMisfit, bindingMisfit, gatewayMisfit, listed, powerMisfit } from './fit.ts';

/** What the visitor can choose now: what is active, of the rails' colour and for the system (D21, D23, D27). */
export interface Offered {
  gateways: Gateway[];
  powers: Power[];
  bindings: Binding[];
  accessories: Accessory[];
}

export function offeredFor(catalogue: LineCatalogue, basis: Basis): Offered {
  return {
    gateways: listed(catalogue.gateways).filter((one) => one.active && !gatewayMisfit(one, basis)),
    powers: catalogue.powers.filter((one) => one.active && !powerMisfit(one, basis)),
    bindings: catalogue.bindings.filter((one) => one.active && !bindingMisfit(one, basis)),
    accessories: catalogue.accessories.filter((one) => one.active && !accessoryMisfit(one, basis)),
  };
}

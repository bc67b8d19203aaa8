import type { Role } from '../catalogue/partTable.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { type ConnectorReach, USUAL_REACH } from '../kinds/luminaire/connectors.ts';
import type { Choices } from '../plan/choices.ts';
import { articleOf } from '../quote/lines.ts';
import type { Cm } from '../units.ts';

/** Reach to either side of a joint (D43a). */
export function connectorReach(catalogue: LineCatalogue, choices: Choices): ConnectorReach {
  const half = (role: Role, usual: Cm) => {
    const length = articleOf(catalogue, choices, role)?.length;
    return length === undefined ? usual : length / 2;
  };
  return {
    straight: half('straightConnector', USUAL_REACH.straight),
    angle: half('angleConnector', USUAL_REACH.angle),
    t: half('tConnector', USUAL_REACH.t),
  };
}

import type { Examined } from '../../check/examine.ts';
import { planInstallation } from '../../installation/installation.ts';
import { gatewaysOf, MAX_GATEWAYS } from '../../plan/choices.ts';
import type { PlanEdit } from '../../plan/editPlan.ts';
import type { Wiring } from '../../wiring/wiring.ts';

export function cutWithGateways(
  { plan, installation, catalogue, arrangement }: Examined,
  wiring: Wiring,
): { edit: PlanEdit; gateways: number | null } {
  const cut: PlanEdit = { kind: 'wire', act: 'split', wiring };
  const { buses } = planInstallation({ ...plan, wiring }, catalogue, arrangement);
  const gateways = Math.min(buses?.gateways.length ?? 0, MAX_GATEWAYS);
  if (gateways <= Math.max(gatewaysOf(plan.choices), installation.buses?.gateways.length ?? 0))
    return { edit: cut, gateways: null };
  const edits: PlanEdit[] = [cut, { kind: 'setGatewayQuantity', quantity: gateways }];
  return { edit: { kind: 'combined', act: 'cutBuses', edits }, gateways };
}

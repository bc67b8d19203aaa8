import { isRecessedFamily, type RailFamily } from '@lumitor/domain/catalogue/partTable';
import {
  aimedAt,
  familyHang,
  type LightCentre,
  lightHeight,
  wallBetween,
} from '@lumitor/domain/kinds/luminaire/aim';
import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { Plan } from '@lumitor/domain/plan/plan';
import { familyOf } from '@lumitor/domain/quote/lines';
import type { Cm } from '@lumitor/domain/units';
import { shownCatalogue } from './derived.ts';

function planFamily({ choices }: Plan): RailFamily | null {
  const catalogue = shownCatalogue();
  const connection = catalogue?.connections.find(({ id }) => id === choices.connectionId) ?? null;
  return catalogue ? familyOf(catalogue.partTable, connection) : null;
}

export const planHang = (plan: Plan): Cm => familyHang(plan.hang, planFamily(plan));

export function isPlanRecessed(plan: Plan): boolean {
  const family = planFamily(plan);
  return family !== null && isRecessedFamily(family);
}

export function centreOf(luminaire: Luminaire, plan: Plan): LightCentre {
  const article = shownCatalogue()?.bindings.find(({ id }) => id === luminaire.bindingId);
  return {
    ...luminaire,
    z: lightHeight(plan.room?.height ?? null, planHang(plan), article?.drop),
  };
}

export interface AimTarget extends Point {
  height: Cm;
  isOnWall: boolean;
}

/**
 * Point that the optical axis meets first: on a wall, whose height follows from the share of the way, or on
 * the floor.
 */
export function targetOf(luminaire: Luminaire, plan: Plan): AimTarget {
  const centre = centreOf(luminaire, plan);
  const floor = aimedAt(centre);
  const share = wallBetween(plan.room?.outline ?? [], centre, floor);
  if (share === null) return { ...floor, height: 0, isOnWall: false };
  return {
    x: centre.x + (floor.x - centre.x) * share,
    y: centre.y + (floor.y - centre.y) * share,
    height: centre.z * (1 - share),
    isOnWall: true,
  };
}

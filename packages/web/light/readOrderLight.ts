import {
  type OrderLight,
  orderLightOf,
  orderScene,
  orderThresholds,
  photometryOf,
} from '@lumitor/domain/order/orderLight';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { readTable } from '../data/photometry.ts';
import { computeLight } from './computeLight.ts';

/**
 * What the room of a stored order measures, computed by a worker from what the order keeps; null where nothing can be
 * measured. @throws where a photometric file could not be loaded, or no worker starts
 */
export async function readOrderLight(
  { data, plan }: ShownOrder,
  signal?: AbortSignal,
): Promise<OrderLight | null> {
  if (!orderScene(data, plan, new Map())) return null;
  const paths = photometryOf(data.lines);
  const tables = await Promise.all(paths.map(readTable));
  const scene = orderScene(
    data,
    plan,
    new Map(paths.map((path, index) => [path, tables[index] as (typeof tables)[number]])),
  );
  if (!scene) return null;
  const request = {
    scene,
    surfaces: [{ kind: 'plane' }],
    detail: 'full',
    thresholds: orderThresholds(data),
  } as const;
  const [light] = await computeLight(request, signal);
  return light ? orderLightOf(scene, light) : null;
}

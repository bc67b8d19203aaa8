import { fetchOrderNumber } from '../data/orders.ts';
import type { ProjectSummary } from './projectSummary.ts';
import { noteNumber } from './projects.ts';

/**
 * Asks by which numbers the shop speaks of the orders that projects were saved as (D60, D70), one after the other.
 * @param onNumber hears each as it comes
 */
export async function numberOrders(
  projects: readonly ProjectSummary[],
  onNumber: (project: string, orderNumber: string) => void,
): Promise<void> {
  for (const { id, revises } of projects) {
    const orderNumber = revises && (await fetchOrderNumber(revises));
    if (!orderNumber) continue;
    onNumber(id, orderNumber);
    // Where there is no database it is shown all the same.
    await noteNumber(id, orderNumber).catch(() => {});
  }
}

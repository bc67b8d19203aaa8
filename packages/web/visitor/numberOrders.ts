import { fetchOrderNumber } from '../data/orders.ts';
import type { ProjectSummary } from './projectSummary.ts';
import { noteNumber } from './projects.ts';

export async function numberOrders(
  projects: readonly ProjectSummary[],
  onNumber: (project: string, orderNumber: string) => void,
): Promise<void> {
  for (const { id, revises } of projects) {
    const orderNumber = revises && (await fetchOrderNumber(revises));
    if (!orderNumber) continue;
    onNumber(id, orderNumber);
    await noteNumber(id, orderNumber).catch(() => {});
  }
}

import type { OrderEvent } from '@lumitor/domain/order/orderWork';
import type { OpenedProject } from '@lumitor/domain/sharing/sharedProject';
import type { Ms } from '@lumitor/domain/units';
import type { Db } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { addOrderEvent } from '../orders/orderEvents.ts';
import { revisionsOf } from '../orders/revisions.ts';
import { notFound } from '../refusal/refused.ts';
import { announceProject } from './sharedProjects.ts';

const OPENING_INTERVAL: Ms = 5 * 60_000;

/** Sent with the newest enquiry about the order (D71). */
export async function projectOfOrder(db: Db, orderId: string) {
  const found = await db
    .selectFrom('sentProjects')
    .innerJoin('enquiries', 'enquiries.id', 'sentProjects.enquiryId')
    .innerJoin('sharedProjects', 'sharedProjects.id', 'sentProjects.projectId')
    .selectAll('sharedProjects')
    .select('sentProjects.openedAt as shopOpenedAt')
    .where('enquiries.orderId', 'in', [orderId, ...(await revisionsOf(db, orderId)).map(({ id }) => id)])
    .orderBy('enquiries.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found)
    throw notFound(
      'This order has no project, or the project was withdrawn or has expired. Ask the customer.',
    );
  const { shopOpenedAt, ...project } = found;
  return { project, shop: { openedAt: shopOpenedAt } };
}

/** Undefined if the shop has no access. */
export async function shopOf(db: Db, projectId: string): Promise<OpenedProject['shop']> {
  const sent = await db
    .selectFrom('sentProjects')
    .select('openedAt')
    .where('projectId', '=', projectId)
    .orderBy('openedAt', 'desc')
    .execute();
  return sent.length > 0 ? { openedAt: sent.find(({ openedAt }) => openedAt)?.openedAt ?? null } : undefined;
}

/** Also retains the sent version. */
export async function sendAlong(db: Db, enquiryId: string, projectId: string): Promise<void> {
  await db.insertInto('sentProjects').values({ enquiryId, projectId, openedAt: null }).execute();
  await db.updateTable('sharedProjects').set({ isSent: 1 }).where('id', '=', projectId).execute();
}

interface Act {
  orderId: string;
  projectId: string;
  by: string;
}

type ActKind = Extract<OrderEvent['kind'], 'projectOpened' | 'projectChanged'>;

/** Part of event keys: repeated acts are recorded once an hour. */
const thisHour = (): string => new Date().toISOString().slice(0, 13);

const actId = ({ projectId, by }: Act, kind: ActKind): string => [projectId, kind, by, thisHour()].join('.');

async function noteAct(within: DocumentStore, act: Act, kind: ActKind, version: number): Promise<void> {
  const { orderId, projectId, by } = act;
  await within.db
    .updateTable('sentProjects')
    .set({ openedAt: new Date().toISOString() })
    .where('projectId', '=', projectId)
    .execute();
  const event = { id: actId(act, kind), orderId, by };
  if (await addOrderEvent(within.db, event, { kind, data: { version } })) within.touch('reflinksdownload');
}

export async function noteOpenedByShop(
  store: DocumentStore,
  act: Act,
  version: number,
  openedAt: string | null,
): Promise<void> {
  const isFresh = openedAt !== null && Date.now() - Date.parse(openedAt) < OPENING_INTERVAL;
  const event = store.db.selectFrom('orderEvents').select('id').where('id', '=', actId(act, 'projectOpened'));
  if (isFresh && (await event.executeTakeFirst())) return;
  await store.transaction((within) => noteAct(within, act, 'projectOpened', version));
  announceProject(store, act.projectId);
}

/** Call within the transaction of the change. */
export const noteChangedByShop = (within: DocumentStore, act: Act, version: number): Promise<void> =>
  noteAct(within, act, 'projectChanged', version);

const ordersSentWith = (db: Db, projectId: string) =>
  db
    .selectFrom('sentProjects')
    .innerJoin('enquiries', 'enquiries.id', 'sentProjects.enquiryId')
    .select('enquiries.orderId')
    .where('projectId', '=', projectId)
    .distinct()
    .execute();

/** Comments of others, once an hour; call within the transaction. */
export async function noteComment(within: DocumentStore, projectId: string): Promise<void> {
  for (const { orderId } of await ordersSentWith(within.db, projectId)) {
    const event = { id: [projectId, 'commented', orderId, thisHour()].join('.'), orderId, by: '' };
    if (await addOrderEvent(within.db, event, { kind: 'projectCommented', data: {} }))
      within.touch('reflinksdownload');
  }
}

/** Repeating the withdrawal changes nothing. */
export async function withdrawFromShop(store: DocumentStore, projectId: string): Promise<void> {
  await store.transaction(async (within) => {
    const { db } = within;
    const orders = await ordersSentWith(db, projectId);
    await db.deleteFrom('sentProjects').where('projectId', '=', projectId).execute();
    const at = new Date().toISOString();
    for (const { orderId } of orders)
      await addOrderEvent(
        db,
        { id: [projectId, 'withdrawn', orderId, at].join('.'), orderId, by: '' },
        { kind: 'projectWithdrawn', data: {} },
      );
    if (orders.length > 0) within.touch('reflinksdownload');
  });
  announceProject(store, projectId);
}

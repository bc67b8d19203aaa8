import { enquirySchema } from '@lumitor/domain/order/enquiry';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readBody } from '../http/body.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { MayMail } from '../outbox/strangers.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { consentWording } from '../snapshots/consentWording.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { enquire } from './enquire.ts';

interface Dependencies {
  store: DocumentStore;
  snapshots: Snapshots;
  outbox: Outbox;
  outgoing: Outgoing;
  mayMail: MayMail;
  secret: string;
  address: string;
  /** Has what a visitor asks wait until not too much of it is under way. */
  inTurn: MiddlewareHandler;
  /** Counts what a visitor asks; throws when it is too much. */
  limitEnquiring(c: Context): Promise<void>;
  networkOf(c: Context): string;
}

/** What is asked about orders. */
export function enquiryRoutes(dependencies: Dependencies): Hono {
  const { inTurn, limitEnquiring, networkOf, ...parts } = dependencies;
  const { store, snapshots } = parts;
  return new Hono()
    .post('/:id/enquiry', inTurn, async (c) => {
      await limitEnquiring(c);
      const request = await readBody(c, enquirySchema);
      const consent = await consentWording(store, snapshots, 'enquiry.consent', request.language);
      const orderId = c.req.param('id');
      return c.json(await enquire(request, { ...parts, orderId, consent, network: networkOf(c) }), 201);
    })
    .get('/:id/enquiries', async (c) => {
      const { id: orderId } = await store.get('reflinksdownload', c.req.param('id'));
      const enquiries = await store.db
        .selectFrom('enquiries')
        .select(['id', 'at', 'language', 'name', 'email', 'phone', 'message', 'consent', 'address'])
        .where('orderId', '=', orderId)
        .orderBy('at', 'desc')
        .execute();
      return c.json({ enquiries });
    });
}

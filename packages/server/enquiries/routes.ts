import { enquirySchema } from '@lumitor/domain/order/enquiry';
import { OWNER_KEY_HEADER } from '@lumitor/domain/order/ownerKey';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readBody } from '../http/body.ts';
import { isOwnerKey } from '../orders/orderKey.ts';
import { revisionsOf } from '../orders/revisions.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { MayMail } from '../outbox/strangers.ts';
import { refused } from '../refusal/refused.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { projectOfOwner } from '../sharing/links.ts';
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
  inTurn: MiddlewareHandler;
  limitEnquiring(c: Context): Promise<void>;
  networkOf(c: Context): string;
}

const notOwner = () =>
  refused(
    403,
    'not-owner',
    'Only the browser that saved this order can send a project with an enquiry. Send the enquiry without the project.',
  );

export function enquiryRoutes(dependencies: Dependencies): Hono {
  const { inTurn, limitEnquiring, networkOf, ...parts } = dependencies;
  const { store, snapshots } = parts;
  return new Hono()
    .post('/:id/enquiry', inTurn, async (c) => {
      await limitEnquiring(c);
      const request = await readBody(c, enquirySchema);
      const own = c.req.header(LINK_HEADER);
      const orderId = c.req.param('id');
      // Anybody with the order's link may enquire, but not replace the owner's project (D71a).
      if (own && !isOwnerKey(parts.secret, orderId, c.req.header(OWNER_KEY_HEADER))) throw notOwner();
      const projectId = own ? (await projectOfOwner(store.db, own)).id : null;
      const wording = (key: Parameters<typeof consentWording>[2]) =>
        consentWording(store, snapshots, key, request.language);
      const consents = [
        await wording('enquiry.consent'),
        ...(projectId ? [await wording('enquiry.sendsProject')] : []),
      ];
      const enquiry = { orderId, consent: consents.join('\n'), projectId };
      return c.json(await enquire(request, { ...parts, ...enquiry, network: networkOf(c) }), 201);
    })
    .get('/:id/enquiries', async (c) => {
      const { id } = await store.get('reflinksdownload', c.req.param('id'));
      const revisions = (await revisionsOf(store.db, id)).map((each) => each.id);
      const enquiries = await store.db
        .selectFrom('enquiries')
        .leftJoin('sentProjects', 'sentProjects.enquiryId', 'enquiries.id')
        .select(['id', 'at', 'language', 'name', 'email', 'phone', 'message', 'consent', 'address'])
        .select('projectId')
        .where('orderId', 'in', [id, ...revisions])
        .orderBy('at', 'desc')
        .execute();
      const reported = enquiries.map(({ projectId, ...enquiry }) => ({
        ...enquiry,
        hasProject: projectId !== null,
      }));
      return c.json({ enquiries: reported });
    });
}

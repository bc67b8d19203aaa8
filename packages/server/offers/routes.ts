import { languageCode } from '@lumitor/domain/catalogue/field';
import { OFFER_KEY_HEADER, offerAnswerSchema } from '@lumitor/domain/order/offerAnswer';
import type { Ms } from '@lumitor/domain/units';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileStore } from '../files/fileStore.ts';
import { readBody } from '../http/body.ts';
import type { RateLimit } from '../http/rateLimit.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { orderPdf } from '../pdf/orderPdf.ts';
import { parse } from '../refusal/refused.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { answerOffer } from './answerOffer.ts';
import { offerPage } from './offerPage.ts';

interface Dependencies {
  store: DocumentStore;
  snapshots: Snapshots;
  files: FileStore;
  outbox: Outbox;
  outgoing: Outgoing;
  secret: string;
  address: string;
  computing: RateLimit;
  limitReading(c: Context): Promise<void>;
  limitAnswering(c: Context): Promise<void>;
  networkOf(c: Context): string;
}

const query = v.object({
  position: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))),
  language: v.optional(languageCode),
});

/** Offers of an order for its customer, by the link of their mail (D76a). */
export function offerRoutes(parts: Dependencies): Hono {
  const { store, snapshots, secret } = parts;
  const linkOf = (c: Context) => ({
    secret,
    firstId: c.req.param('id') ?? '',
    key: c.req.header(OFFER_KEY_HEADER),
  });
  return new Hono()
    .get('/:id', async (c) => {
      await parts.limitReading(c);
      return c.json(await offerPage(store, snapshots, { ...linkOf(c), ...parse(query, c.req.query()) }));
    })
    .get('/:id/pdf', async (c) => {
      await parts.limitReading(c);
      const { position } = parse(query, c.req.query());
      const { page, offer, number } = await offerPage(store, snapshots, { ...linkOf(c), position });
      const url = new URL(`/pobierz/${encodeURIComponent(page.id)}`, parts.address).href;
      const network = parts.networkOf(c);
      await parts.computing(network);
      let spent: Ms = 0;
      const onSpent = (time: Ms) => {
        spent += time;
      };
      const { language } = offer;
      const client = { name: network, onSpent };
      const pdf = await orderPdf(page, {
        ...{ language, url, files: parts.files, offer, lane: 'visitor', client },
      }).finally(() => parts.computing.charge(network, Math.ceil(spent)));
      return new Response(pdf as Uint8Array<ArrayBuffer>, {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="oferta-${number.replaceAll('/', '-')}.pdf"`,
        },
      });
    })
    .post('/:id/answer', async (c) => {
      await parts.limitAnswering(c);
      const request = await readBody(c, offerAnswerSchema);
      const { firstId, key: linkKey } = linkOf(c);
      const answer = await answerOffer(request, { ...parts, firstId, linkKey, network: parts.networkOf(c) });
      return c.json(answer, 201);
    });
}

import { type Line, lineOf } from '@lumitor/domain/catalogue/line';
import type { LineCatalogue, Texts } from '@lumitor/domain/catalogue/snapshot';
import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import { type OrderRefusal, priceOrder } from '@lumitor/domain/order/priceOrder';
import type { OrderRecord } from '@lumitor/domain/order/record';
import type { Document } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { activeReflink, addEmail } from '../documents/emails.ts';
import { readVersions } from '../documents/snapshotVersions.ts';
import { Refused } from '../http/refused.ts';
import { activeLanguages, lineCatalogue } from '../snapshots/build.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { orderId, requestHash } from './orderKey.ts';

interface Context {
  store: DocumentStore;
  snapshots: Snapshots;
  secret: string;
  /** Null while no rate has ever been known. */
  euroRate: number | null;
}

function refused({ totals, currency, ...refusal }: OrderRefusal): Refused {
  const details = totals ? { net: totals.net, currency, totals } : {};
  return new Refused(refusal.code === 'invalid' ? 400 : 409, refusal, details);
}

/** The record that a retry meets, unless the key has come with another order before (D30). */
function sameOrder(stored: Document, hash: string): Document {
  if ((stored as unknown as OrderRecord).data.requestHash === hash) return stored;
  throw new Refused(409, {
    code: 'key-reused',
    message: 'Another order has been saved under this key. Save with a new one.',
    field: 'idempotencyKey',
  });
}

/** What the order is priced by: as the snapshots have it, where they are what the transaction sees. */
async function onSale(store: DocumentStore, snapshots: Snapshots, line: Line) {
  const versions = await readVersions(store.db);
  const catalogue = snapshots.contentAt(line, versions[line]) as LineCatalogue | null;
  const texts = snapshots.contentAt('texts', versions.texts) as Texts | null;
  return {
    catalogue: catalogue ?? (await lineCatalogue(store, line)),
    languages: texts?.languages ?? (await activeLanguages(store)),
  };
}

/**
 * Prices an order against the service's own catalogue and stores it, frozen, with the e-mail that
 * asked for the newsletter, all in one transaction (D29 to D31).
 */
export async function saveOrder(
  request: OrderRequest,
  { store, snapshots, secret, euroRate }: Context,
): Promise<Document> {
  const id = orderId(secret, request.idempotencyKey);
  const hash = requestHash(request);
  return store.transaction(async (within) => {
    const stored = await within.find('reflinksdownload', id);
    if (stored) return sameOrder(stored, hash);

    const { catalogue, languages } = await onSale(within, snapshots, lineOf(request.isMicro));
    const { priced, refusal } = priceOrder(request, {
      catalogue,
      euroRate: euroRate ?? 0,
      activeLanguages: languages.map(({ lang }) => lang),
    });
    if (refusal) throw refused(refusal);

    const now = new Date();
    const reflink = await activeReflink(within, request.reflinkId);
    const record: OrderRecord = {
      order: priced.order,
      vat: priced.vat,
      parent: reflink?.id ?? '',
      data: { ...priced.data, savedAt: now.toISOString(), requestHash: hash },
    };
    const added = await within.add('reflinksdownload', record, { id, createdAt: now });
    if (!added) return sameOrder(await within.get('reflinksdownload', id), hash);
    if (request.newsletter && request.email) await addEmail(within, request.email, request.reflinkId);
    return added;
  });
}

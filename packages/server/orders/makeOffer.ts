import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import { type CatalogueCollection, productLineOf } from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { isBelowMargin, offerMargin, type UnitCosts, unitCosts } from '@lumitor/domain/order/margin';
import { type Offer, type OfferAmounts, offerAmounts } from '@lumitor/domain/order/offer';
import type { OfferTerms, offerRequestSchema } from '@lumitor/domain/order/offerTerms';
import type { OrderRecord } from '@lumitor/domain/order/record';
import type { Article } from '@lumitor/domain/quote/lines';
import { titlesInLanguages } from '@lumitor/domain/translation/articleTexts';
import type { Ms } from '@lumitor/domain/units';
import type * as v from 'valibot';
import { attachBuyer } from '../customers/findCustomer.ts';
import { indexValue } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { invalid, notFound, refused } from '../refusal/refused.ts';
import { orderSettings, serviceSettings } from '../settings/readSettings.ts';
import { countOffer, offerFrom } from './countOffer.ts';
import { endDraft, expectIssued } from './offerDrafts.ts';
import { addOrderEvent } from './orderEvents.ts';
import { firstRevision, lastPosition, latestOf, revisionsOf } from './revisions.ts';

/** Largest exact sum in cents. */
const MAX_AMOUNT = Number.MAX_SAFE_INTEGER;

const HALF_A_DAY: Ms = 12 * 60 * 60 * 1_000;

/** Earliest current date in any time zone: the browser uses its own. */
export const offerDay = (): string => new Date(Date.now() - HALF_A_DAY).toISOString().slice(0, 10);

/** Terms with code and titles of the articles as they are now. @throws Refused if one is gone */
async function withCurrentArticles(
  store: DocumentStore,
  lines: OfferTerms['lines'],
  { order, data: { lines: drawn } }: Pick<OrderRecord, 'order' | 'data'>,
): Promise<OfferTerms['lines']> {
  const current = await Promise.all(
    Object.entries(lines).map(async ([place, terms]) => {
      const line = drawn[Number(place)];
      if (!line) throw invalid(`The order has ${drawn.length} lines, and no line ${place}.`, 'lines');
      if (!terms.article) return [place, terms] as const;
      const collection = line.collection as CatalogueCollection;
      const stored = collectionOf(collection, productLineOf(order.isMicro));
      const article = (await store.find(stored, terms.article.id)) as Article | null;
      if (!article)
        throw refused(
          400,
          'article-gone',
          `The article ${terms.article.code} is no longer in the catalogue. Choose another.`,
          { field: `lines.${place}.article`, article: terms.article.code },
        );
      const titles = titlesInLanguages(article, Object.keys(line.titles));
      const field = codeFieldOf(collection);
      const code = field && field in article ? String(article[field as keyof Article]) : '';
      return [place, { ...terms, article: { id: article.id, code, titles } }] as const;
    }),
  );
  return Object.fromEntries(current);
}

async function costsOf(
  store: DocumentStore,
  amounts: OfferAmounts,
  { currency, euroRate }: Pick<OrderRecord['data'], 'currency' | 'euroRate'>,
): Promise<UnitCosts> {
  return unitCosts(amounts, await store.list('purchasePrices'), { currency, euroRate });
}

/**
 * Issues a frozen offer of the latest revision, which ends its draft and moves a new order to offered.
 * Repeated requests return the stored offer (D61).
 */
export async function makeOffer(
  { store, outbox }: { store: DocumentStore; outbox: Outbox },
  orderId: string,
  { key, isLowMarginMeant, draft, ...terms }: v.InferOutput<typeof offerRequestSchema>,
  by: string,
): Promise<Offer> {
  return store.transaction(async (within) => {
    const { db } = within;
    const { order, data } = await within.get('reflinksdownload', orderId);
    // The row of the first revision is the lock of offers and revisions.
    const first = await firstRevision(db, orderId);
    await db
      .updateTable('orderWork')
      .set(({ ref }) => ({ status: ref('status') }))
      .where('id', '=', first)
      .execute();
    const revisions = await revisionsOf(db, first);
    const latest = latestOf(revisions);
    if (!latest) throw notFound(`Order ${orderId} not found.`);
    const known = await db.selectFrom('offers').selectAll().where('key', '=', key).executeTakeFirst();
    if (known && known.orderId !== orderId)
      throw refused(
        409,
        'key-reused',
        'This key already belongs to an offer of another order. Send a new key.',
      );
    if (known) return offerFrom(known);
    if (latest.id !== orderId)
      throw refused(
        409,
        'revised',
        `The newer revision ${latest.number} exists. Issue the offer from that revision.`,
        {
          latest: { id: latest.id, number: latest.number },
        },
      );
    if (draft !== undefined) await expectIssued(db, orderId, { version: draft, terms });
    if (terms.validUntil < offerDay())
      throw invalid('The offer would expire before its issue date. Enter a later date.', 'validUntil');
    const lines = await withCurrentArticles(within, terms.lines, { order, data });
    const ids = revisions.map(({ id }) => id);
    const { lines: _, freeLines: __, ...rest } = terms;
    const { shop, documents } = await orderSettings(within);
    const settings = { shop, documents };
    const amounts = offerAmounts(data, { ...terms, lines });
    if (amounts.before > MAX_AMOUNT)
      throw invalid(`The offer total exceeds the limit of ${MAX_AMOUNT / 100}. Lower its prices.`, 'lines');
    if (![...amounts.lines, ...amounts.freeLines].some(({ quantity }) => quantity > 0))
      throw invalid('The offer has no lines. Offer at least one.', 'lines');
    if (amounts.gross < terms.deposit)
      throw invalid('The deposit exceeds the total of the offer. Enter at most the total.', 'deposit');
    const costs = await costsOf(within, amounts, data);
    const { leastMargin } = (await serviceSettings(within)).offers;
    if (!isLowMarginMeant && isBelowMargin(offerMargin(amounts, costs), leastMargin))
      throw refused(
        409,
        'low-margin',
        'The margin of this offer is below the least one of the shop. Confirm that it is meant.',
      );
    const body = { ...rest, currency: data.currency, settings, ...amounts };
    const row = {
      orderId,
      position: (await lastPosition(db, ids)) + 1,
      key,
      at: new Date().toISOString(),
      by,
      body: JSON.stringify(body),
      costs: JSON.stringify(costs),
      words: indexValue(terms.buyer),
    };
    await db.insertInto('offers').values(row).execute();
    await attachBuyer(db, orderId, terms.buyer, terms.language);
    await endDraft(db, orderId, by);
    const offer = offerFrom(row);
    const { position, net } = offer;
    await addOrderEvent(db, { id: key, orderId, by }, { kind: 'offer', data: { position, net } });
    await countOffer(db, orderId);
    const { status } = latest;
    const isStep = status === 'new' || status === 'inWork';
    if (isStep) {
      await db.updateTable('orderWork').set({ status: 'offered' }).where('id', 'in', ids).execute();
      await addOrderEvent(
        db,
        { id: `${key}.status`, orderId, by },
        { kind: 'status', data: { from: status, to: 'offered' } },
      );
    }
    await outbox.queueWebhook(db, 'order.offered', orderId);
    if (isStep) await outbox.queueWebhook(db, 'order.status', orderId);
    within.touch('reflinksdownload');
    return offer;
  });
}

import type { DocumentOf } from '@lumitor/domain/collections/collections';
import type { OrderRefusal, PricedOrder } from '@lumitor/domain/order/priceOrder';
import type { OrderRecord } from '@lumitor/domain/order/record';
import { SENT_PICTURES, type SentPicture } from '@lumitor/domain/order/sentPictures';
import type { ShownSettings } from '@lumitor/domain/settings/settings';
import type { Bytes, Seconds } from '@lumitor/domain/units';
import { attachCustomer } from '../customers/findCustomer.ts';
import { activeReflink } from '../documents/activeReflink.ts';
import { creationTime } from '../documents/creationTime.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { Alongside } from '../documents/insertDocument.ts';
import { type PreparedDocument, prepareDocument } from '../documents/row.ts';
import { areCurrent, readVersions, type SnapshotVersions } from '../documents/snapshotVersions.ts';
import type { FileBin } from '../files/fileBin.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Client } from '../processPool/createProcessPool.ts';
import { Refused, refused } from '../refusal/refused.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { numberedAlongside, revisedAlongside, workRowOf } from './numberOrder.ts';
import { addOrderEvent } from './orderEvents.ts';
import { isOfRequest, orderId, sentPictureId } from './orderKey.ts';
import type { ReadOrder } from './readOrder.ts';
import { readOrderAnywhere } from './readOrderInProcess.ts';
import { countLatest, type Inherited, nextRevision } from './revisions.ts';
import { sentPictureUrl, storeSentPictures } from './storeSentPictures.ts';

export interface Following {
  subscribes: boolean;
  isAllowedToRequest: boolean;
  notifies: boolean;
}

export interface Reviser {
  by: string;
}

interface Context {
  store: DocumentStore;
  snapshots: Snapshots;
  files: FileStore;
  bin: FileBin;
  secret: string;
  /** Null until a rate is known. */
  euroRate: number | null;
  client: Client;
  notifiesSaved(): Promise<boolean>;
  /** The limits query the database too, so call before the transaction. */
  mayFollow(order: ReadOrder): Promise<Following>;
  /** Null without the owner key: the result is a separate order. */
  reviserOf(orderId: string): Promise<Reviser | null>;
  onSaved(within: DocumentStore, order: ReadOrder, saved: SavedNow): Promise<void>;
}

export interface SavedNow extends Following {
  id: string;
  isRevision: boolean;
}

interface Saving {
  order: ReadOrder;
  id: string;
  files: Record<SentPicture, string>;
  settings: ShownSettings;
  versions: SnapshotVersions;
}

/** Pricings of one request while the catalogue changes. */
const ATTEMPTS = 5;
const RETRY_AFTER: Seconds = 5;

function notSaved({ totals, currency, ...refusal }: OrderRefusal): Refused {
  const details = totals ? { net: totals.net, currency, totals } : {};
  return new Refused(refusal.code === 'invalid' ? 400 : 409, refusal, details);
}

const unsettled = () =>
  refused(503, 'busy', `Prices are changing right now. Try again in ${RETRY_AFTER} seconds.`, {
    retryAfter: RETRY_AFTER,
  });

function numbered(
  { document, row }: PreparedDocument<'reflinksdownload'>,
  { settings }: Saving,
  inherited: Inherited | null = null,
): Alongside {
  const work = workRowOf(document, { id: row.id, createdAt: new Date(row.createdAt) });
  return inherited
    ? revisedAlongside(work, inherited)
    : numberedAlongside(work, settings.orders.numberPattern);
}

export interface SavedOrder {
  id: string;
  createdAt: string;
  bytes: Bytes;
}

const savedOrder = ({
  document: { id, createdAt },
  bytes,
}: PreparedDocument<'reflinksdownload'>): SavedOrder => ({
  id,
  createdAt,
  bytes,
});

/** @throws Refused for another order under the same key (D30) */
function sameOrder({ id, createdAt, data }: DocumentOf<'reflinksdownload'>, hash: string): SavedOrder {
  if (isOfRequest(data.requestHash, hash)) return { id, createdAt, bytes: 0 };
  throw refused(409, 'key-reused', 'This key already belongs to another order. Save with a new key.', {
    field: 'idempotencyKey',
  });
}

function recordOf(
  { order: { hash, pictures }, files }: Saving,
  { order, vat, data }: PricedOrder,
  { parent, revises, savedAt }: { parent: string; revises: string; savedAt: Date },
): OrderRecord {
  const former = SENT_PICTURES.flatMap((kind) =>
    pictures[kind] ? [[kind, { ...pictures[kind], file: files[kind] }] as const] : [],
  );
  const own = {
    ...Object.fromEntries(former),
    ...(revises && { revises }),
    savedAt: savedAt.toISOString(),
    requestHash: hash,
  };
  return { order, vat, parent, data: { ...data, ...own } };
}

async function read(
  body: Buffer,
  { snapshots, secret, euroRate, client }: Context,
  before: SnapshotVersions,
): Promise<Saving> {
  const texts = await snapshots.known('texts', before.texts);
  const [standard, micro] = [
    await snapshots.known('standard', before.standard),
    await snapshots.known('micro', before.micro),
  ];
  const { languages, settings } = texts.content;
  const pricing = {
    euroRate: euroRate ?? 0,
    activeLanguages: languages.map(({ lang }) => lang),
    prices: settings.prices,
  };
  const order = await readOrderAnywhere(body, { standard, micro }, pricing, client);
  const { idempotencyKey, line, hash } = order;
  const pictureId = sentPictureId(secret, idempotencyKey, hash);
  return {
    order,
    id: orderId(secret, idempotencyKey),
    files: { underlay: sentPictureUrl('underlay', pictureId), view: sentPictureUrl('view', pictureId) },
    settings,
    versions: { [line]: { standard, micro }[line].version, texts: texts.version },
  };
}

/** Null if the order needs a transaction. */
async function saveAtOnce(
  request: Saving,
  priced: PricedOrder,
  context: Context,
): Promise<SavedOrder | null> {
  const { order, id, versions } = request;
  // Orders that write other rows need a transaction.
  const isPlain = !order.email && !order.reflinkId && !order.newsletter && !order.revises;
  if (!isPlain || (await context.notifiesSaved())) return null;
  const createdAt = creationTime();
  const record = recordOf(request, priced, { parent: '', revises: '', savedAt: createdAt });
  const prepared = prepareDocument('reflinksdownload', record, { id, version: 1, createdAt });
  const added = await context.store.insert(prepared, versions, numbered(prepared, request));
  return added && savedOrder(prepared);
}

/** Empty if the order is deleted, which does not prevent saving. */
async function existingOrder({ db }: DocumentStore, id: string | undefined): Promise<string> {
  const found =
    id !== undefined &&
    (await db.selectFrom('orderWork').select('id').where('id', '=', id).executeTakeFirst());
  return found ? found.id : '';
}

/** Null if the catalogue changed since pricing. */
async function saveInTurn(
  request: Saving,
  priced: PricedOrder,
  context: Context,
): Promise<SavedOrder | null> {
  const { order, id, versions } = request;
  const following = await context.mayFollow(order);
  const reviser = order.revises === undefined ? null : await context.reviserOf(order.revises);
  return context.store.transaction(async (within) => {
    const stored = await within.find('reflinksdownload', id);
    if (stored) return sameOrder(stored, order.hash);
    if (!areCurrent(versions, await readVersions(within.db))) return null;

    const madeFrom = await existingOrder(within, order.revises);
    const inherited = reviser && madeFrom ? await nextRevision(within.db, madeFrom) : null;
    const revises = inherited?.revises ?? madeFrom;
    const parent = inherited ? inherited.parent : ((await activeReflink(within, order.reflinkId))?.id ?? '');
    const createdAt = creationTime();
    const record = recordOf(request, priced, { parent, revises, savedAt: createdAt });
    const prepared = prepareDocument('reflinksdownload', record, { id, version: 1, createdAt });
    const added = await within.insert(prepared, {}, numbered(prepared, request, inherited));
    if (!added) return sameOrder(await within.get('reflinksdownload', id), order.hash);
    if (inherited) {
      await countLatest(within.db, { firstId: inherited.firstId, id });
      const event = { id: `${id}.revised`, orderId: id, by: reviser?.by ?? '' };
      const data = { number: inherited.number, net: priced.data.totals.net };
      await addOrderEvent(within.db, event, { kind: 'revised', data });
    }
    const { email = '', language } = order;
    await attachCustomer(within.db, id, { email, language });
    await context.onSaved(within, order, { ...following, id, isRevision: inherited !== null });
    return savedOrder(prepared);
  });
}

/** Null if prices are outdated. */
async function saveAsRead(request: Saving, context: Context): Promise<SavedOrder | null> {
  const { order, id, files, versions } = request;
  const { priced, refusal } = order.outcome;
  if (refusal || order.bytes.length > 0) {
    const stored = await context.store.find('reflinksdownload', id);
    if (stored) return sameOrder(stored, order.hash);
    if (!areCurrent(versions, await readVersions(context.store.db))) return null;
  }
  if (refusal) throw notSaved(refusal);
  const bytes = order.bytes.length > 0 ? await storeSentPictures(order.bytes, files, context) : 0;
  const saved = (await saveAtOnce(request, priced, context)) ?? (await saveInTurn(request, priced, context));
  return saved && { ...saved, bytes: saved.bytes + bytes };
}

/**
 * Saves an order once per key, all or nothing (D29 to D31).
 * 1. Read and price it by snapshots in memory.
 * 2. Store its pictures; the sweep removes them if the order is not stored.
 * 3. Insert it by one statement, or by a transaction if other rows follow from it.
 * If the database has newer snapshots than those of the price, it is priced again.
 */
export async function saveOrder(body: Buffer, context: Context): Promise<SavedOrder> {
  let before: SnapshotVersions = {};
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const request = await read(body, context, before);
    const saved = await saveAsRead(request, context);
    if (saved) return saved;
    before = request.versions;
  }
  throw unsettled();
}

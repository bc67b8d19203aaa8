import type { DocumentOf } from '@lumitor/domain/collections/collections';
import type { OrderRefusal, PricedOrder } from '@lumitor/domain/order/priceOrder';
import type { OrderRecord } from '@lumitor/domain/order/record';
import { SENT_PICTURES, type SentPicture } from '@lumitor/domain/order/sentPictures';
import type { ShownSettings } from '@lumitor/domain/settings/settings';
import { activeReflink } from '../documents/activeReflink.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { Alongside } from '../documents/insertDocument.ts';
import { type PreparedDocument, prepareDocument } from '../documents/row.ts';
import { areCurrent, readVersions, type SnapshotVersions } from '../documents/snapshotVersions.ts';
import type { FileBin } from '../files/fileBin.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Client } from '../processPool/workApart.ts';
import { Refused, refused } from '../refusal/refused.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { keepSentPictures, sentPictureUrl } from './keepSentPictures.ts';
import { numberedAlongside, revisedAlongside, workRowOf } from './numberOrder.ts';
import { addOrderEvent } from './orderEvents.ts';
import { isOfRequest, orderId, sentPictureId } from './orderKey.ts';
import type { ReadOrder } from './readOrder.ts';
import { readOrderAnywhere } from './readOrderApart.ts';
import { countLatest, type Inherited, nextRevision } from './revisions.ts';

/** What follows from an order that is saved. */
export interface Following {
  /** Its e-mail comes onto the list of those who want the newsletter, and may be asked to confirm. */
  subscribes: boolean;
  mayAsk: boolean;
  /** The shop is told of it by mail. */
  tells: boolean;
}

/** Who may save revisions of an order: its customer, by the owner key, or the shop (D76). */
export interface Reviser {
  /** E-mail of the administrator; empty: the customer. */
  by: string;
}

interface Context {
  store: DocumentStore;
  snapshots: Snapshots;
  files: FileStore;
  bin: FileBin;
  secret: string;
  /** Null while no rate has ever been known. */
  euroRate: number | null;
  /** Whose order it is. */
  client: Client;
  /** Whether something is to be told of an order that is saved. */
  tellsSaved(): Promise<boolean>;
  /** What may follow from an order that is saved: counted before its transaction, as a count asks the database too. */
  mayFollow(order: ReadOrder): Promise<Following>;
  /** Null: whoever saves it has the link of the other order alone, and their order is one of its own. */
  reviserOf(orderId: string): Promise<Reviser | null>;
  /** Does within the transaction what follows from an order that is saved. */
  onSaved(within: DocumentStore, order: ReadOrder, saved: SavedNow): Promise<void>;
}

/** An order that has just been saved, for what follows from it. */
export interface SavedNow extends Following {
  id: string;
  isRevision: boolean;
}

/** What is asked for, and what follows from it alone. */
interface Saving {
  order: ReadOrder;
  id: string;
  /** Where its pictures are to be kept. */
  files: Record<SentPicture, string>;
  settings: ShownSettings;
  /** By which it was priced. */
  versions: SnapshotVersions;
}

/** A catalogue that changes while an order is priced by it has the order priced anew, so often. */
const ATTEMPTS = 5;
/** In seconds. */
const RETRY_AFTER = 5;

function notSaved({ totals, currency, ...refusal }: OrderRefusal): Refused {
  const details = totals ? { net: totals.net, currency, totals } : {};
  return new Refused(refusal.code === 'invalid' ? 400 : 409, refusal, details);
}

const unsettled = () =>
  refused(503, 'busy', `Prices are being changed now. Try again in ${RETRY_AFTER} seconds.`, {
    retryAfter: RETRY_AFTER,
  });

/** What the shop works the order by is stored with it. */
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

/** What is told of an order that has been stored, now or by the attempt before. */
export interface SavedOrder {
  id: string;
  createdAt: string;
  /** That it took now. */
  bytes: number;
}

const savedOrder = ({
  document: { id, createdAt },
  bytes,
}: PreparedDocument<'reflinksdownload'>): SavedOrder => ({
  id,
  createdAt,
  bytes,
});

/** The record that a retry meets, unless the key has come with another order before (D30). */
function sameOrder({ id, createdAt, data }: DocumentOf<'reflinksdownload'>, hash: string): SavedOrder {
  if (isOfRequest(data.requestHash, hash)) return { id, createdAt, bytes: 0 };
  throw refused(409, 'key-reused', 'Another order has been saved under this key. Save with a new one.', {
    field: 'idempotencyKey',
  });
}

/** The record of a priced order. */
function recordOf(
  { order: { hash, pictures }, files }: Saving,
  { order, vat, data }: PricedOrder,
  { parent, revises, savedAt }: { parent: string; revises: string; savedAt: Date },
): OrderRecord {
  const kept = SENT_PICTURES.flatMap((kind) =>
    pictures[kind] ? [[kind, { ...pictures[kind], file: files[kind] }] as const] : [],
  );
  const own = {
    ...Object.fromEntries(kept),
    ...(revises && { revises }),
    savedAt: savedAt.toISOString(),
    requestHash: hash,
  };
  return { order, vat, parent, data: { ...data, ...own } };
}

/** Reads and prices it by what is on sale. @param before by which that was out of date */
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

/** Stores it by one question to the database; null where that is not enough. */
async function saveAtOnce(asked: Saving, priced: PricedOrder, context: Context): Promise<SavedOrder | null> {
  const { order, id, versions } = asked;
  // What needs more than the order's own rows is a transaction.
  const isPlain = !order.reflinkId && !order.newsletter && !order.revises;
  if (!isPlain || (await context.tellsSaved())) return null;
  const createdAt = new Date();
  const record = recordOf(asked, priced, { parent: '', revises: '', savedAt: createdAt });
  const prepared = prepareDocument('reflinksdownload', record, { id, version: 1, createdAt });
  const added = await context.store.insert(prepared, versions, numbered(prepared, asked));
  return added && savedOrder(prepared);
}

/** The order that was opened and is saved again; empty where it is gone: what was made of it is kept all the same. */
async function existingOrder({ db }: DocumentStore, id: string | undefined): Promise<string> {
  const found =
    id !== undefined &&
    (await db.selectFrom('orderWork').select('id').where('id', '=', id).executeTakeFirst());
  return found ? found.id : '';
}

/** Stores it in a transaction, unless it is stored; null where it was priced by what is on sale no more. */
async function saveInTurn(asked: Saving, priced: PricedOrder, context: Context): Promise<SavedOrder | null> {
  const { order, id, versions } = asked;
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
    const createdAt = new Date();
    const record = recordOf(asked, priced, { parent, revises, savedAt: createdAt });
    const prepared = prepareDocument('reflinksdownload', record, { id, version: 1, createdAt });
    const added = await within.insert(prepared, {}, numbered(prepared, asked, inherited));
    if (!added) return sameOrder(await within.get('reflinksdownload', id), order.hash);
    if (inherited) {
      await countLatest(within.db, { firstId: inherited.firstId, id });
      const event = { id: `${id}.revised`, orderId: id, by: reviser?.by ?? '' };
      const data = { number: inherited.number, net: priced.data.totals.net };
      await addOrderEvent(within.db, event, { kind: 'revised', data });
    }
    await context.onSaved(within, order, { ...following, id, isRevision: inherited !== null });
    return savedOrder(prepared);
  });
}

/** Saves it by the prices it was read with; null where they are out of date. */
async function saveAsRead(asked: Saving, context: Context): Promise<SavedOrder | null> {
  const { order, id, files, versions } = asked;
  const { priced, refusal } = order.outcome;
  if (refusal || order.bytes.length > 0) {
    const stored = await context.store.find('reflinksdownload', id);
    if (stored) return sameOrder(stored, order.hash);
    if (!areCurrent(versions, await readVersions(context.store.db))) return null;
  }
  if (refusal) throw notSaved(refusal);
  const bytes = order.bytes.length > 0 ? await keepSentPictures(order.bytes, files, context) : 0;
  const saved = (await saveAtOnce(asked, priced, context)) ?? (await saveInTurn(asked, priced, context));
  return saved && { ...saved, bytes: saved.bytes + bytes };
}

/**
 * Prices an order against the service's own catalogue and stores it, frozen, with the e-mail that
 * asked for the newsletter, all or nothing (D29 to D31). Its pictures are in the files before.
 * @param body as a browser posts it
 */
export async function saveOrder(body: Buffer, context: Context): Promise<SavedOrder> {
  let before: SnapshotVersions = {};
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const asked = await read(body, context, before);
    const saved = await saveAsRead(asked, context);
    if (saved) return saved;
    before = asked.versions;
  }
  throw unsettled();
}

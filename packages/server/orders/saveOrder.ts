import { lineOf, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue, Texts } from '@lumitor/domain/catalogue/snapshot';
import type { DocumentOf } from '@lumitor/domain/documents/collections';
import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import { type OrderRefusal, priceOrder } from '@lumitor/domain/order/priceOrder';
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
import { Refused } from '../refusal/refused.ts';
import { shownSettings } from '../settings/readSettings.ts';
import { activeLanguages, lineCatalogue } from '../snapshots/build.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { keepSentPicture, sentPictureUrl } from './keepSentPicture.ts';
import { numberedAlongside, workRowOf } from './numberOrder.ts';
import { isOfRequest, orderId, sentPictureId } from './orderKey.ts';

interface Context {
  /** Of the request as it was sent. */
  hash: string;
  store: DocumentStore;
  snapshots: Snapshots;
  files: FileStore;
  bin: FileBin;
  secret: string;
  /** Null while no rate has ever been known. */
  euroRate: number | null;
  /** Whether something is to be told of an order that is saved. */
  tellsSaved(): Promise<boolean>;
  /** Does within the transaction what follows from an order that is saved. */
  onSaved(within: DocumentStore, request: OrderRequest, id: string): Promise<void>;
}

/** What is asked for, and what follows from it alone. */
interface Asked {
  request: OrderRequest;
  id: string;
  hash: string;
  /** Where its pictures are to be kept. */
  files: Record<SentPicture, string>;
}

function refused({ totals, currency, ...refusal }: OrderRefusal): Refused {
  const details = totals ? { net: totals.net, currency, totals } : {};
  return new Refused(refusal.code === 'invalid' ? 400 : 409, refusal, details);
}

/** What the shop works the order by is stored with it. */
const numbered = ({ document, row }: PreparedDocument<'reflinksdownload'>, { settings }: OnSale): Alongside =>
  numberedAlongside(
    workRowOf(document, { id: row.id, createdAt: new Date(row.createdAt) }),
    settings.orders.numberPattern,
  );

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
  throw new Refused(409, {
    code: 'key-reused',
    message: 'Another order has been saved under this key. Save with a new one.',
    field: 'idempotencyKey',
  });
}

/** What an order is priced by. */
interface OnSale {
  catalogue: LineCatalogue;
  languages: Texts['languages'];
  settings: ShownSettings;
}

/** As the snapshots in memory have it, with the versions in the database that they are of; null while they are in doubt. */
function onSaleInMemory(
  snapshots: Snapshots,
  line: ProductLine,
): (OnSale & { versions: SnapshotVersions }) | null {
  const [catalogue, texts] = [snapshots.content(line), snapshots.content('texts')];
  return (
    catalogue &&
    texts && {
      catalogue: catalogue.content,
      languages: texts.content.languages,
      settings: texts.content.settings,
      versions: { [line]: catalogue.version, texts: texts.version },
    }
  );
}

/** As the transaction sees it. */
async function onSaleWithin(store: DocumentStore, snapshots: Snapshots, line: ProductLine): Promise<OnSale> {
  const known = onSaleInMemory(snapshots, line);
  if (known && areCurrent(known.versions, await readVersions(store.db))) return known;
  return {
    catalogue: await lineCatalogue(store, line),
    languages: await activeLanguages(store),
    settings: await shownSettings(store),
  };
}

const kept = <Sent extends { picture: string }>({ picture: _, ...sent }: Sent, file: string) => ({
  ...sent,
  file,
});

/** The record of a request, or why there is none. */
function recordOf(
  { request, hash, files }: Asked,
  { catalogue, languages, settings }: OnSale,
  {
    euroRate,
    parent,
    revises,
    savedAt,
  }: { euroRate: number | null; parent: string; revises: string; savedAt: Date },
): { record: OrderRecord; refusal?: undefined } | { record?: undefined; refusal: OrderRefusal } {
  const { priced, refusal } = priceOrder(request, {
    catalogue,
    euroRate: euroRate ?? 0,
    activeLanguages: languages.map(({ lang }) => lang),
    prices: settings.prices,
  });
  if (refusal) return { refusal };
  const { order, vat, data } = priced;
  const own = {
    ...(request.underlay && { underlay: kept(request.underlay, files.underlay) }),
    ...(request.view && { view: kept(request.view, files.view) }),
    ...(revises && { revises }),
    savedAt: savedAt.toISOString(),
    requestHash: hash,
  };
  return { record: { order, vat, parent, data: { ...data, ...own } } };
}

/** Keeps the pictures of an order that there is not yet and that is not refused. @returns their bytes, or that order */
async function keepPictures(
  asked: Asked,
  context: Context,
): Promise<{ bytes: number; saved?: undefined } | { saved: SavedOrder }> {
  const { request, id, hash, files } = asked;
  const sent = SENT_PICTURES.flatMap((kind) => {
    const { picture } = request[kind] ?? {};
    return picture ? [{ kind, picture }] : [];
  });
  if (sent.length === 0) return { bytes: 0 };
  const { store, snapshots, euroRate } = context;
  const stored = await store.find('reflinksdownload', id);
  if (stored) return { saved: sameOrder(stored, hash) };
  const onSale = await onSaleWithin(store, snapshots, lineOf(request.isMicro));
  const { refusal } = recordOf(asked, onSale, { euroRate, parent: '', revises: '', savedAt: new Date() });
  if (refusal) throw refused(refusal);
  let bytes = 0;
  for (const { kind, picture } of sent) bytes += await keepSentPicture(kind, files[kind], picture, context);
  return { bytes };
}

/** Stores it as what is in memory has it; null where that is not what the database has, or the order is none. */
async function saveAtOnce(asked: Asked, context: Context): Promise<SavedOrder | null> {
  const { store, snapshots, euroRate } = context;
  const { request, id } = asked;
  const onSale = onSaleInMemory(snapshots, lineOf(request.isMicro));
  // What needs more than the order's own rows is a transaction.
  const isPlain = !request.reflinkId && !request.newsletter && !request.revises;
  if (!onSale || !isPlain || (await context.tellsSaved())) return null;
  const savedAt = new Date();
  const { record } = recordOf(asked, onSale, { euroRate, parent: '', revises: '', savedAt });
  if (!record) return null;
  const prepared = prepareDocument('reflinksdownload', record, { id, version: 1, createdAt: savedAt });
  const added = await store.insert(prepared, onSale.versions, numbered(prepared, onSale));
  return added && savedOrder(prepared);
}

/** The order that was opened and is saved again; empty where it is gone: what was made of it is kept all the same. */
async function existingOrder({ db }: DocumentStore, id: string | undefined): Promise<string> {
  const found =
    id !== undefined &&
    (await db.selectFrom('orderWork').select('id').where('id', '=', id).executeTakeFirst());
  return found ? found.id : '';
}

/** Stores it in a transaction, unless it is stored or refused. */
async function saveInTurn(asked: Asked, context: Context): Promise<SavedOrder> {
  const { store, snapshots, euroRate } = context;
  const { request, id, hash } = asked;
  return store.transaction(async (within) => {
    const stored = await within.find('reflinksdownload', id);
    if (stored) return sameOrder(stored, hash);

    const onSale = await onSaleWithin(within, snapshots, lineOf(request.isMicro));
    const parent = (await activeReflink(within, request.reflinkId))?.id ?? '';
    const revises = await existingOrder(within, request.revises);
    const savedAt = new Date();
    const { record, refusal } = recordOf(asked, onSale, { euroRate, parent, revises, savedAt });
    if (refusal) throw refused(refusal);
    const prepared = prepareDocument('reflinksdownload', record, { id, version: 1, createdAt: savedAt });
    const added = await within.insert(prepared, {}, numbered(prepared, onSale));
    if (!added) return sameOrder(await within.get('reflinksdownload', id), hash);
    await context.onSaved(within, request, id);
    return savedOrder(prepared);
  });
}

/**
 * Prices an order against the service's own catalogue and stores it, frozen, with the e-mail that
 * asked for the newsletter, all or nothing (D29 to D31). Its pictures are in the files before.
 */
export async function saveOrder(request: OrderRequest, context: Context): Promise<SavedOrder> {
  const { secret, hash } = context;
  const pictureId = sentPictureId(secret, request, hash);
  const asked: Asked = {
    request,
    id: orderId(secret, request.idempotencyKey),
    hash,
    files: { underlay: sentPictureUrl('underlay', pictureId), view: sentPictureUrl('view', pictureId) },
  };
  const pictures = await keepPictures(asked, context);
  if (pictures.saved) return pictures.saved;
  const saved = (await saveAtOnce(asked, context)) ?? (await saveInTurn(asked, context));
  return { ...saved, bytes: saved.bytes + pictures.bytes };
}

import { emailSchema } from '@lumitor/domain/catalogue/partner';
import { OWNER_KEY_HEADER } from '@lumitor/domain/order/ownerKey';
import { may } from '@lumitor/domain/people/roles';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { type Bounds, serviceBounds } from './bounds.ts';
import { ociRoutes } from './cart/ociRoutes.ts';
import { cartRoutes } from './cart/routes.ts';
import { cartTrialRoutes } from './cart/trialRoutes.ts';
import { changeOne } from './changes/applyOperations.ts';
import { batchRoutes, changeRoutes } from './changes/routes.ts';
import { computeRoutes } from './compute/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import type { AdministratorOf } from './documents/access.ts';
import type { DocumentStore } from './documents/documentStore.ts';
import { documentRoutes } from './documents/routes.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import { personRoutes } from './erasure/routes.ts';
import { apiKeyRoutes, erpRoutes } from './erp/routes.ts';
import { withKey } from './erp/withKey.ts';
import type { Broadcast } from './events/broadcast.ts';
import { eventRoutes } from './events/routes.ts';
import type { Viewers } from './events/viewers.ts';
import {
  PATH as EXCHANGE_RATE_PATH,
  type ExchangeRate,
  exchangeRateRoutes,
} from './exchange-rate/exchangeRate.ts';
import type { FileBin } from './files/fileBin.ts';
import { type FileStore, StorageFault } from './files/fileStore.ts';
import { missingFileRoutes } from './files/missingFiles.ts';
import { photometricTables } from './files/photometry.ts';
import { fileRoutes, servedFiles } from './files/routes.ts';
import { refuseNul, sameOrigin } from './http/client.ts';
import { isAllowed, isWithinRate, type RateLimit, type RateLimits } from './http/rateLimit.ts';
import type { ShopBounds } from './http/shopBounds.ts';
import { mailTextRoutes } from './mails/routes.ts';
import type { Newsletter } from './newsletter/newsletter.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { healthRoutes, type Readiness } from './observability/healthRoutes.ts';
import type { Metrics } from './observability/metrics.ts';
import { metricsRoutes } from './observability/metricsRoutes.ts';
import { answeredId } from './observability/requestId.ts';
import { offerRoutes } from './offers/routes.ts';
import { programmersRoutes } from './openapi/routes.ts';
import { guard, refuseUnlisted } from './operations.ts';
import { notifySaved } from './orders/notifySaved.ts';
import { isOwnerKey } from './orders/orderKey.ts';
import { orderRoutes, savingOrders } from './orders/routes.ts';
import { siteRoutes } from './orders/siteRoutes.ts';
import { orderWorkRoutes } from './orders/workRoutes.ts';
import type { Outbox } from './outbox/outbox.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { mailRoutes, webhookRoutes } from './outbox/settingsRoutes.ts';
import type { MayMail } from './outbox/strangers.ts';
import { peopleRoutes } from './people/routes.ts';
import { countOpenings } from './reflinks/openings.ts';
import { reflinkRoutes } from './reflinks/statistics.ts';
import { refusalFor, refusalResponse } from './refusal/refusalFor.ts';
import { notFound, parse, Refused } from './refusal/refused.ts';
import { reportRoutes } from './reports/funnel.ts';
import { visitRoutes } from './reports/visits.ts';
import type { Outgoing } from './settings/outgoing.ts';
import { shownSettings } from './settings/readSettings.ts';
import type { Secrets } from './settings/secrets.ts';
import { projectRoutes } from './sharing/routes.ts';
import { shopProjectRoutes } from './sharing/shopRoutes.ts';
import type { Auth } from './sign-in/auth.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { administratorFinder, sessionFinder } from './sign-in/session.ts';
import { snapshotRoutes } from './snapshots/routes.ts';
import type { Snapshots } from './snapshots/snapshots.ts';
import { textRoutes } from './texts/routes.ts';
import type { Assets } from './web-app/assets.ts';
import { embeddingOrigins } from './web-app/embedding.ts';
import { installingRoutes } from './web-app/installing.ts';
import { webAppRoutes, withdrawnWorker } from './web-app/routes.ts';

export interface Services {
  store: DocumentStore;
  files: FileStore;
  bin: FileBin;
  auth: Auth;
  forget(): Promise<boolean>;
  snapshots: Snapshots;
  broadcast: Broadcast;
  viewers: Viewers;
  exchangeRate: ExchangeRate;
  assets: Assets;
  limits: RateLimits;
  computing: RateLimit;
  readiness: Readiness;
  metrics: Metrics;
  secrets: Secrets;
  outgoing: Outgoing;
  outbox: Outbox;
  newsletter: Newsletter;
  mayMail: MayMail;
  shopBounds: ShopBounds;
  address: string;
  metricsToken?: string | undefined;
  secret: string;
  publicUrl?: string | undefined;
  clientIpHeader?: string | undefined;
  /** Browsers store opened content for use without a network. */
  opensOffline: boolean;
  logError(error: unknown, requestId?: string): void;
}

const COMPRESSED = [
  '/api/orders/*',
  '/api/offers/*',
  '/api/customers/*',
  '/api/projects/*',
  '/api/erp/*',
  '/api/documents/*',
  '/api/changes',
  '/api/batches',
];

const uncached: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};

function documentsOf({ store, bin, newsletter }: Services, bounds: Bounds, administratorOf: AdministratorOf) {
  return documentRoutes({
    store,
    change: (by, kind, operation) => changeOne(store, bin, operation, { by, reason: { kind } }),
    administratorOf,
    addAsVisitor: async (c, collection, input) => {
      if (collection !== 'emails') return store.add(collection, input);
      const { email, refData } = parse(emailSchema, input);
      return newsletter.subscribe(store, {
        email,
        reflinkId: refData?.reflinkId,
        shownIn: null,
        network: bounds.networkOf(c),
        isAllowedToRequest: await newsletter.isAllowedToRequest(store.db, email),
      });
    },
    limitAdding: bounds.adding,
    limitReading: async (c, collection) => {
      if (collection === 'reflinksdownload') await bounds.reading(c);
    },
    onVisitorRead: countOpenings({ db: store.db, limitOpening: bounds.opening }),
  });
}

const enquiryBounds = (
  { mayMail, shopBounds }: Services,
  { inTurn, enquiring, networkOf }: Bounds,
): Pick<Parameters<typeof enquiryRoutes>[0], 'inTurn' | 'limitEnquiring' | 'networkOf' | 'mayMail'> => ({
  inTurn,
  limitEnquiring: enquiring,
  networkOf,
  mayMail: async (email) => (await mayMail(email)) && isWithinRate(shopBounds.confirmation()),
});

function ordersOf(
  services: Services,
  { networkOf, inTurn, ...bounds }: Bounds,
  administratorOf: AdministratorOf,
) {
  const { store, newsletter, outbox, outgoing, address } = services;
  const { db } = store;
  const parts: Parameters<typeof orderRoutes>[0] = {
    ...services,
    networkOf,
    inTurn,
    limitSaving: bounds.limitSaving,
    chargeSaving: bounds.chargeSaving,
    limitReading: bounds.reading,
    notifiesSaved: () => outbox.mayNotifySaved(db),
    mayFollow: async (c, { email = '', newsletter: isSubscribed }) => {
      // Beyond the limit the order is still stored.
      const subscribes = isSubscribed && email !== '' && (await isWithinRate(bounds.adding(c)));
      const isAllowedToRequest = subscribes && (await isAllowed(newsletter.isAllowedToRequest(db, email)));
      const notifies =
        (await outgoing.mailServer(db)) !== null && (await isWithinRate(bounds.describing.count('shop')));
      return { subscribes, isAllowedToRequest, notifies };
    },
    reviserOf: async (c, orderId) => {
      if (isOwnerKey(services.secret, orderId, c.req.header(OWNER_KEY_HEADER))) return { by: '' };
      const administrator = await administratorOf(c);
      return administrator && may(administrator.role, 'sales', 'write') ? { by: administrator.email } : null;
    },
    onSaved: async (c, within, order, { id, isRevision, subscribes, isAllowedToRequest, notifies }) => {
      const { email = '', reflinkId, language: shownIn } = order;
      if (subscribes)
        await newsletter.subscribe(within, {
          email,
          reflinkId,
          shownIn,
          network: networkOf(c),
          isAllowedToRequest,
        });
      await outbox.queueWebhook(within.db, isRevision ? 'order.revised' : 'order.saved', id);
      if (notifies) await notifySaved(within, { outbox, outgoing, address }, id);
    },
    onRefusal: services.metrics.countRefusedOrder,
  };
  return { routes: orderRoutes(parts), save: savingOrders(parts) };
}

const nothingThere = ({ req }: Context) => notFound(`${req.method} ${req.path} does not exist.`);

/** The whole service as one function. The first matching route answers, so the order of routes matters. */
export function createApp(services: Services): Hono {
  const { store, files, bin, outbox, address, publicUrl, clientIpHeader, logError } = services;
  const { db } = store;
  const administratorOf = administratorFinder(services.auth);
  const bounds = serviceBounds(services);
  const { networkOf, inTurn } = bounds;
  const sharing = {
    store,
    networkOf,
    inTurn,
    limitSaving: bounds.limitSaving,
    chargeSaving: bounds.chargeSaving,
    limitSharing: bounds.sharing,
    limitCommenting: bounds.commenting,
  };
  const orders = ordersOf(services, bounds, administratorOf);
  const carting = { ...services, inTurn, limitReading: bounds.reading, limitCarting: bounds.carting };
  const carts = cartRoutes(carting);
  const byKey = withKey(db, (c, key) => bounds.erp.count(key ?? networkOf(c)));
  const app = new Hono()
    // Snapshots pass no other middleware.
    .route('/api/snapshots', snapshotRoutes(services.snapshots, store))
    .use('/api/*', sameOrigin(publicUrl), uncached, refuseNul, guard(administratorOf))
    .use('/oci/*', uncached, refuseNul)
    .on('GET', COMPRESSED, compress({ encoding: 'gzip' }))
    .on('POST', '/api/compute', compress({ encoding: 'gzip' }))
    .route('/api/events', eventRoutes({ ...services, sessionOf: sessionFinder(services.auth) }))
    .route(EXCHANGE_RATE_PATH, exchangeRateRoutes(services.exchangeRate))
    .route('/api/auth', signInRoutes({ ...services, db }))
    .route('/api/people', peopleRoutes({ ...services, db }))
    .route('/api/documents', documentsOf(services, bounds, administratorOf))
    .route('/api/changes', changeRoutes({ store, bin }))
    .route('/api/batches', batchRoutes({ store, bin }))
    .route('/api/reflinks', reflinkRoutes(db))
    .route('/api/reports', reportRoutes(db))
    .route('/api/visits', visitRoutes({ db, administratorOf, limitOpening: bounds.opening }))
    .route('/api/persons', personRoutes(services))
    .route('/api/customers', customerRoutes(services))
    .route('/api/texts', textRoutes)
    .route('/api/orders', orderWorkRoutes(services))
    .route('/api/orders', orders.routes)
    .use('/api/orders/:id/enquiry', bounds.storing)
    .use('/api/orders/:id/site', bounds.storing)
    .use('/api/projects/opened/comments', bounds.storing)
    .route('/api/orders', enquiryRoutes({ ...services, ...enquiryBounds(services, bounds) }))
    .route('/api/orders', siteRoutes({ store, inTurn, limitOnSite: bounds.onSite }))
    .route(
      '/api/offers',
      offerRoutes({
        ...services,
        limitReading: bounds.reading,
        limitAnswering: bounds.answering,
        networkOf,
      }),
    )
    .route('/api/orders', cartTrialRoutes(carting))
    .route('/api/orders', carts.orders)
    .route('/api/offers', carts.offers)
    .route('/api/projects', projectRoutes(sharing))
    .route('/api/orders', shopProjectRoutes({ ...sharing, ...services, save: orders.save }))
    .route('/api/newsletter', newsletterRoutes(services))
    .route('/api/outbox', outboxRoutes({ db, outbox }))
    .route('/api/mails', mailTextRoutes(services))
    .route('/api/mail', mailRoutes({ db, ...services }))
    .route('/api/webhook', webhookRoutes({ db, ...services }))
    .route('/api/keys', apiKeyRoutes(db))
    .route('/api/erp', erpRoutes({ store, address, withKey: byKey }))
    .route('/api/compute', computeRoutes({ ...services, inTurn, withKey: byKey }))
    .route('/api', programmersRoutes(address))
    .route('/api/files', fileRoutes({ files, bin }))
    .route('/api/missing-files', missingFileRoutes(bin))
    .route('/oci', ociRoutes(carting))
    .route('/files/photometry', photometricTables(files))
    .route('/files', servedFiles(files))
    .all('/api/*', (c) => {
      throw nothingThere(c);
    })
    .route('/', healthRoutes(services.readiness))
    .route(
      '/metrics',
      metricsRoutes(services.metrics, {
        metricsToken: services.metricsToken,
        isBehindProxy: Boolean(clientIpHeader || publicUrl),
      }),
    )
    .route('/', services.opensOffline ? new Hono() : withdrawnWorker())
    .route(
      '/',
      installingRoutes({
        files,
        settings: async () =>
          services.snapshots.content('texts')?.content.settings ?? (await shownSettings(store)),
      }),
    )
    .route(
      '/',
      webAppRoutes({ assets: services.assets, embeddingOrigins: embeddingOrigins(store, logError) }),
    )
    .notFound((c) => refusalResponse(nothingThere(c)))
    .onError((error, c) => {
      const requestId = answeredId(c, Boolean(clientIpHeader));
      const isLogged =
        !(error instanceof Refused) || error instanceof StorageFault || error.cause !== undefined;
      if (isLogged) logError(error, requestId);
      return refusalResponse(refusalFor(error, requestId));
    });
  return refuseUnlisted(app);
}

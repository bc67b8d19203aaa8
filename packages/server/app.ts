import { Hono, type MiddlewareHandler } from 'hono';
import { batchRoutes, changeRoutes } from './changes/routes.ts';
import { databaseFault } from './database/fault.ts';
import type { DocumentStore } from './documents/documentStore.ts';
import { documentRoutes } from './documents/routes.ts';
import type { Broadcast } from './events/broadcast.ts';
import { eventRoutes } from './events/routes.ts';
import { PATH as EXCHANGE_RATE_PATH, type ExchangeRate } from './exchange-rate/exchangeRate.ts';
import { exchangeRateRoutes } from './exchange-rate/routes.ts';
import type { FileBin } from './files/fileBin.ts';
import type { FileStore } from './files/fileStore.ts';
import { fileRoutes, servedFiles } from './files/routes.ts';
import { refuseNul } from './http/address.ts';
import { clientAddress, sameOrigin } from './http/client.ts';
import type { RateLimits } from './http/rateLimit.ts';
import { notFound, Refused, refusalResponse } from './http/refused.ts';
import { orderRoutes } from './orders/routes.ts';
import { personRoutes } from './persons/routes.ts';
import { countOpenings } from './reflinks/openings.ts';
import { reflinkRoutes } from './reflinks/routes.ts';
import type { Auth } from './sign-in/auth.ts';
import { administratorFinder, signInRoutes } from './sign-in/routes.ts';
import { snapshotRoutes } from './snapshots/routes.ts';
import type { Snapshots } from './snapshots/snapshots.ts';
import { textRoutes } from './texts/routes.ts';
import type { Assets } from './web-app/assets.ts';
import { webAppRoutes } from './web-app/routes.ts';

export interface Parts {
  store: DocumentStore;
  files: FileStore;
  bin: FileBin;
  auth: Auth;
  snapshots: Snapshots;
  broadcast: Broadcast;
  exchangeRate: ExchangeRate;
  assets: Assets;
  limits: RateLimits;
  /** The installation's own secret. */
  secret: string;
  publicUrl?: string | undefined;
  clientIpHeader?: string | undefined;
  logError(error: unknown): void;
}

const HOUR = 60 * 60;

/** Answers of the moment: no cache may keep them. */
const uncached: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('x-content-type-options', 'nosniff');
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};

/** The whole service as one function from request to answer. */
export function createApp(parts: Parts): Hono {
  const { publicUrl, clientIpHeader } = parts;
  const administratorOf = administratorFinder(parts.auth);
  const { store, files } = parts;
  const pictures = { files, bin: parts.bin };
  const countAdding = parts.limits('adding', { points: 20, duration: HOUR });
  const countSaving = parts.limits('saving', { points: 300, duration: HOUR });
  const countOpening = parts.limits('opening', { points: 300, duration: HOUR });

  return (
    new Hono()
      // First, so that nothing stands between a snapshot and the browser.
      .route('/api/snapshots', snapshotRoutes(parts.snapshots))
      .use('/api/*', sameOrigin(publicUrl), uncached, refuseNul)
      .get('/api/health', (c) => c.json({ isReady: true }))
      .route('/api/events', eventRoutes({ ...parts, administratorOf }))
      .route(EXCHANGE_RATE_PATH, exchangeRateRoutes(parts.exchangeRate))
      .route('/api/auth', signInRoutes({ auth: parts.auth, clientIpHeader }))
      .route(
        '/api/documents',
        documentRoutes({
          store,
          pictures,
          administratorOf,
          limitAdding: (c) => countAdding(clientAddress(c, clientIpHeader)),
          onVisitorRead: countOpenings({
            db: store.db,
            limitOpening: (c) => countOpening(clientAddress(c, clientIpHeader)),
          }),
        }),
      )
      .route('/api/changes', changeRoutes({ store, pictures, administratorOf }))
      .route('/api/batches', batchRoutes({ store, pictures, administratorOf }))
      .route('/api/reflinks', reflinkRoutes({ db: store.db, administratorOf }))
      .route('/api/persons', personRoutes({ store, administratorOf }))
      .route('/api/texts', textRoutes({ administratorOf }))
      .route(
        '/api/orders',
        orderRoutes({
          store,
          snapshots: parts.snapshots,
          exchangeRate: parts.exchangeRate,
          secret: parts.secret,
          limitSaving: (c) => countSaving(clientAddress(c, clientIpHeader)),
        }),
      )
      .route('/api/files', fileRoutes({ files, administratorOf }))
      .route('/files', servedFiles(files))
      .all('/api/*', (c) => {
        throw notFound(`There is no ${c.req.method} ${c.req.path}.`);
      })
      .route('/', webAppRoutes(parts.assets))
      .notFound((c) => refusalResponse(notFound(`There is no ${c.req.method} ${c.req.path}.`)))
      .onError((error) => {
        if (error instanceof Refused) return refusalResponse(error);
        parts.logError(error);
        return refusalResponse(
          databaseFault(error) ??
            new Refused(500, {
              code: 'internal',
              message: 'Something went wrong in the service. It has been logged. Try again.',
            }),
        );
      })
  );
}

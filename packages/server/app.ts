import { Hono, type MiddlewareHandler } from 'hono';
import type { DocumentStore } from './documents/documentStore.ts';
import { documentRoutes } from './documents/routes.ts';
import type { Broadcast } from './events/broadcast.ts';
import { eventRoutes } from './events/routes.ts';
import { PATH as EXCHANGE_RATE_PATH, type ExchangeRate } from './exchange-rate/exchangeRate.ts';
import { exchangeRateRoutes } from './exchange-rate/routes.ts';
import type { FileStore } from './files/fileStore.ts';
import { fileRoutes, servedFiles } from './files/routes.ts';
import { clientAddress, sameOrigin } from './http/client.ts';
import { rateLimit } from './http/rateLimit.ts';
import { notFound, Refused, refusalResponse } from './http/refused.ts';
import { orderRoutes } from './orders/routes.ts';
import type { Auth } from './sign-in/auth.ts';
import { administratorCheck, signInRoutes } from './sign-in/routes.ts';
import { snapshotRoutes } from './snapshots/routes.ts';
import type { Snapshots } from './snapshots/snapshots.ts';
import type { Assets } from './web-app/assets.ts';
import { webAppRoutes } from './web-app/routes.ts';

export interface Parts {
  store: DocumentStore;
  files: FileStore;
  auth: Auth;
  snapshots: Snapshots;
  broadcast: Broadcast;
  exchangeRate: ExchangeRate;
  assets: Assets;
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
  const isAdministrator = administratorCheck(parts.auth);
  const countAdding = rateLimit({ points: 20, duration: HOUR });
  const countSaving = rateLimit({ points: 300, duration: HOUR });

  return (
    new Hono()
      // First, so that nothing stands between a snapshot and the browser.
      .route('/api/snapshots', snapshotRoutes(parts.snapshots))
      .use('/api/*', sameOrigin(publicUrl), uncached)
      .get('/api/health', (c) => c.json({ isReady: true }))
      .route('/api/events', eventRoutes(parts.snapshots, parts.broadcast))
      .route(EXCHANGE_RATE_PATH, exchangeRateRoutes(parts.exchangeRate))
      .route('/api/auth', signInRoutes({ auth: parts.auth, clientIpHeader }))
      .route(
        '/api/documents',
        documentRoutes({
          store: parts.store,
          isAdministrator,
          limitAdding: (c) => countAdding(clientAddress(c, clientIpHeader)),
        }),
      )
      .route(
        '/api/orders',
        orderRoutes({
          store: parts.store,
          exchangeRate: parts.exchangeRate,
          secret: parts.secret,
          limitSaving: (c) => countSaving(clientAddress(c, clientIpHeader)),
        }),
      )
      .route('/api/files', fileRoutes({ files: parts.files, isAdministrator }))
      .route('/files', servedFiles(parts.files))
      .all('/api/*', (c) => {
        throw notFound(`There is no ${c.req.method} ${c.req.path}.`);
      })
      .route('/', webAppRoutes(parts.assets))
      .notFound((c) => refusalResponse(notFound(`There is no ${c.req.method} ${c.req.path}.`)))
      .onError((error) => {
        if (error instanceof Refused) return refusalResponse(error);
        parts.logError(error);
        return refusalResponse(
          new Refused(500, {
            code: 'internal',
            message: 'Something went wrong in the service. It has been logged. Try again.',
          }),
        );
      })
  );
}

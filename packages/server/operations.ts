import type { AccessArea, Right } from '@lumitor/domain/people/roles';
import type { Hono, MiddlewareHandler } from 'hono';
import { inspectRoutes } from 'hono/dev';
import { matchedRoutes } from 'hono/route';
import { type AdministratorOf, needAdministrator } from './documents/access.ts';

/** `administrators`: any role; the operation may check more. `as it asks`: checked by the operation alone. */
type Who = 'everybody' | 'administrators' | 'as it asks' | `${AccessArea} ${Right}`;

/** The service does not start with a route that has no row. */
const OPERATIONS: Partial<Record<Who, readonly string[]>> = {
  everybody: [
    'GET /api/snapshots/texts',
    'GET /api/snapshots/standard',
    'GET /api/snapshots/micro',
    'GET /api/snapshots/pictures/:collection/:id/:version',
    'GET /api/events',
    'GET /api/exchangerates/rates/a/eur/',
    'GET /api',
    'GET /api/openapi.json',
    'POST /api/orders',
    'GET /api/orders/:id',
    'POST /api/orders/:id/enquiry',
    'GET /api/orders/:id/cart',
    'POST /api/orders/:id/cart',
    'GET /api/orders/:id/site',
    'POST /api/orders/:id/site',
    // The link in the request decides.
    'GET /api/offers/:id',
    'GET /api/offers/:id/pdf',
    'POST /api/offers/:id/answer',
    'GET /api/offers/:id/cart',
    'POST /api/offers/:id/cart',
    'POST /api/projects',
    'GET /api/projects/opened',
    'POST /api/projects/opened',
    'DELETE /api/projects/opened',
    'GET /api/projects/opened/comments',
    'POST /api/projects/opened/comments',
    'GET /api/projects/opened/versions',
    'POST /api/projects/opened/versions',
    'GET /api/projects/opened/versions/:version',
    'POST /api/projects/opened/link',
    'DELETE /api/projects/opened/shop',
    'GET /api/newsletter/:token',
    'POST /api/newsletter/:token',
    'POST /api/visits',
    'POST /api/people/link',
    'POST /api/people/link/use',
  ],
  administrators: [
    'GET /api/people/me',
    'GET /api/changes',
    'POST /api/changes',
    'GET /api/batches',
    'POST /api/batches/:batch/undo',
    'DELETE /api/files/*',
  ],
  'as it asks': [
    'GET /api/documents/:collection',
    'POST /api/documents/:collection',
    'GET /api/documents/:collection/:id',
    'PATCH /api/documents/:collection/:id',
    'DELETE /api/documents/:collection/:id',
    'GET /api/erp/orders',
    'GET /api/erp/orders/:id',
    'GET /api/erp/catalogue',
    'POST /api/compute',
    'POST /api/auth/sign-in/email',
    'POST /api/auth/sign-out',
    'GET /api/auth/get-session',
    'POST /api/auth/change-password',
    'POST /api/auth/two-factor/enable',
    'POST /api/auth/two-factor/verify-totp',
    'POST /api/auth/two-factor/verify-backup-code',
    'POST /api/auth/two-factor/generate-backup-codes',
    'POST /api/auth/two-factor/disable',
    'GET /api/auth/passkey/generate-register-options',
    'POST /api/auth/passkey/verify-registration',
    'GET /api/auth/passkey/generate-authenticate-options',
    'POST /api/auth/passkey/verify-authentication',
    'POST /api/auth/passkey/delete-passkey',
  ],
  'catalogue write': ['POST /api/files/*', 'POST /api/missing-files'],
  'texts read': ['GET /api/texts/shipped', 'GET /api/mails/:kind/values'],
  'texts write': ['POST /api/mails/:kind/test'],
  'sales read': [
    'GET /api/orders',
    'GET /api/orders/overview',
    'GET /api/orders/:id/work',
    'GET /api/orders/:id/enquiries',
    'GET /api/orders/:id/cart/trial',
    'GET /api/orders/:id/project',
    'GET /api/orders/:id/project/comments',
    'GET /api/orders/:id/project/versions',
    'GET /api/orders/:id/project/versions/:version',
    'GET /api/orders/:id/offers/:position/pdf',
    'GET /api/orders/:id/files/:file',
    'GET /api/outbox',
    'GET /api/reflinks/statistics',
    'GET /api/reports/funnel',
  ],
  'sales write': [
    'POST /api/orders/work',
    'POST /api/orders/:id/revision',
    'POST /api/orders/:id/cart/trial',
    'POST /api/orders/:id/project/revision',
    'POST /api/orders/:id/files',
    'POST /api/orders/:id/project',
    'POST /api/orders/:id/project/comments',
    'POST /api/orders/:id/project/versions',
    'DELETE /api/orders/:id/files/:file',
    'DELETE /api/orders/:id/site',
    'POST /api/outbox/:id/try',
    'DELETE /api/outbox/:id',
  ],
  'offers write': [
    'POST /api/orders/:id/offers',
    'POST /api/orders/:id/offers/:position/send',
    'GET /api/orders/:id/draft',
    'PUT /api/orders/:id/draft',
    'DELETE /api/orders/:id/draft',
  ],
  'customers read': [
    'POST /api/persons/count',
    'GET /api/customers',
    'GET /api/customers/:id',
    'GET /api/orders/:id/invoice',
  ],
  'customers write': [
    'POST /api/persons/erase',
    'POST /api/customers',
    'POST /api/customers/import',
    'POST /api/customers/:id',
    'POST /api/customers/:id/merge',
    'POST /api/customers/:id/orders',
  ],
  'api read': ['GET /api/keys'],
  'api write': ['POST /api/keys', 'DELETE /api/keys/:id'],
  'settings read': ['GET /api/mail/password', 'GET /api/webhook/secret'],
  'settings write': [
    'POST /api/mail/password',
    'DELETE /api/mail/password',
    'POST /api/mail/test',
    'POST /api/webhook/secret',
    'POST /api/webhook/test',
  ],
  'people read': ['GET /api/people', 'GET /api/people/events'],
  'people write': [
    'POST /api/people/invite',
    'POST /api/people/withdraw',
    'POST /api/people/role',
    'POST /api/people/second-factor',
    'POST /api/people/reset',
    'POST /api/people/deactivate',
    'POST /api/people/reactivate',
  ],
};

interface Need {
  isAdministrator: boolean;
  right?: readonly [AccessArea, Right];
}

const needOf = (who: string): Need => {
  if (who === 'everybody' || who === 'as it asks') return { isAdministrator: false };
  const [area, right] = who.split(' ') as [AccessArea, Right?];
  return right ? { isAdministrator: true, right: [area, right] } : { isAdministrator: true };
};

const NEEDS: ReadonlyMap<string, Need> = new Map(
  Object.entries(OPERATIONS).flatMap(([who, operations]) =>
    operations.map((operation) => [operation, needOf(who)] as const),
  ),
);

export const rightFor = (operation: string): Need['right'] => NEEDS.get(operation)?.right;

/** Checks the right that the table requires, and stores the administrator in the context. @throws Refused */
export const guard =
  (administratorOf: AdministratorOf): MiddlewareHandler =>
  async (c, next) => {
    // The first matching route answers.
    for (const { method, path } of matchedRoutes(c)) {
      const need = NEEDS.get(`${method} ${path}`);
      if (!need) continue;
      if (need.isAdministrator)
        c.set('administrator', await needAdministrator(administratorOf, c, need.right));
      break;
    }
    await next();
  };

/** A route without a row would be open to everybody. */
export function refuseUnlisted(app: Hono): Hono {
  for (const { method, path, isMiddleware } of inspectRoutes(app))
    if (path.startsWith('/api/') && method !== 'ALL' && !isMiddleware && !NEEDS.has(`${method} ${path}`))
      throw new Error(`${method} ${path} has no row in operations.ts: add who may call it.`);
  return app;
}

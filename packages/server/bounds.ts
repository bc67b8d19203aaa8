import type { Bytes, Seconds } from '@lumitor/domain/units';
import type { Context, MiddlewareHandler } from 'hono';
import { clientAddress } from './http/client.ts';
import type { RateLimits } from './http/rateLimit.ts';
import type { ShopBounds } from './http/shopBounds.ts';
import { inTurn, takingTurns } from './http/turns.ts';

const HOUR: Seconds = 60 * 60;
/** Size that counts as one save; each further 64 kB counts as another. */
const ORDINARY_ORDER: Bytes = 64 * 1024;

interface Counting {
  limits: RateLimits;
  shopBounds: ShopBounds;
  clientIpHeader?: string | undefined;
}

/**
 * Hourly limits of visitors by network, listed in docs/operations.md. An instance counts the first `alone`
 * points in memory.
 */
export function serviceBounds({ limits, shopBounds, clientIpHeader }: Counting) {
  const networkOf = (c: Context) => clientAddress(c, clientIpHeader);
  const counted = (name: string, limit: { points: number; alone?: number }) => {
    const count = limits(name, { ...limit, duration: HOUR });
    return Object.assign((c: Context) => count(networkOf(c)), { count });
  };
  const saving = counted('saving', { points: 300, alone: 30 });
  /** Charges bodies that are no orders (enquiries, site records, comments) to the storage of the shop. */
  const storing: MiddlewareHandler = async (c, next) => {
    if (c.req.method !== 'POST') return next();
    await shopBounds.mayStore(networkOf(c));
    await next();
    const bytes = Number(c.req.header('content-length') ?? ORDINARY_ORDER);
    if (c.res.ok) await shopBounds.stored(networkOf(c), bytes);
  };
  return {
    networkOf,
    storing,
    async limitSaving(c: Context): Promise<void> {
      await saving(c);
      await shopBounds.mayStore(networkOf(c));
    },
    async chargeSaving(c: Context, bytes: Bytes): Promise<void> {
      const further = Math.floor(bytes / ORDINARY_ORDER);
      if (further > 0) await saving.count.charge(networkOf(c), further);
      await shopBounds.stored(networkOf(c), bytes);
    },
    adding: counted('adding', { points: 20 }),
    reading: counted('reading', { points: 1_200, alone: 120 }),
    opening: counted('opening', { points: 300, alone: 30 }),
    enquiring: counted('enquiring', { points: 30 }),
    answering: counted('answering', { points: 30 }),
    /** Carts in the other shop (D78). */
    carting: counted('carting', { points: 60 }),
    /** Mails to the shop about saved orders, counted for the whole shop. */
    describing: counted('telling', { points: 60 }),
    onSite: counted('onSite', { points: 3_600, alone: 360 }),
    sharing: counted('sharing', { points: 7_200, alone: 720 }),
    commenting: counted('commenting', { points: 300, alone: 30 }),
    erp: counted('erp', { points: 3_600 }),
    inTurn: inTurn(takingTurns({ atOnce: 6, mayWait: 24 }), networkOf),
  };
}

export type Bounds = ReturnType<typeof serviceBounds>;

import { isWithin, type RateLimit, type RateLimits } from './rateLimit.ts';

/** In seconds. */
const HOUR = 60 * 60;
const MEGABYTE = 1024 * 1024;

/** Mails of each kind that visitors cause in an hour, from all networks together. */
const MAILS = 120;
/** Bytes that visitors store in an hour, from all networks together. */
const STORED = 256 * MEGABYTE;
/** Bytes beyond that, for networks that stored little. */
const RESERVED = 128 * MEGABYTE;
/** Bytes that a network which stored little has stored in an hour. */
const LITTLE = MEGABYTE;

/** Ceilings of a whole shop in an hour: from how many networks ever it is filled, neither disk nor mailboxes are (D71a). */
export const SHOP_BOUNDS = ['newsletter mails', 'confirmations', 'stored bytes'] as const;
export type ShopBound = (typeof SHOP_BOUNDS)[number];

export interface ShopBounds {
  /** Counts a mail that asks to confirm the newsletter; throws when it is too much. */
  newsletterMail(): Promise<void>;
  /** Counts a mail that confirms an enquiry; throws when it is too much. */
  confirmation(): Promise<void>;
  /** Throws where a network may store no more at the moment. */
  mayStore(network: string): Promise<void>;
  /** Counts bytes that were stored. */
  stored(network: string, bytes: number): Promise<void>;
}

/** @param onReached hears each time that a ceiling is met */
export function shopBounds(limits: RateLimits, onReached: (bound: ShopBound) => void): ShopBounds {
  const ofShop =
    (bound: ShopBound, count: RateLimit): (() => Promise<void>) =>
    async () => {
      if (await isWithin(count('shop'))) return;
      onReached(bound);
      // Says when to come back.
      await count('shop');
    };
  const bytes = (name: string, points: number) =>
    limits(name, { points, duration: HOUR, alone: Math.floor(points / 10) });
  const [all, withReserve, own] = [
    bytes('stored bytes', STORED),
    bytes('stored bytes with reserve', STORED + RESERVED),
    bytes('stored bytes of a network', LITTLE),
  ];
  const mails = (bound: ShopBound) => ofShop(bound, limits(bound, { points: MAILS, duration: HOUR }));
  return {
    newsletterMail: mails('newsletter mails'),
    confirmation: mails('confirmations'),
    async mayStore(network) {
      if (await isWithin(all('shop'))) return;
      onReached('stored bytes');
      await own(network);
      await withReserve('shop');
    },
    async stored(network, count) {
      if (count === 0) return;
      await Promise.all([
        all.charge('shop', count),
        withReserve.charge('shop', count),
        own.charge(network, count),
      ]);
    },
  };
}

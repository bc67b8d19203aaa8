import type { Bytes, Seconds } from '@lumitor/domain/units';
import { isWithinRate, type RateLimit, type RateLimits } from './rateLimit.ts';

const HOUR: Seconds = 60 * 60;
const MEGABYTE: Bytes = 1024 * 1024;

const MAILS = 120;
const STORED: Bytes = 256 * MEGABYTE;
const RESERVED: Bytes = 128 * MEGABYTE;
const LITTLE: Bytes = MEGABYTE;

/** No number of networks can fill disk or mailboxes (D71a). */
export const SHOP_BOUNDS = ['newsletter mails', 'confirmations', 'stored bytes'] as const;
export type ShopBound = (typeof SHOP_BOUNDS)[number];

export interface ShopBounds {
  newsletterMail(): Promise<void>;
  confirmation(): Promise<void>;
  /** @throws Refused if the network may store no more now */
  mayStore(network: string): Promise<void>;
  stored(network: string, bytes: Bytes): Promise<void>;
}

/**
 * Hourly limits that no number of networks exceeds. Beyond `STORED` only networks that stored little may
 * continue, up to the reserve: a flood thus leaves room for genuine orders (D71a).
 */
export function shopBounds(limits: RateLimits, onReached: (bound: ShopBound) => void): ShopBounds {
  const ofShop =
    (bound: ShopBound, count: RateLimit): (() => Promise<void>) =>
    async () => {
      if (await isWithinRate(count('shop'))) return;
      onReached(bound);
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
      if (await isWithinRate(all('shop'))) return;
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

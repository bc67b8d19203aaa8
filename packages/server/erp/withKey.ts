import type { Context, MiddlewareHandler } from 'hono';
import type { Db } from '../database/schema.ts';
import { needApiKey } from './apiKeys.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Id of the program's key. */
    apiKey: string;
  }
}

/** @param limit counts tries per address (null), then requests per key */
export const withKey =
  (db: Db, limit: (c: Context, key: string | null) => Promise<void>): MiddlewareHandler =>
  async (c, next) => {
    await limit(c, null);
    const key = await needApiKey(db, c.req.header('authorization'));
    await limit(c, key);
    c.set('apiKey', key);
    await next();
  };

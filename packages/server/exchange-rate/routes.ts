import { Hono } from 'hono';
import { Refused } from '../refusal/refused.ts';
import type { ExchangeRate } from './exchangeRate.ts';

export const exchangeRateRoutes = (exchangeRate: ExchangeRate): Hono =>
  new Hono().get('/', async (c) => {
    const answer = await exchangeRate.current();
    if (!answer)
      throw new Refused(503, {
        code: 'no-exchange-rate',
        message: 'The euro rate is not known yet. Try again in a minute.',
      });
    return c.json(answer, 200, { 'cache-control': 'no-cache' });
  });

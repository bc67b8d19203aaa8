import type { MiddlewareHandler } from 'hono';
import { invalid } from '../refusal/refused.ts';

/** Refuses a NUL in the path or in a query: not every database takes one, not even to compare with. */
export const refuseNul: MiddlewareHandler = async (c, next) => {
  const { url } = c.req;
  if (!url.includes('%00')) return next();
  const [field] = [...new URL(url).searchParams].find((pair) => pair.join('').includes('\0')) ?? [];
  throw invalid('The address holds a NUL character. Leave it out.', field);
};

import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { routePatterns } from './routePatterns.ts';

const app = new Hono()
  .get('/api/snapshots/standard', (c) => c.text(''))
  .use('/api/*', (_, next) => next())
  .route(
    '/api/orders',
    new Hono().post('/', (c) => c.text('')).get('/:id', (c) => c.text('')),
  )
  .all('/api/*', (c) => c.text(''))
  .get('/*', (c) => c.text(''));

describe('the pattern of a route', () => {
  it.each([
    ['GET', '/api/snapshots/standard', '/api/snapshots/standard'],
    ['GET', '/api/orders/Zk3v8cQp1xL0aB5n7RtY?name=anna@example.com', '/api/orders/:id'],
    ['HEAD', '/api/orders/Zk3v8cQp1xL0aB5n7RtY', '/api/orders/:id'],
    ['POST', '/api/orders', '/api/orders'],
    ['DELETE', '/api/orders/Zk3v8cQp1xL0aB5n7RtY', '/api/*'],
    ['GET', '/pobierz/Zk3v8cQp1xL0aB5n7RtY', '/*'],
    ['POST', '/pobierz/Zk3v8cQp1xL0aB5n7RtY', 'none'],
  ])('of %s %s is %s', (method, url, pattern) => {
    expect(routePatterns(app)(method, url)).toEqual({ method, pattern });
  });

  it('has one name for all unused methods', () => {
    expect(routePatterns(app)('PROPFIND', '/api/orders')).toEqual({ method: 'other', pattern: 'none' });
  });
});

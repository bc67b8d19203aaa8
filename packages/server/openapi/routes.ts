import { Hono } from 'hono';
import { type Prepared, prepare, sendPrepared } from '../http/prepared.ts';
import { openApiDocument } from './document.ts';
import { openApiPage, PAGE_POLICY } from './page.ts';

const FRESH = { 'cache-control': 'no-cache' };

async function made(address: string): Promise<{ json: Prepared; page: Prepared }> {
  const document = await openApiDocument(address);
  const page = String(await openApiPage(document));
  return {
    json: await prepare(Buffer.from(JSON.stringify(document)), {
      ...FRESH,
      'content-type': 'application/json',
    }),
    page: await prepare(Buffer.from(page), {
      ...FRESH,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
    }),
  };
}

/** Made on the first request, as few services need it. */
export function programmersRoutes(address: string): Hono {
  let making: ReturnType<typeof made> | null = null;
  const ready = () => {
    making ??= made(address).catch((error) => {
      making = null;
      throw error;
    });
    return making;
  };
  return new Hono()
    .get('/', async (c) => sendPrepared(c.req.raw, (await ready()).page))
    .get('/openapi.json', async (c) => sendPrepared(c.req.raw, (await ready()).json));
}

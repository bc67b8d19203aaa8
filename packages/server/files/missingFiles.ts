import { Hono } from 'hono';
import * as v from 'valibot';
import { readBody } from '../http/body.ts';
import type { FileBin } from './fileBin.ts';

const MAX_MEGABYTES = 4;
const missingSchema = v.strictObject({
  urls: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2_000))), v.maxLength(40_000)),
});

export const missingFileRoutes = (bin: FileBin): Hono =>
  new Hono().post('/', async (c) => {
    const { urls } = await readBody(c, missingSchema, MAX_MEGABYTES);
    return c.json({ missing: await bin.missing(urls) });
  });

import { type Context, Hono } from 'hono';
import { demoTexts } from '../demo/texts/index.ts';
import { signInNeeded } from '../documents/access.ts';

interface Parts {
  administratorOf(c: Context): Promise<string | null>;
}

/** The texts that the interface asks for, as they come with the product: section, key, language in capitals. */
const shipped = Object.fromEntries(
  Object.entries(demoTexts).map(([section, keys]) => [
    section,
    Object.fromEntries(
      Object.entries(keys).map(([key, { pl, en, de }]) => [key, { PL: pl, EN: en, DE: de }]),
    ),
  ]),
);

export const textRoutes = ({ administratorOf }: Parts): Hono =>
  new Hono().get('/shipped', async (c) => {
    if (!(await administratorOf(c))) throw signInNeeded();
    return c.json({ texts: shipped });
  });

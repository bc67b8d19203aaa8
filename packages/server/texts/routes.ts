import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import { Hono } from 'hono';

const shipped = () =>
  Object.fromEntries(
    Object.entries(interfaceTexts).map(([section, keys]) => [
      section,
      Object.fromEntries(
        Object.entries(keys).map(([key, { pl, en, de }]) => [key, { PL: pl, EN: en, DE: de }]),
      ),
    ]),
  );

export const textRoutes = new Hono().get('/shipped', (c) => c.json({ texts: shipped() }));

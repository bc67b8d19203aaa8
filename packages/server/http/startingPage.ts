import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** The shop's texts require its database. */
const WORDS = {
  en: {
    title: 'Lumitor is starting',
    about: 'The shop is being prepared. This page opens by itself as soon as it is ready.',
    pictures: 'Pictures of the demo catalogue',
  },
  pl: {
    title: 'Lumitor się uruchamia',
    about: 'Sklep jest przygotowywany. Ta strona otworzy się sama, gdy będzie gotowy.',
    pictures: 'Zdjęcia katalogu demonstracyjnego',
  },
  de: {
    title: 'Lumitor startet',
    about: 'Der Shop wird vorbereitet. Diese Seite öffnet sich von selbst, sobald er bereit ist.',
    pictures: 'Bilder des Demokatalogs',
  },
} as const;

export interface PicturesStored {
  done: number;
  total: number;
}

const RELOAD_SECONDS = 3;

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:12px;padding:24px;box-sizing:border-box;font:16px/1.5 system-ui,sans-serif}
h1{margin:0;font-size:24px}p{margin:0;max-width:60ch}progress{width:100%;accent-color:#8a4b06}`;

/** A sandbox would prevent the page from reloading itself. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

export const isPageRequest = ({ req }: Context): boolean =>
  req.method === 'GET' && (req.header('accept') ?? '').includes('text/html');

export function startingPage(c: Context, pictures: PicturesStored | null): Response {
  const language = accepts(c, { header: 'Accept-Language', supports: Object.keys(WORDS), default: 'en' });
  const words = WORDS[language as keyof typeof WORDS];
  const progress = pictures
    ? `<label>${words.pictures}: ${pictures.done} / ${pictures.total}<progress value="${pictures.done}" max="${pictures.total}"></progress></label>`
    : '';
  const page = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}"><title>${words.title}</title><style>${STYLE}</style></head>
<body><h1>${words.title}</h1><p role="status">${words.about}</p>${progress}</body></html>
`;
  return c.html(page, 503, {
    'retry-after': String(RELOAD_SECONDS),
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    vary: 'accept-language',
  });
}

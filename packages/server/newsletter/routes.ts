import { createHash } from 'node:crypto';
import type { Email } from '@lumitor/domain/catalogue/partner';
import { newsletterPage, wordsIn } from '@lumitor/domain/texts/mail';
import { formatText, type TextValues } from '@lumitor/domain/translation/format';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { type Context, Hono } from 'hono';
import type { DocumentStore } from '../documents/documentStore.ts';
import { escapeHtml } from '../outbox/mailContent.ts';
import type { Newsletter } from './newsletter.ts';

const STYLE =
  ':root{color-scheme:light dark}body{font:18px/1.5 sans-serif;max-width:32em;margin:12vh auto;padding:0 16px}button{font:inherit;min-height:44px;padding:8px 24px}';

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

function page(c: Context, language: string, title: string, more = ''): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style>`;
  const html = `<!doctype html><html lang="${escapeHtml(language.toLowerCase())}"><head>${head}</head><body><main><h1>${escapeHtml(title)}</h1>${more}</main></body></html>`;
  return c.html(html, 200, { 'content-security-policy': POLICY, 'referrer-policy': 'same-origin' });
}

const pageWords =
  (language: string) =>
  (key: keyof typeof newsletterPage, values: TextValues = {}): string =>
    formatText(newsletterPage[key][wordsIn(language)], values, language);

/** A button confirms, because mail programs open links. */
export function newsletterRoutes({
  store,
  newsletter,
}: {
  store: DocumentStore;
  newsletter: Newsletter;
}): Hono {
  const answer = (c: Context, email: Email | null): Response => {
    const language = email?.consent?.language ?? DEFAULT_LANGUAGE;
    const words = pageWords(language);
    if (!email) return page(c, language, words('gone'));
    if (email.consent?.confirmedAt) return page(c, language, words('confirmed'));
    const button = `<form method="post"><button>${escapeHtml(words('confirm'))}</button></form>`;
    return page(c, language, words('ask', { email: email.email }), button);
  };
  return new Hono()
    .get('/:token', async (c) => answer(c, await newsletter.find(store, c.req.param('token'))))
    .post('/:token', async (c) => answer(c, await newsletter.confirm(store, c.req.param('token'))));
}

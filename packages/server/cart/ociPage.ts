import { createHash } from 'node:crypto';
import { totalsAfterDiscount } from '@lumitor/domain/cart/cart';
import { coverCart } from '@lumitor/domain/cart/cover';
import { ociFields } from '@lumitor/domain/cart/oci';
import { formatMoney } from '@lumitor/domain/quote/money';
import { ociPage } from '@lumitor/domain/texts/cart';
import { wordsIn } from '@lumitor/domain/texts/mail';
import { formatText, type TextValues } from '@lumitor/domain/translation/format';
import type { Context } from 'hono';
import { escapeHtml } from '../outbox/mailContent.ts';
import type { Hook } from './hook.ts';
import type { ReadCart } from './readCart.ts';

const STYLE =
  ':root{color-scheme:light dark}body{font:18px/1.5 sans-serif;max-width:42em;margin:8vh auto;padding:0 16px;overflow-wrap:anywhere}table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:6px 8px 6px 0;border-bottom:1px solid;vertical-align:top}td+td,th+th{text-align:right;white-space:nowrap}button{font:inherit;min-height:44px;padding:8px 24px;margin-top:24px}';

/** A purchasing system may redirect within its allowed origins. */
const policy = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    `form-action ${origins.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const words =
  (language: string) =>
  (key: keyof typeof ociPage, values: TextValues = {}): string =>
    escapeHtml(formatText(ociPage[key][wordsIn(language.toUpperCase())], values, language));

function page(
  c: Context,
  {
    language,
    title,
    body = '',
    origins = [],
    status = 200,
  }: {
    language: string;
    /** HTML. */
    title: string;
    body?: string;
    origins?: readonly string[];
    status?: 200 | 400 | 409;
  },
): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style>`;
  const html = `<!doctype html><html lang="${escapeHtml(language.toLowerCase())}"><head>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  return c.html(html, status, {
    'content-security-policy': policy(origins),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
}

export const refusedHookPage = (c: Context, language: string, given: string | null): Response => {
  const origin = given && URL.canParse(given) ? new URL(given).origin : 'HOOK_URL';
  return page(c, { language, title: words(language)('refused', { origin }), status: 400 });
};

export const goneHookPage = (c: Context, language: string): Response =>
  page(c, { language, title: words(language)('gone'), status: 409 });

/** Lines and totals as they are transferred, and a button that posts them (0170). */
export function ociCartPage(
  c: Context,
  language: string,
  { settings, cart, table }: ReadCart,
  hook: Hook,
): Response {
  const w = words(language);
  const { missing, items } = coverCart(cart, table, 'oci');
  const money = (amount: typeof cart.net) => escapeHtml(formatMoney(amount, cart.currency, language));
  const rows = totalsAfterDiscount(cart).flatMap((total, place) => {
    const line = cart.lines[place];
    return line && total !== null
      ? `<tr><td>${escapeHtml(line.title)}<br>${escapeHtml(line.code)}</td><td>${line.quantity}</td><td>${money(total)}</td></tr>`
      : [];
  });
  const omitted = missing.map(
    ({ line }) => `<li>${escapeHtml(line.title)} (${escapeHtml(line.code)}) × ${line.quantity}</li>`,
  );
  const inputs = ociFields(settings, cart, items).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const body = [
    omitted.length > 0 ? `<p>${w('missing')}</p><ul>${omitted.join('')}</ul>` : '',
    `<table><thead><tr><th scope="col">${w('article')}</th><th scope="col">${w('quantity')}</th><th scope="col">${w('total')}</th></tr></thead><tbody>${rows.join('')}</tbody>`,
    `<tfoot><tr><th scope="row">${w('sum')}</th><td></td><td>${money(cart.net)}</td></tr></tfoot></table>`,
    `<form method="post" action="${escapeHtml(hook.url)}" target="${escapeHtml(hook.target)}">${inputs.join('')}<button>${w('transfer')}</button></form>`,
  ];
  const shop = new URL(hook.url).host;
  return page(c, {
    language,
    title: w('title', { shop }),
    body: body.join(''),
    origins: settings.hookOrigins,
  });
}

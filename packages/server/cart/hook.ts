import type { Seconds } from '@lumitor/domain/units';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'lumitor_hook';
const LIFETIME: Seconds = 8 * 60 * 60;
const MAX_ADDRESS = 2_000;

/** A purchasing system that opened the configurator (OCI). */
export interface Hook {
  url: string;
  /** Frame for the answer. */
  target: string;
}

/** SAP's default is the whole window. */
const targetOf = (given: string | null): string =>
  given !== null && /^[A-Za-z_][\w-]{0,40}$/.test(given) ? given : '_top';

/** The address exactly as sent, because OCI forbids changes; null unless its origin is allowed. */
export function allowedHook(
  given: string | null,
  target: string | null,
  origins: readonly string[],
): Hook | null {
  if (!given || given.length > MAX_ADDRESS || !URL.canParse(given)) return null;
  const { origin, username, password } = new URL(given);
  return origins.includes(origin) && !username && !password ? { url: given, target: targetOf(target) } : null;
}

export function storeHook(c: Context, { url, target }: Hook, isSecure: boolean): void {
  const value = Buffer.from(JSON.stringify([url, target])).toString('base64url');
  // Pages of other sites open the configurator, so a stricter cookie would not be stored for the next page.
  setCookie(c, COOKIE, value, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    path: '/',
    maxAge: LIFETIME,
  });
}

/** Checked again, as the browser could change it and the shop its list. */
export function storedHook(c: Context, origins: readonly string[]): Hook | null {
  if (origins.length === 0) return null;
  try {
    const [url, target] = JSON.parse(Buffer.from(getCookie(c, COOKIE) ?? '', 'base64url').toString());
    return allowedHook(String(url), String(target), origins);
  } catch {
    return null;
  }
}

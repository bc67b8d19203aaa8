import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Seconds } from '@lumitor/domain/units';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'lumitor.known_browser';
const HALF_A_YEAR: Seconds = 180 * 24 * 60 * 60;

interface Options {
  secret: string;
  isSecure: boolean;
}

/**
 * Signed cookie of a browser that has signed in to the account (0018). Its failures count separately, so
 * that others cannot lock the owner out. The cookie grants no access.
 */
export function knownBrowsers({ secret, isSecure }: Options) {
  const signature = (email: string, name: string) =>
    createHmac('sha256', secret).update(`known browser ${name} ${email}`).digest('base64url');
  const prefix = isSecure ? 'secure' : undefined;

  return {
    /** Null if the account never signed in with this browser. */
    nameOf(c: Context, email: string): string | null {
      const [name = '', given = ''] = getCookie(c, COOKIE, prefix)?.split('.') ?? [];
      const [reported, right] = [Buffer.from(given), Buffer.from(signature(email, name))];
      return reported.length === right.length && timingSafeEqual(reported, right) ? name : null;
    },
    remember(c: Context, email: string): void {
      const name = this.nameOf(c, email) ?? randomBytes(12).toString('base64url');
      setCookie(c, COOKIE, `${name}.${signature(email, name)}`, {
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure,
        maxAge: HALF_A_YEAR,
        ...(prefix && { prefix }),
      });
    },
  };
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'lumitor.known_browser';
const HALF_A_YEAR = 180 * 24 * 60 * 60;

interface Options {
  secret: string;
  /** Whether browsers reach the service by https. */
  isSecure: boolean;
}

/**
 * The browsers that an account has been signed in with. Failed attempts of each are counted apart, so that whoever
 * keeps guessing at an account from elsewhere does not lock its owner out. The cookie opens nothing.
 */
export function knownBrowsers({ secret, isSecure }: Options) {
  const signature = (email: string, name: string) =>
    createHmac('sha256', secret).update(`known browser ${name} ${email}`).digest('base64url');
  const prefix = isSecure ? 'secure' : undefined;

  return {
    /** The name of this browser; null where the account has not been signed in with it. */
    nameOf(c: Context, email: string): string | null {
      const [name = '', given = ''] = getCookie(c, COOKIE, prefix)?.split('.') ?? [];
      const [reported, right] = [Buffer.from(given), Buffer.from(signature(email, name))];
      return reported.length === right.length && timingSafeEqual(reported, right) ? name : null;
    },
    /** Makes the browser that is answered a known one. */
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

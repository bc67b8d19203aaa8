import { passkey } from '@better-auth/passkey';
import { PASSWORD_LENGTH } from '@lumitor/domain/password';
import type { Seconds } from '@lumitor/domain/units';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Db } from '../database/schema.ts';

interface Options {
  db: Db;
  secret: string;
  address: string;
  publicUrl?: string | undefined;
  logError(error: unknown): void;
}

const DAY: Seconds = 24 * 60 * 60;

const ownOrigin = (request: Request | undefined, address: string) => {
  const host = request?.headers.get('host');
  return host ? [`http://${host}`, `https://${host}`, address] : [address];
};

const notVerified = () =>
  new APIError('UNAUTHORIZED', {
    code: 'USER_NOT_VERIFIED',
    message: 'The passkey did not verify you. Use one that requires a fingerprint, a face or a PIN.',
  });

const deactivated = () =>
  new APIError('FORBIDDEN', {
    code: 'ACCOUNT_DEACTIVATED',
    message: 'This account is deactivated. Contact a shop owner.',
  });

async function isDeactivated(db: Db, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('user')
    .select('deactivatedAt')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.deactivatedAt != null;
}

/** Nobody can sign up. */
export const createAuth = ({ db, secret, address, publicUrl, logError }: Options) =>
  betterAuth({
    appName: 'Lumitor',
    // Otherwise the host of the request, to which passkeys belong.
    ...(publicUrl ? { baseURL: publicUrl } : {}),
    basePath: '/api/auth',
    secret,
    // On every engine times and flags are texts and numbers.
    database: { db, type: 'sqlite', transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
    },
    trustedOrigins: (request) => ownOrigin(request, address),
    session: { expiresIn: 7 * DAY, updateAge: DAY },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, required: false },
        deactivatedAt: { type: 'string', input: false, required: false },
      },
    },
    databaseHooks: {
      // Any method of signing in.
      session: {
        create: {
          before: async ({ userId }) => {
            if (await isDeactivated(db, userId)) throw deactivated();
          },
        },
      },
    },
    plugins: [
      twoFactor({ accountLockout: { maxFailedAttempts: 10, durationSeconds: 15 * 60 } }),
      passkey({
        rpName: 'Lumitor',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          // A passkey replaces both factors, so it must have verified the person.
          afterVerification: ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) throw notVerified();
          },
        },
      }),
    ],
    // The service counts attempts across its instances.
    rateLimit: { enabled: false },
    advanced: {
      ipAddress: { disableIpTracking: true },
      // The tables come from migrations.
      database: { validateSchema: false },
      cookiePrefix: 'lumitor',
      useSecureCookies: address.startsWith('https:'),
    },
    // Further values may be an e-mail address.
    logger: {
      level: 'error',
      log: (_level, message, ...more) =>
        logError(more.find((each) => each instanceof Error) ?? new Error(message)),
    },
    // The app handles errors; refusals are answered.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
  });

export type Auth = ReturnType<typeof createAuth>;

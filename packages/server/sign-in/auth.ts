import { passkey } from '@better-auth/passkey';
import { PASSWORD_LENGTH } from '@lumitor/domain/password';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Db } from '../database/schema.ts';

interface Options {
  db: Db;
  secret: string;
  /** The address of the service, such as http://localhost:3000. */
  address: string;
  /** The one address of the shop, where it has been set. */
  publicUrl?: string | undefined;
  logError(error: unknown): void;
}

const DAY = 24 * 60 * 60;

/** The origin by which this browser reached the service. */
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

/** Sessions of administrators, by e-mail and password. Nobody can sign up. */
export const createAuth = ({ db, secret, address, publicUrl, logError }: Options) =>
  betterAuth({
    appName: 'Lumitor',
    // Without it, by which host a browser has come: passkeys belong to it.
    ...(publicUrl ? { baseURL: publicUrl } : {}),
    basePath: '/api/auth',
    secret,
    // On every engine: it says that times and flags are kept as texts and numbers.
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
      // However somebody signs in.
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
          // In place of both factors, so it must have asked for the person: by a finger, a face or a code.
          afterVerification: ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) throw notVerified();
          },
        },
      }),
    ],
    // The service counts attempts itself, across its instances.
    rateLimit: { enabled: false },
    advanced: {
      ipAddress: { disableIpTracking: true },
      // The tables are the service's own migrations.
      database: { validateSchema: false },
      cookiePrefix: 'lumitor',
      useSecureCookies: address.startsWith('https:'),
    },
    // What it says beside an error may be an e-mail address.
    logger: {
      level: 'error',
      log: (_level, message, ...more) =>
        logError(more.find((each) => each instanceof Error) ?? new Error(message)),
    },
    // An error goes the way of all others; a refusal is answered all the same.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
  });

export type Auth = ReturnType<typeof createAuth>;

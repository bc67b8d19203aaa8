import { resolve } from 'node:path';
import { PASSWORD_LENGTH } from '@lumitor/domain/password';
import * as v from 'valibot';
import { StartFault } from './startFault.ts';

export interface Config {
  /** 0: any free port. */
  port: number;
  /** Absolute path of the folder that holds the database, the files and the secret. */
  dataDir: string;
  adminEmail: string;
  /** Absent: one is generated at the first start. */
  adminPassword?: string;
  exchangeRateUrl: string;
  /** The address by which browsers reach the service, where it is not its own (behind a proxy). */
  publicUrl?: string;
  /** A header with the client's address that a proxy in front sets; without a proxy it must be absent. */
  clientIpHeader?: string;
  /** Starts without the demo catalogue. */
  isEmpty: boolean;
}

const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => url.replace(/\/+$/, '')),
);

const environmentSchema = v.object({
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)), '3000'),
  DATA_DIR: v.optional(v.string(), './data'),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email()), 'admin@lumitor.local'),
  ADMIN_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(PASSWORD_LENGTH.least), v.maxLength(PASSWORD_LENGTH.most)),
  ),
  EXCHANGE_RATE_URL: v.optional(webAddress, 'https://api.nbp.pl'),
  PUBLIC_URL: v.optional(webAddress),
  CLIENT_IP_HEADER: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9-]+$/),
      v.transform((name) => name.toLowerCase()),
    ),
  ),
});

const REMEDIES: Record<string, string> = {
  PORT: 'set it to a whole number from 0 to 65535, such as 3000',
  DATA_DIR: 'set it to the path of a folder, such as ./data',
  ADMIN_EMAIL: 'set it to an e-mail address, such as anna@example.com',
  ADMIN_PASSWORD: 'set it to 8 to 128 characters, or leave it out to have one generated',
  EXCHANGE_RATE_URL: 'set it to an address such as https://api.nbp.pl',
  PUBLIC_URL: 'set it to the address in the browser, such as https://lumitor.example.com',
  CLIENT_IP_HEADER: 'set it to the name of a header, such as X-Real-IP',
};

/** The settings, or a {@link StartFault} with a line for every variable at fault. */
export function parseConfig(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Config {
  const given = Object.fromEntries(
    Object.keys(REMEDIES)
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value),
  );
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const names = new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? ''));
    throw new StartFault(
      [...names].map((name) => {
        const value = name === 'ADMIN_PASSWORD' ? 'too short or too long' : `"${given[name]}"`;
        return `${name} is ${value}: ${REMEDIES[name]}.`;
      }),
    );
  }
  const settings = parsed.output;
  return {
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    adminEmail: settings.ADMIN_EMAIL.toLowerCase(),
    ...(settings.ADMIN_PASSWORD ? { adminPassword: settings.ADMIN_PASSWORD } : {}),
    exchangeRateUrl: settings.EXCHANGE_RATE_URL,
    ...(settings.PUBLIC_URL ? { publicUrl: settings.PUBLIC_URL } : {}),
    ...(settings.CLIENT_IP_HEADER ? { clientIpHeader: settings.CLIENT_IP_HEADER } : {}),
    isEmpty: args.includes('--empty'),
  };
}

import { resolve } from 'node:path';
import { PASSWORD_LENGTH } from '@lumitor/domain/password';
import type { Seconds } from '@lumitor/domain/units';
import * as v from 'valibot';
import { serverAddresses } from './database/postgres/addresses.ts';
import type { S3Settings } from './files/openFiles.ts';
import { LOG_LEVELS, type LogLevel } from './observability/log.ts';
import { StartFault } from './startFault.ts';

export interface Config {
  /** 0: any free port. */
  port: number;
  dataDir: string;
  /** PostgreSQL; may name several servers. */
  databaseUrl?: string;
  databaseConnections: number;
  s3?: S3Settings;
  secret?: string;
  adminEmail: string;
  /** Undefined: generated at the first start. */
  adminPassword?: string;
  exchangeRateUrl: string;
  publicUrl?: string;
  /** Header with the client's address; requires a proxy. */
  clientIpHeader?: string;
  metricsToken?: string;
  logLevel: LogLevel;
  /** Visitors' browsers store opened content for use without a network (D72). */
  opensOffline: boolean;
  /** A stopping service still accepts requests, so that load balancers turn elsewhere. */
  stopDelay: Seconds;
  stopTimeout: Seconds;
  isEmpty: boolean;
}

export const LEAST_SECRET = 32;

const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => url.replace(/\/+$/, '')),
);

const seconds = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

const environmentSchema = v.object({
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)), '3000'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((url) => serverAddresses(url).length > 0),
    ),
  ),
  DATABASE_CONNECTIONS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1)),
    '10',
  ),
  S3_ENDPOINT: v.optional(webAddress),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  SECRET: v.optional(v.pipe(v.string(), v.minLength(LEAST_SECRET))),
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
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/))),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS), 'info'),
  OFFLINE: v.optional(v.picklist(['on', 'off']), 'on'),
  STOP_DELAY: v.optional(seconds, '0'),
  STOP_TIMEOUT: v.optional(seconds, '8'),
});

const REMEDIES: Record<string, string> = {
  PORT: 'set it to a whole number from 0 to 65535, such as 3000',
  DATA_DIR: 'set it to the path of a folder, such as ./data',
  DATABASE_URL: 'set it to an address such as postgres://lumitor:password@db1:5432,db2:5432/lumitor',
  DATABASE_CONNECTIONS: 'set it to a whole number from 1 to 999, such as 10',
  S3_ENDPOINT: 'set it to the address of the storage, such as https://s3.example.com',
  S3_BUCKET: 'set it to the name of a bucket, such as lumitor',
  S3_REGION: 'set it to the region of the bucket, such as eu-central-1',
  S3_ACCESS_KEY_ID: 'set it to the access key',
  S3_SECRET_ACCESS_KEY: 'set it to the secret that belongs to S3_ACCESS_KEY_ID',
  SECRET: `set it to ${LEAST_SECRET} random characters or more, the same for all instances`,
  ADMIN_EMAIL: 'set it to an email address, such as anna@example.com',
  ADMIN_PASSWORD: `set it to ${PASSWORD_LENGTH.least} to ${PASSWORD_LENGTH.most} characters, or leave it out to have one generated`,
  EXCHANGE_RATE_URL: 'set it to an address such as https://api.nbp.pl',
  PUBLIC_URL: 'set it to the address in the browser, such as https://lumitor.example.com',
  CLIENT_IP_HEADER: 'set it to the name of a header, such as X-Real-IP',
  METRICS_TOKEN: 'set it to 16 random letters and digits or more, without spaces',
  LOG_LEVEL: `set it to one of ${LOG_LEVELS.join(', ')}`,
  OFFLINE: 'set it to on or off',
  STOP_DELAY: 'set it to a whole number of seconds from 0 to 999, such as 10',
  STOP_TIMEOUT: 'set it to a whole number of seconds from 0 to 999, such as 8',
};

function shown(name: string, value: string): string {
  if (name === 'ADMIN_PASSWORD') return 'too short or too long';
  if (name === 'SECRET') return 'too short';
  if (name === 'DATABASE_URL') return 'not an address of a PostgreSQL database';
  if (name === 'METRICS_TOKEN') return 'too short, or has a character that a header cannot contain';
  return `"${value}"`;
}

/** All or none. */
function s3Settings(settings: v.InferOutput<typeof environmentSchema>): S3Settings | undefined {
  const needed = {
    S3_ENDPOINT: settings.S3_ENDPOINT,
    S3_BUCKET: settings.S3_BUCKET,
    S3_ACCESS_KEY_ID: settings.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: settings.S3_SECRET_ACCESS_KEY,
  };
  const names = Object.keys(needed) as (keyof typeof needed)[];
  const missing = names.filter((name) => !needed[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new StartFault(
      missing.map((name) => `${name} is missing: ${REMEDIES[name]}, or leave out all S3_* variables.`),
    );
  return {
    endpoint: needed.S3_ENDPOINT as string,
    bucket: needed.S3_BUCKET as string,
    region: settings.S3_REGION,
    accessKeyId: needed.S3_ACCESS_KEY_ID as string,
    secretAccessKey: needed.S3_SECRET_ACCESS_KEY as string,
  };
}

/** @throws StartFault with a line for every invalid variable */
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
        return `${name} is ${shown(name, given[name] ?? '')}: ${REMEDIES[name]}.`;
      }),
    );
  }
  const settings = parsed.output;
  const s3 = s3Settings(settings);
  return {
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    ...(settings.DATABASE_URL ? { databaseUrl: settings.DATABASE_URL } : {}),
    databaseConnections: settings.DATABASE_CONNECTIONS,
    ...(s3 ? { s3 } : {}),
    ...(settings.SECRET ? { secret: settings.SECRET } : {}),
    adminEmail: settings.ADMIN_EMAIL.toLowerCase(),
    ...(settings.ADMIN_PASSWORD ? { adminPassword: settings.ADMIN_PASSWORD } : {}),
    exchangeRateUrl: settings.EXCHANGE_RATE_URL,
    ...(settings.PUBLIC_URL ? { publicUrl: settings.PUBLIC_URL } : {}),
    ...(settings.CLIENT_IP_HEADER ? { clientIpHeader: settings.CLIENT_IP_HEADER } : {}),
    ...(settings.METRICS_TOKEN ? { metricsToken: settings.METRICS_TOKEN } : {}),
    logLevel: settings.LOG_LEVEL,
    opensOffline: settings.OFFLINE === 'on',
    stopDelay: settings.STOP_DELAY,
    stopTimeout: settings.STOP_TIMEOUT,
    isEmpty: args.includes('--empty'),
  };
}

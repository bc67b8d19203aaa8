import type { Services } from './app.ts';
import type { Database } from './database/database.ts';
import { DocumentStore } from './documents/documentStore.ts';
import { shareChanges } from './events/acrossInstances.ts';
import { Broadcast } from './events/broadcast.ts';
import {
  announceDocuments,
  announceDrafts,
  announceFollowed,
  followedProject,
  viewersEvent,
} from './events/documentEvents.ts';
import { announceSnapshots } from './events/snapshotEvents.ts';
import { Viewers } from './events/viewers.ts';
import { ExchangeRate } from './exchange-rate/exchangeRate.ts';
import { FileBin } from './files/fileBin.ts';
import { openFiles, type S3Settings } from './files/openFiles.ts';
import { rateLimits } from './http/rateLimit.ts';
import { shopBounds } from './http/shopBounds.ts';
import { Newsletter } from './newsletter/newsletter.ts';
import { createCheck } from './observability/check.ts';
import { Readiness } from './observability/healthRoutes.ts';
import { createMetrics, type Metrics } from './observability/metrics.ts';
import { Outbox } from './outbox/outbox.ts';
import { mailToStrangers } from './outbox/strangers.ts';
import { countUnsent } from './outbox/unsent.ts';
import { Outgoing } from './settings/outgoing.ts';
import { shownSettings } from './settings/readSettings.ts';
import { Secrets } from './settings/secrets.ts';
import { countAllComments } from './sharing/comments.ts';
import { countProjects } from './sharing/sharedProjects.ts';
import { createAuth } from './sign-in/auth.ts';
import { installationSecret } from './sign-in/secret.ts';
import { sessionsNotEnded } from './sign-in/session.ts';
import { Snapshots } from './snapshots/snapshots.ts';
import { Assets } from './web-app/assets.ts';

interface Options {
  database: Database;
  dataDir: string;
  s3?: S3Settings | undefined;
  secret?: string | undefined;
  address: string;
  webRoot: string;
  exchangeRateUrl: string;
  publicUrl?: string | undefined;
  clientIpHeader?: string | undefined;
  metricsToken?: string | undefined;
  opensOffline?: boolean;
  metrics?: Metrics;
  logError: Services['logError'];
}

export async function openServices(options: Options): Promise<Services> {
  const { database, dataDir, address, metrics = createMetrics(), logError } = options;
  const { db } = database;
  const secret = options.secret ?? (await installationSecret(db, dataDir));
  const store = new DocumentStore(db);
  const snapshots = new Snapshots(store, logError);
  const broadcast = new Broadcast({
    findNotEnded: (sessions) => sessionsNotEnded(db, sessions),
    onError: logError,
  });
  announceSnapshots(snapshots, broadcast);
  announceDocuments(store, broadcast);
  announceFollowed(store, broadcast);
  announceDrafts(store, broadcast);
  const viewers = new Viewers({
    onTotal: (id, total) => broadcast.send(viewersEvent(total), { followed: followedProject(id) }),
  });
  shareChanges(database, { store, snapshots, broadcast, viewers, onError: logError });
  const { files, bin } = openFiles(options);
  const secrets = new Secrets(secret);
  const outgoing = new Outgoing(secrets, address);
  const outbox = new Outbox({ outgoing, address });
  const readiness = new Readiness({
    database: createCheck(() => database.check(), logError),
    storage: createCheck(() => files.check(), logError),
  });
  store.onChange(({ added }) => added.forEach(metrics.countAdded));
  metrics.observe({
    snapshotFigures: () => snapshots.figures(),
    openEvents: () => broadcast.size,
    pool: () => database.pool(),
    sharedProjects: () => countProjects(db),
    projectComments: () => countAllComments(db),
    unsent: () => countUnsent(db),
  });
  const limits = rateLimits(database);
  const bounds = shopBounds(limits, metrics.countReachedBound);
  const mayMail = mailToStrangers({ db, secret, onRefused: metrics.countRefusedMail });
  return {
    store,
    forget: () => database.forget(),
    files,
    bin: new FileBin({ db, files, bin }),
    auth: createAuth({ db, secret, address, publicUrl: options.publicUrl, logError }),
    snapshots,
    broadcast,
    viewers,
    exchangeRate: new ExchangeRate({
      db,
      url: options.exchangeRateUrl,
      onFailure: logError,
      setting: async () => {
        const settings = snapshots.content('texts')?.content.settings ?? (await shownSettings(store));
        return settings.prices.euroRate;
      },
    }),
    assets: new Assets(options.webRoot),
    limits,
    // Two minutes an hour, in ms, of threads and processes (0059).
    computing: limits('computing', { points: 120_000, duration: 60 * 60 }),
    mayMail,
    shopBounds: bounds,
    readiness,
    metrics,
    secrets,
    outgoing,
    outbox,
    newsletter: new Newsletter({
      snapshots,
      outbox,
      outgoing,
      mayMail,
      secret,
      address,
      limitMails: bounds.newsletterMail,
    }),
    address,
    metricsToken: options.metricsToken,
    secret,
    publicUrl: options.publicUrl,
    clientIpHeader: options.clientIpHeader,
    opensOffline: options.opensOffline ?? true,
    logError,
  };
}

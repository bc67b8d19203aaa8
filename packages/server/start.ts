import { setTimeout as delay } from 'node:timers/promises';
import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import type { Ms } from '@lumitor/domain/units';
import { createApp, type Services } from './app.ts';
import type { Config } from './config.ts';
import { attachOldOrders } from './customers/attachOldOrders.ts';
import type { Database } from './database/database.ts';
import { databaseCode } from './database/fault.ts';
import { openDatabase } from './database/openDatabase.ts';
import { lockDataFolder } from './database/sqlite/dataFolder.ts';
import { demoCatalogue } from './demo/catalogue.ts';
import { install } from './demo/install.ts';
import installed from './demo/installed.json' with { type: 'json' };
import { addNamedTypes } from './demo/luminaireTypes.ts';
import { renewStored } from './documents/renewStored.ts';
import { StorageFault } from './files/fileStore.ts';
import { type Listening, listen, protection } from './http/listen.ts';
import { type PicturesStored, startingPage } from './http/startingPage.ts';
import { mailedPdf } from './mailedPdf.ts';
import { startingRoutes } from './observability/healthRoutes.ts';
import { createLog } from './observability/log.ts';
import { createMetrics } from './observability/metrics.ts';
import { requestLog } from './observability/requestLog.ts';
import { type RouteOf, routePatterns } from './observability/routePatterns.ts';
import { awaitsAnswer, remindRegularly } from './offers/remind.ts';
import { numberOldOrders } from './orders/numberOldOrders.ts';
import { deliveries } from './outbox/deliveries.ts';
import { Sender } from './outbox/sender.ts';
import { openFilesFault } from './refusal/openFilesFault.ts';
import { openServices } from './services.ts';
import { removeUnopenedDaily } from './sharing/sharedProjects.ts';
import { ensureAdministrator } from './sign-in/accounts.ts';
import { refuseLostDatabase } from './sign-in/lostDatabase.ts';
import { SNAPSHOT_NAMES } from './snapshots/snapshots.ts';
import { StartFault } from './startFault.ts';

const STARTING = { method: 'any', pattern: 'starting' };

const CLOSE_TIMEOUT: Ms = 2_000;

export interface Running {
  address: string;
  stop(): Promise<void>;
}

type Print = (line: string) => void;

async function firstStart(
  { store, files }: Services,
  config: Config,
  { print, onPictures }: { print: Print; onPictures: (stored: PicturesStored) => void },
): Promise<void> {
  await install(
    {
      store,
      files,
      texts: interfaceTexts,
      languages: installed.languages,
      loadCatalogue: demoCatalogue,
      print,
      onPictures,
    },
    config,
  );
  await addNamedTypes(store);
  await ensureAdministrator(store.db, config, ({ email, generatedPassword }) => {
    print(`Administrator: ${email}`);
    if (generatedPassword) print(`Password: ${generatedPassword} (shown only once, store it safely)`);
  });
}

function senderOf(services: Services): Sender {
  const { store, outgoing, outbox, logError: onError } = services;
  const { db } = store;
  const makePdf = mailedPdf(services);
  return new Sender({
    db,
    outbox,
    send: deliveries({ db, outgoing, makePdf, awaitsAnswer, onError }),
    onError,
  });
}

/** Without storage the first picture would be lost. */
function refuseStorage(error: unknown): never {
  throw error instanceof StorageFault ? new StartFault([error.message]) : error;
}

/**
 * Starts the service; a failed step closes all that is open.
 * 1. Lock the data folder and listen. Requests wait, pages get the starting page.
 * 2. Open and migrate the database, check the storage.
 * 3. Exclude other instances: renew stored documents, install texts and demo, number old orders, and find
 *    customers of those that an older version saved.
 * 4. Serve the app, then start the sweeps and the sender.
 */
export async function start(
  config: Config,
  webRoot: string,
  print: Print,
  log = createLog(config.logLevel),
): Promise<Running> {
  const metrics = createMetrics();
  metrics.observeProcess();
  metrics.observeLog(log);
  const logError = (error: unknown, requestId?: string) => {
    const code = databaseCode(error);
    if (code) metrics.countDatabaseError(code);
    log.error(openFilesFault(error) ?? error, requestId ? { requestId } : {});
  };
  const letGo = config.databaseUrl ? () => {} : lockDataFolder(config.dataDir);
  let listening: Listening | undefined;
  let database: Database | undefined;
  let services: Awaited<ReturnType<typeof openServices>> | undefined;
  let endSweeping = () => {};
  let sender: Sender | undefined;
  const stop = async (timeout: Ms) => {
    endSweeping();
    services?.broadcast.close();
    // The next process sends the other entries.
    const sent = Promise.race([sender?.stop(), delay(timeout, undefined, { ref: false })]);
    await listening?.stop(timeout);
    await sent;
    // An unresponsive database must not delay the stop.
    await Promise.race([database?.close(), delay(CLOSE_TIMEOUT, undefined, { ref: false })]);
    letGo();
  };
  try {
    let routeOf: RouteOf = () => STARTING;
    let pictures: PicturesStored | null = null;
    const isBehindProxy = Boolean(config.clientIpHeader);
    listening = await listen(config.port, {
      starting: startingRoutes(),
      startingPage: (c) => startingPage(c, pictures),
      headers: protection(config.publicUrl),
      onRequest: requestLog({ log, metrics, isBehindProxy, routeOf: (...request) => routeOf(...request) }),
    });
    const address = config.publicUrl ?? `http://localhost:${listening.port}`;
    if (!config.databaseUrl) await refuseLostDatabase(config.dataDir);
    database = await openDatabase({
      ...config,
      connections: config.databaseConnections,
      onError: (error) => logError(error),
    });
    // A failure, for example on a full disk, must not prevent the start.
    await database.forget().catch(logError);
    services = await openServices({ ...config, database, address, webRoot, metrics, logError });
    const opened = services;
    await opened.files.check().catch(refuseStorage);
    // Concurrently starting instances wait for the first.
    await database.alone('start', async (db) => {
      await renewStored(db);
      const onPictures = (stored: PicturesStored) => {
        pictures = stored;
      };
      await firstStart(opened, config, { print, onPictures });
      await numberOldOrders(opened.store);
      await attachOldOrders(opened.store);
    });
    const app = createApp(services);
    routeOf = routePatterns(app);
    listening.serve(app);
    const endings = [
      services.bin.sweepDaily(logError),
      removeUnopenedDaily(services.store, logError),
      remindRegularly(services, logError),
    ];
    endSweeping = () => {
      for (const end of endings) end();
    };
    sender = senderOf(opened);
    for (const name of SNAPSHOT_NAMES) services.snapshots.get(name).catch(logError);
    const { drain } = listening;
    return {
      address,
      async stop() {
        log.entry('info', 'stopping');
        opened.readiness.stop();
        drain();
        await delay(config.stopDelay * 1_000);
        await stop(config.stopTimeout * 1_000);
        log.entry('info', 'stopped');
      },
    };
  } catch (error) {
    await stop(0);
    throw error;
  }
}

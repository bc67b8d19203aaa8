import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { holdDataFolder } from './database/dataFolder.ts';
import { openDatabase } from './database/open.ts';
import { install } from './demo/install.ts';
import { demoLanguages } from './demo/languages.ts';
import { demoTexts } from './demo/texts/index.ts';
import { openParts } from './parts.ts';
import { ensureAdministrator } from './sign-in/administrator.ts';
import { SNAPSHOT_NAMES } from './snapshots/snapshots.ts';
import { StartFault } from './startFault.ts';

/** Requests still open after so many milliseconds of a stop are cut off. */
const STOP_TIMEOUT = 5_000;

export interface Running {
  address: string;
  /** Finishes open requests, then closes the database and lets go of the data folder. */
  stop(): Promise<void>;
}

/** Listens at once, so that a port in use is told before anything is installed; answers wait for `app`. */
async function listen(port: number, app: Promise<Hono>): Promise<Server> {
  let ready: Hono | null = null;
  const server = createAdaptorServer({
    fetch: (request, env) =>
      ready
        ? ready.fetch(request, env)
        : app.then((opened) => {
            ready = opened;
            return opened.fetch(request, env);
          }),
  }) as Server;
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartFault([
        `PORT ${port} is in use by another process: stop that one, or set PORT to another number.`,
      ]);
    if (code === 'EACCES')
      throw new StartFault([`PORT ${port} is not open to this user: set PORT to a number above 1023.`]);
    throw error;
  }
  return server;
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT);
  await closed;
  clearTimeout(cut);
}

/**
 * Brings the service up.
 * @param webRoot the folder of the built web app
 * @param print takes lines for the person who starts it
 */
export async function start(
  config: Config,
  webRoot: string,
  print: (line: string) => void,
): Promise<Running> {
  const { dataDir } = config;
  const letGo = holdDataFolder(dataDir);
  const logger = pino({ name: 'lumitor' }, pino.destination({ fd: process.stderr.fd, sync: true }));
  const logError = (error: unknown) => logger.error(error);
  let open: (app: Hono) => void = () => {};
  const app = new Promise<Hono>((resolve) => {
    open = resolve;
  });

  let server: Server | undefined;
  try {
    server = await listen(config.port, app);
    const address = config.publicUrl ?? `http://localhost:${(server.address() as AddressInfo).port}`;
    const db = await openDatabase(dataDir);
    const parts = await openParts({
      db,
      dataDir,
      address,
      webRoot,
      exchangeRateUrl: config.exchangeRateUrl,
      publicUrl: config.publicUrl,
      clientIpHeader: config.clientIpHeader,
      logError,
    });
    const { store, files, snapshots, broadcast } = parts;
    await install(
      {
        store,
        files,
        texts: demoTexts,
        languages: demoLanguages,
        loadArticles: async () => (await import('./demo/catalogue.ts')).demoArticles,
        print,
      },
      config,
    );
    await ensureAdministrator(db, config, ({ email, generatedPassword }) => {
      print(`Administrator: ${email}`);
      if (generatedPassword) print(`Password: ${generatedPassword} (shown this once, keep it)`);
    });
    open(createApp(parts));
    for (const name of SNAPSHOT_NAMES) snapshots.get(name).catch(logError);
    const listening = server;
    return {
      address,
      async stop() {
        broadcast.close();
        await closeServer(listening);
        await db.destroy();
        letGo();
      },
    };
  } catch (error) {
    server?.closeAllConnections();
    server?.close();
    letGo();
    throw error;
  }
}

import { pino } from 'pino';
import { createApp, type Parts } from './app.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/openDatabase.ts';
import { holdDataFolder } from './database/sqlite/dataFolder.ts';
import { install } from './demo/install.ts';
import { demoLanguages } from './demo/languages.ts';
import { demoTexts } from './demo/texts/index.ts';
import { renewIndex } from './documents/fieldIndex.ts';
import { type Listening, listen } from './http/listen.ts';
import { openParts } from './parts.ts';
import { ensureAdministrator } from './sign-in/administrator.ts';
import { SNAPSHOT_NAMES } from './snapshots/snapshots.ts';

/** Requests still open after so many milliseconds of a stop are cut off. */
const STOP_TIMEOUT = 5_000;

export interface Running {
  address: string;
  /** Finishes open requests, then closes the database and lets go of the data folder. */
  stop(): Promise<void>;
}

type Print = (line: string) => void;

/** Fills a new store, and makes the first administrator. */
async function firstStart({ store, files }: Parts, config: Config, print: Print): Promise<void> {
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
  await ensureAdministrator(store.db, config, ({ email, generatedPassword }) => {
    print(`Administrator: ${email}`);
    if (generatedPassword) print(`Password: ${generatedPassword} (shown this once, keep it)`);
  });
}

/**
 * Brings the service up.
 * @param webRoot the folder of the built web app
 * @param print takes lines for the person who starts it
 */
export async function start(config: Config, webRoot: string, print: Print): Promise<Running> {
  const logger = pino({ name: 'lumitor' }, pino.destination({ fd: process.stderr.fd, sync: true }));
  const logError = (error: unknown) => logger.error(error);
  const letGo = config.databaseUrl ? () => {} : holdDataFolder(config.dataDir);
  let listening: Listening | undefined;
  let database: Database | undefined;
  let parts: Awaited<ReturnType<typeof openParts>> | undefined;
  let endSweeping = () => {};
  const stop = async (timeout: number) => {
    endSweeping();
    parts?.broadcast.close();
    await listening?.stop(timeout);
    await parts?.channel?.close();
    await database?.close();
    letGo();
  };
  try {
    listening = await listen(config.port);
    const address = config.publicUrl ?? `http://localhost:${listening.port}`;
    database = await openDatabase({
      ...config,
      connections: config.databaseConnections,
      onError: logError,
    });
    parts = await openParts({ ...config, database, address, webRoot, logError });
    const opened = parts;
    // Instances that start at once wait here for the first.
    await database.alone('start', async (db) => {
      await renewIndex(db);
      await firstStart(opened, config, print);
    });
    listening.serve(createApp(parts));
    endSweeping = parts.bin.sweepDaily(logError);
    for (const name of SNAPSHOT_NAMES) parts.snapshots.get(name).catch(logError);
    return { address, stop: () => stop(STOP_TIMEOUT) };
  } catch (error) {
    await stop(0);
    throw error;
  }
}

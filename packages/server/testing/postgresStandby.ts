import { setTimeout as delay } from 'node:timers/promises';
import { PostgresServer } from './postgresServer.ts';

/** In milliseconds. */
const LOOK_EVERY = 20;

/** Waits until the primary's view of its standby is the one that is named. */
async function replication(primary: PostgresServer, name: string, state: string): Promise<void> {
  const seen = () =>
    primary.query(
      'select 1 from pg_stat_replication where application_name = $1 and $2 in (state, sync_state)',
      [name, state],
    );
  while ((await seen()).length === 0) await delay(LOOK_EVERY);
}

/**
 * Starts a copy of a server that follows it and can only be read.
 * @param options with `isSynchronous` the primary acknowledges nothing that the copy has not on its disk
 */
export async function startStandby(
  primary: PostgresServer,
  { isSynchronous, port }: { isSynchronous: boolean; port?: number },
): Promise<PostgresServer> {
  const name = 'standby';
  const standby = await PostgresServer.open(
    (server, data) =>
      server.run('pg_basebackup', [
        ...['-D', data, '--checkpoint=fast', '--wal-method=stream', '--write-recovery-conf', '--no-sync'],
        ...['-d', `${primary.url()}?application_name=${name}`],
      ]),
    { port },
  );
  await replication(primary, name, 'streaming');
  if (isSynchronous) {
    await primary.query(`alter system set synchronous_standby_names = '${name}'`);
    await primary.query('select pg_reload_conf()');
    await replication(primary, name, 'sync');
  }
  return standby;
}

/** Makes a standby the server to write to, and waits until it is. */
export async function promote(standby: PostgresServer): Promise<void> {
  await standby.query('select pg_promote(true, 60)');
}

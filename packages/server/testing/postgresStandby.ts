import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import { PostgresServer } from './postgresServer.ts';

const POLL_INTERVAL: Ms = 20;

async function replication(primary: PostgresServer, name: string, state: string): Promise<void> {
  const seen = () =>
    primary.query(
      'select 1 from pg_stat_replication where application_name = $1 and $2 in (state, sync_state)',
      [name, state],
    );
  while ((await seen()).length === 0) await delay(POLL_INTERVAL);
}

/** `isSynchronous`: the primary waits until the replica has written each commit. */
export async function startStandby(
  primary: PostgresServer,
  { isSynchronous, port }: { isSynchronous: boolean; port?: number },
): Promise<PostgresServer> {
  const name = 'standby';
  const standby = await PostgresServer.open(
    (server, data) =>
      server.run('pg_basebackup', [
        '-D',
        data,
        '--checkpoint=fast',
        '--wal-method=stream',
        '--write-recovery-conf',
        '--no-sync',
        '-d',
        `${primary.url()}?application_name=${name}`,
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

export async function promote(standby: PostgresServer): Promise<void> {
  await standby.query('select pg_promote(true, 60)');
}

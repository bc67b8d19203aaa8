export const TABLES = `select tablename as name from pg_tables
  where schemaname = 'public' and tablename not like 'kysely%'`;

/** Fails if a table is missing. */
export const clearing = (tables: readonly { name: string }[]): string =>
  [
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
    ...tables.map(({ name }) => `delete from "${name}"`),
    `insert into "snapshotVersions" values ('texts', 1), ('standard', 1), ('micro', 1)`,
  ].join(';');

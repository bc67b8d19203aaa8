const CAPACITY = 300;

/** Characters. Longer statements vary, and use memory unknown to the garbage collector. */
const LONGEST = 1_500;

/**
 * Caches statements, as preparing one takes as long as running it. The least recently used is dropped
 * first; of long ones only the last is stored.
 */
export function preparedStatements<Statement>(
  prepare: (sql: string) => Statement,
): (sql: string) => Statement {
  const stored = new Map<string, Statement>();
  let long: { sql: string; statement: Statement } | undefined;
  return (sql) => {
    if (sql.length > LONGEST) {
      if (long?.sql !== sql) long = { sql, statement: prepare(sql) };
      return long.statement;
    }
    const statement = stored.get(sql) ?? prepare(sql);
    stored.delete(sql);
    stored.set(sql, statement);
    if (stored.size > CAPACITY) stored.delete(stored.keys().next().value as string);
    return statement;
  };
}

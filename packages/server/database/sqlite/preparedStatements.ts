/** Twice what the product has; the least recently used goes first. */
const MOST = 300;

/**
 * In characters. Longer ones are lists of many conditions or rows: there is one for each number of
 * them, and each takes memory by its length, of which the garbage collection knows nothing.
 */
const LONGEST = 1_500;

/**
 * Prepares a statement once, however often it is run: that takes as long as to run it. Of long ones
 * the last alone is kept, with which many rows are stored one part after the other.
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
    // Entries are in the order in which they were set.
    stored.delete(sql);
    stored.set(sql, statement);
    if (stored.size > MOST) stored.delete(stored.keys().next().value as string);
    return statement;
  };
}

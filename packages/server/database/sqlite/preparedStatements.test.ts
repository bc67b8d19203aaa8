import { describe, expect, it } from 'vitest';
import { preparedStatements } from './preparedStatements.ts';

function preparing() {
  const prepared: string[] = [];
  const statementOf = preparedStatements((sql) => {
    prepared.push(sql);
    return { sql };
  });
  return { prepared, statementOf };
}

describe('a statement', () => {
  it('is prepared once, however often it is run', () => {
    const { prepared, statementOf } = preparing();
    expect(statementOf('select 1')).toBe(statementOf('select 1'));
    expect(prepared).toEqual(['select 1']);
  });

  it('stays prepared while it is used, despite many others', () => {
    const { prepared, statementOf } = preparing();
    for (let count = 0; count < 2_000; count += 1) {
      statementOf('select 1');
      statementOf(`select 1, ${count}`);
    }
    expect(prepared.filter((sql) => sql === 'select 1')).toHaveLength(1);
  });

  it('is dropped after 300 others', () => {
    const { prepared, statementOf } = preparing();
    for (let count = 0; count < 301; count += 1) statementOf(`select ${count}`);
    statementOf('select 1');
    expect(prepared).toHaveLength(301);
    statementOf('select 0');
    expect(prepared).toHaveLength(302);
  });

  it('that is long stays prepared until another long one runs', () => {
    const { prepared, statementOf } = preparing();
    const [long, other] = [1_000, 1_001].map((values) => `select ${'?, '.repeat(values)}?`) as [
      string,
      string,
    ];
    expect(statementOf(long)).toBe(statementOf(long));
    statementOf('select 1');
    expect(prepared).toEqual([long, 'select 1']);
    statementOf(long);
    statementOf(other);
    statementOf(long);
    expect(prepared).toEqual([long, 'select 1', other, long]);
  });
});

import { describe, expect, it } from 'vitest';
import { tableNames } from '../database/database.ts';
import { ENGINES } from '../testing/engines.ts';
import { TABLE_NAMES, TABLES_LEFT_OUT } from './tables.ts';

describe.each([ENGINES.sqlite, ENGINES.postgres])('on $name $missing', (engine) => {
  it.skipIf(engine.missing)('every table is part of archives, or excluded for a reason', async () => {
    const { db } = await (await engine.create())();
    const known = new Set<string>([...TABLE_NAMES, ...Object.keys(TABLES_LEFT_OUT)]);
    const tables = await tableNames(db);
    expect([...tables].filter((name) => !known.has(name))).toEqual([]);
    expect(TABLE_NAMES.filter((name) => !tables.has(name))).toEqual([]);
  });
});

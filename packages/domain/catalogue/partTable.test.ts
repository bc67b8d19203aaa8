import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { DEFAULT_PART_TABLES } from '../parts/defaultPartTable.ts';
import { neededCodes } from '../parts/neededCodes.ts';
import { electricOf } from '../wiring/electric.ts';
import { emptyPartTable, partTableSchema } from './partTable.ts';
import { LINES } from './productLine.ts';

const { standard } = DEFAULT_PART_TABLES;
const read = (table: object) => v.safeParse(partTableSchema, table);

it('an older table without numbers gets the former constants', () => {
  const { line, families } = standard;
  expect(read({ line, families }).output).toEqual({ ...standard, isolatingJointReplaces: false });
});

it('a new table needs no article', () => {
  expect(neededCodes(emptyPartTable('micro'))).toEqual([]);
  expect(JSON.stringify(emptyPartTable('micro'))).not.toMatch(/M[AMT]\d/);
});

it('unsold parts may be empty or absent, and are not needed codes', () => {
  const { output } = read({
    ...standard,
    families: [{ black: 'R', parts: { feed: { black: ' F ' }, endCap: {} } }],
  });
  const [family] = v.parse(partTableSchema, output).families;
  expect(family).toMatchObject({ black: 'R', white: '', parts: { feed: { black: 'F', white: '' } } });
  expect(neededCodes(v.parse(partTableSchema, output)).map(({ code }) => code)).toEqual(['R', 'F']);
});

it('a family without any frame type code is refused at its first field', () => {
  const { issues } = read({ ...standard, families: [{ parts: {} }] });
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['families.0.black']);
});

it.each(LINES)('luminaires of %s need less voltage than the supplies have, set or default', (line) => {
  const at = fc.option(fc.double({ min: 1, max: 1_000, noNaN: true }), { nil: undefined });
  fc.assert(
    fc.property(at, at, (voltage, minVoltage) => {
      const rules = { families: [], ...(voltage && { voltage }), ...(minVoltage && { minVoltage }) };
      const electric = electricOf({ line, ...rules });
      const { issues } = read({ line, ...rules });
      const expected = electric.minVoltage < electric.voltage ? undefined : ['minVoltage'];
      expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(expected);
    }),
  );
});

it('null removes a measure', () => {
  expect(read({ ...standard, voltage: null, sawKerf: null }).output).toEqual(standard);
});

import { emptyPartTable } from '@lumitor/domain/catalogue/partTable';
import { planStartSet, readStartSet } from '@lumitor/domain/catalogue/startSet';
import { neededCodes, openRoles } from '@lumitor/domain/parts/neededCodes';
import { expect, it } from 'vitest';
import sample from './sampleSet.json';

it('the sample set has an article for each code of its rules, and no open role', () => {
  const read = readStartSet(JSON.stringify(sample));
  if (read.fault) throw new Error(JSON.stringify(read.fault));
  const { articles, rules } = read.set;
  const codes = {
    connections: articles.connections.map(({ type }) => type),
    accessories: articles.accessories.map(({ description }) => description),
  };
  for (const { collection, code } of neededCodes(rules)) expect(codes[collection]).toContain(code);
  expect(openRoles(rules)).toEqual([]);
  const nothing = { connections: [], accessories: [], powers: [], systems: [], gateways: [] };
  expect(planStartSet(read.set, emptyPartTable('standard'), nothing).knownArticles).toBe(0);
});

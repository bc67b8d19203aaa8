import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { putCurrent, removeCurrent } from './localWorks.ts';
import { nextProject, type Store, stateKey, takeIntoUse } from './stateKeys.ts';

function storeOf(items: Map<string, string>, room = Number.POSITIVE_INFINITY): Store {
  return {
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => {
      const others = [...items].filter(([other]) => other !== key);
      const used = others.reduce((sum, [other, text]) => sum + other.length + text.length, 0);
      if (used + key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

const stateOf = (line: ProductLine, project: string, steps = 1) =>
  JSON.stringify({ project, isMicro: line === 'micro', frame: { steps } });
const standard = stateOf('standard', 's');
const micro = stateOf('micro', 'm');

describe('the key of the specification', () => {
  it.each<[string, Record<string, string>, ProductLine, Record<string, string>]>([
    ['nothing is stored', {}, 'micro', {}],
    [
      'the other line is opened',
      { configurator: standard, 'configurator.micro': micro },
      'micro',
      { configurator: micro, 'configurator.standard': standard },
    ],
    [
      'the other line is opened for the first time',
      { configurator: standard },
      'micro',
      { 'configurator.standard': standard },
    ],
    [
      'the same line is opened again',
      { configurator: micro, 'configurator.standard': standard },
      'micro',
      { configurator: micro, 'configurator.standard': standard },
    ],
    [
      'Micro was stored separately and Standard reset',
      { 'configurator.micro': micro },
      'micro',
      { configurator: micro },
    ],
    [
      'a damaged state is at the key of Standard',
      { configurator: 'nonsense', 'configurator.standard': standard },
      'micro',
      { 'configurator.damaged': 'nonsense', 'configurator.standard': standard },
    ],
  ])('is that of the line in use where %s', (_, before, line, after) => {
    const items = new Map(Object.entries(before));
    takeIntoUse(storeOf(items), line);
    expect(Object.fromEntries(items)).toEqual(after);
  });

  it('moves nothing if the storage is full', () => {
    const before = { configurator: standard, 'configurator.micro': micro };
    const items = new Map(Object.entries(before));
    const room = Object.entries(before).flat().join('').length;
    expect(() => takeIntoUse(storeOf(items, room), 'micro')).toThrow('full');
    expect(Object.fromEntries(items)).toEqual(before);
  });

  it('loses no project after any sequence of stores, resets and openings', () => {
    const line = fc.constantFrom<ProductLine>('standard', 'micro');
    const act = fc.record({ kind: fc.constantFrom('put', 'reset', 'open'), line, project: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const items = new Map<string, string>();
        const store = storeOf(items);
        const newest = new Map<string, string>();
        for (const [step, { kind, line, project }] of acts.entries()) {
          const id = `${line}-${project}`;
          if (kind === 'open') takeIntoUse(store, line);
          if (kind === 'put') {
            newest.set(id, stateOf(line, id, step));
            putCurrent(store, line, id, newest.get(id) as string);
            expect(stateKey(store, line)).toBe('configurator');
          }
          if (kind === 'reset') {
            removeCurrent(store, line, `${id}-${step}`);
            expect(items.has(stateKey(store, line))).toBe(false);
            expect(nextProject(store, line)).toBe(`${id}-${step}`);
          }
          expect([...items.values()]).toEqual(expect.arrayContaining([...newest.values()]));
        }
      }),
    );
  });
});

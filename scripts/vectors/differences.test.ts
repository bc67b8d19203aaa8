import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { parseCases } from './cases.ts';
import { checkCases } from './differences.ts';

const text = readFileSync(`${ROOT}packages/domain/vectors/layouts.json`, 'utf8');

describe('cases with known results', () => {
  const results = checkCases(parseCases(text));
  test('are there', () => expect(results.length).toBeGreaterThan(25));
  test.each(results)('$name', ({ differences }) => expect(differences).toEqual([]));
});

describe('the comparison', () => {
  const step = {
    id: 's0',
    frameLength: 200,
    directionFrameSide: 'left',
    directionFrame: 'default',
    isCurved: false,
    isTLayout: false,
    isTLayoutStart: false,
    isFrameFromTLayout: false,
  };
  const left = { stepId: 's0', end: 'left', x: -100, y: 0, facing: 'horizontal-left' };
  const right = { stepId: 's0', end: 'right', x: 100, y: 0, facing: 'horizontal-right' };
  const differencesFor = (expected: object) =>
    checkCases(
      parseCases(JSON.stringify({ layouts: [{ name: 'one', steps: [step], expect: expected }] })),
    ).flatMap(({ differences }) => differences.map(({ what }) => what));

  test.each([
    [{ endCaps: 3 }, ['endCaps']],
    [{ totalLength: 200.01 }, ['totalLength']],
    [{ openEnds: [left] }, ['openEnds']],
    [{ openEnds: [left, left] }, ['openEnds', 'openEnds']],
    [{ openEnds: [left, { ...right, x: 100.002 }] }, ['openEnds', 'openEnds']],
    [{ openEnds: [left, { ...right, facing: 'vertical-up' }] }, ['openEnds', 'openEnds']],
    [{ steps: [{ id: 's0', position: { x: 0, y: 1 } }] }, ['steps.s0.position']],
    [
      { steps: [{ id: 's0', directionInternalFrame: 'straight-vertical-up' }] },
      ['steps.s0.directionInternalFrame'],
    ],
    [{ steps: [{ id: 's9' }] }, ['steps.s9']],
  ])('sees that %j is not so', (expected, what) => expect(differencesFor(expected)).toEqual(what));

  test.each([
    [{}],
    [{ openEnds: [right, left] }],
    [{ openEnds: [{ ...right, y: 0.0009 }, left] }],
    [{ steps: [{ id: 's0', position: { x: 0, y: 0 } }] }],
  ])('takes %j for right', (expected) => expect(differencesFor(expected)).toEqual([]));

  test('another count of rails is a difference', () => {
    const results = checkCases(
      parseCases('{"rails":[{"length":101,"frameLength100":1,"frameLength200":0}]}'),
    );
    expect(results[0]?.differences.map(({ what }) => what)).toEqual(['frameLength100', 'frameLength200']);
  });

  test('an impossible layout is a difference, and other cases still run', () => {
    const broken = { ...step, id: 's1', previousStepId: 's9' };
    const results = checkCases(
      parseCases(
        JSON.stringify({
          layouts: [
            { name: 'broken', steps: [step, broken], expect: {} },
            { name: 'whole', steps: [step], expect: { endCaps: 2 } },
          ],
        }),
      ),
    );
    expect(results.map(({ differences }) => differences.length)).toEqual([1, 0]);
  });

  test('a missing intensity and another format are differences', () => {
    const text = 'IESNA91\nTILT=NONE\n1 -1 1 2 1 1 1 0 0 0 1 1 9\n0 90\n0\n100 50\n';
    const differencesOf = (format: string, cd: number) =>
      checkCases(
        parseCases(
          JSON.stringify({ photometry: [{ name: 'one', format, text, expect: [{ c: 30, gamma: 45, cd }] }] }),
        ),
      ).flatMap(({ differences }) => differences.map(({ what }) => what));
    expect(differencesOf('ies', 75.07)).toEqual([]);
    expect(differencesOf('ies', 75.08)).toEqual(['C 30 γ 45']);
    expect(differencesOf('ldt', 75)).toEqual(['format']);
  });

  test('obstacles and dimming are applied', () => {
    const light = (dim: number, depth: number) =>
      checkCases(
        parseCases(
          JSON.stringify({
            light: [
              {
                name: 'a shelf',
                room: {
                  outline: [
                    { x: -400, y: -400 },
                    { x: 400, y: -400 },
                    { x: 400, y: 400 },
                    { x: -400, y: 400 },
                  ],
                  height: 300,
                  plane: 0,
                  maintenance: 1,
                  obstacles: [{ x: 100, y: 0, width: 20, depth, heading: 0, from: 0, to: 200 }],
                },
                luminaires: [
                  { x: 0, y: 0, z: 300, heading: 0, turn: 0, tilt: 0, lumens: 2000, beam: 100, dim },
                ],
                points: [{ x: 150, y: 0 }],
                expect: {
                  lux: [0],
                  grid: { columns: 9, rows: 9, points: 81, mean: 23.6154, least: 0, uniformity: 0 },
                },
              },
            ],
          }),
        ),
      ).flatMap(({ differences }) => differences.map(({ what }) => what));
    expect(light(1, 200)).toEqual([]);
    expect(light(0.5, 200)).toEqual(['grid.mean']);
    expect(light(1, 300)).toContain('grid.mean');
  });

  test('a file without cases, and an unknown expectation, are reported', () => {
    expect(checkCases(parseCases('{}'))).toEqual([]);
    expect(() => parseCases('{"rails":[{"length":"long"}]}')).toThrow('rails.0.length');
    expect(() => differencesFor({ endCap: 2 })).toThrow('layouts.0.expect.endCap');
  });
});

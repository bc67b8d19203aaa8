import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunPlace } from '../kinds/feed/feed.ts';
import type { Geometry } from '../kinds/rail/geometry.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { layoutOf, premade } from '../testing/sampleLayouts.ts';
import { feedsOf } from './feeds.ts';
import { type CircuitLoad, type Network, type NetworkProps, solveNetwork } from './network.ts';
import { NO_WIRING } from './wiring.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 100);

const ELECTRIC: NetworkProps['electric'] = {
  voltage: 48,
  conductor: 1.24,
  jointResistance: 0,
};

type Works = Extract<Network, { verdict: 'works' }>;
const isWorking = (network: Network): network is Works => network.verdict === 'works';
function working(network: Network): Works {
  if (!isWorking(network)) throw new Error('The network cannot work');
  return network;
}

const solve = (
  geometry: Geometry,
  feeds: readonly RunPlace[],
  loads: CircuitLoad[],
  own: Partial<NetworkProps> = {},
) => solveNetwork({ geometry, electric: ELECTRIC, feeds, loads, cuts: [], isolatesJoins: false, ...own });

const rail = geometryOf(layoutOf([1000]));
const at = (place: number, stepId = 's0'): RunPlace => ({ stepId, at: place });
const load = (watts: number, place: number, stepId = 's0'): CircuitLoad => ({ stepId, at: place, watts });

const ohms = (length: number): number => (2 * 0.0225 * (length / 100)) / ELECTRIC.conductor;
const behind = (resistance: number, watts: number): number => 24 + Math.sqrt(24 ** 2 - resistance * watts);

describe('a network', () => {
  it('drops voltage along one wire as in the formula', () => {
    const { voltages, currents } = working(solve(rail, [at(0)], [load(100, 1000)]));
    expect(voltages[0]).toBeCloseTo(behind(ohms(1000), 100), 6);
    expect(currents[0]).toBeCloseTo(100 / behind(ohms(1000), 100), 6);
  });

  it('fed in its middle drops voltage to both ends as half of it does', () => {
    const { voltages } = working(solve(rail, [at(500)], [load(60, 0), load(60, 1000)]));
    for (const voltage of voltages) expect(voltage).toBeCloseTo(behind(ohms(500), 60), 6);
  });

  it('fed at both ends draws more from the nearer feed', () => {
    const { voltages, currents } = working(solve(rail, [at(0), at(1000)], [load(80, 250)]));
    expect(voltages[0]).toBeCloseTo(behind((ohms(250) * ohms(750)) / ohms(1000), 80), 6);
    expect((currents[0] as number) / (currents[1] as number)).toBeCloseTo(3, 6);
  });

  it('in a ring has the voltages of a line fed at both ends', () => {
    const ring = geometryOf(premade('option1', 400, 300));
    const [first, second, third, last] = ring.placed.map(({ step }) => step.id) as [
      string,
      string,
      string,
      string,
    ];
    const loads: [number, string, number][] = [
      [30, first, 150],
      [60, second, 100],
      [45, third, 350],
      [20, last, 200],
    ];
    const around = working(
      solve(
        ring,
        [at(0, first)],
        loads.map(([watts, id, place]) => load(watts, place, id)),
      ),
    );
    const starts = [0, 400, 700, 1100];
    const line = geometryOf(layoutOf([1400]));
    const straight = working(
      solve(
        line,
        [at(0), at(1400)],
        loads.map(([watts, , place], index) => load(watts, (starts[index] as number) + place)),
      ),
    );
    for (const [index, voltage] of around.voltages.entries())
      expect(voltage).toBeCloseTo(straight.voltages[index] as number, 6);
    const given = straight.currents.reduce((a, b) => a + b, 0);
    expect(around.currents[0]).toBeCloseTo(given, 6);
  });

  it('loses voltage at every joint', () => {
    const electric = { ...ELECTRIC, jointResistance: 20 };
    const { voltages } = working(solve(rail, [at(0)], [load(100, 400), load(0, 401)], { electric }));
    expect(voltages[0]).toBeCloseTo(behind(ohms(400) + 0.02, 100), 6);
    expect(voltages[1]).toBeCloseTo(voltages[0] as number, 9);
  });

  it('has no figures if its wires cannot carry the load', () => {
    expect(solve(rail, [at(0)], [load(100_000, 1000)])).toMatchObject({ verdict: 'cannotWork', unfed: [] });
    // Beyond this load the voltage is below half or does not settle.
    const most = 24 ** 2 / ohms(1000);
    expect(solve(rail, [at(0)], [load(most * 0.99, 1000)]).verdict).toBe('works');
    expect(solve(rail, [at(0)], [load(most * 1.01, 1000)]).verdict).toBe('cannotWork');
  });

  it('reports loads without a feed, and works without them', () => {
    const two = geometryOf(layoutOf([400], [400]));
    const cuts = [{ stepId: 's1', at: 0 }];
    const network = working(solve(two, [at(0)], [load(10, 100), load(10, 100, 's1')], { cuts }));
    expect(network.unfed).toEqual([1]);
    expect(network.voltages[1]).toBeNull();
  });

  it('is divided by a cut inside a rail; loads at the cut are on the side of the start', () => {
    const cuts = [at(400)];
    const network = working(solve(rail, [at(0)], [load(10, 400), load(10, 401)], { cuts }));
    expect(network.unfed).toEqual([1]);
  });

  it('is divided at a join by a cut that names either end, or if joins are isolated', () => {
    const ring = geometryOf(premade('option1', 400, 300));
    const [{ first, second }] = ring.joins as [Geometry['joins'][number]];
    const start = ring.placed[0]?.step.id as string;
    const loads = [load(50, 50, ring.placed.at(-1)?.step.id)];
    const voltageWith = (own: Partial<NetworkProps>) =>
      working(solve(ring, [at(0, start)], loads, own)).voltages[0] as number;
    const whole = voltageWith({});
    const parted = voltageWith({ isolatesJoins: true });
    expect(parted).toBeLessThan(whole);
    for (const { stepId, end } of [first, second])
      expect(voltageWith({ cuts: [{ stepId, end }] })).toBeCloseTo(parted, 9);
  });

  it('feeds what its luminaires draw and its wires lose, to the milliwatt', () => {
    fc.assert(
      fc.property(
        arbitraryLayout,
        fc.array(
          fc.record({
            step: fc.nat(),
            part: fc.double({ min: 0, max: 1, noNaN: true }),
            watts: fc.integer({ min: 1, max: 40 }),
          }),
          { maxLength: 30 },
        ),
        fc.constantFrom(0, 2, 5),
        (layout, wished, jointResistance) => {
          const geometry = geometryOf(layout);
          const { placed } = geometry;
          if (placed.length === 0) return;
          const loads = wished.map(({ step, part, watts }) => {
            const { id, frameLength } = (placed[step % placed.length] as (typeof placed)[number]).step;
            return load(watts, part * frameLength, id);
          });
          const electric = { ...ELECTRIC, jointResistance };
          const network = solve(geometry, feedsOf(geometry, NO_WIRING, 800), loads, { electric });
          if (!isWorking(network)) return;
          const { circuit, nodeVoltages, currents, unfed } = network;
          const given = currents.reduce((sum, current) => sum + current * electric.voltage, 0);
          const taken = loads.reduce((sum, { watts }, index) => sum + (unfed.includes(index) ? 0 : watts), 0);
          const lost = circuit.conductors.reduce((sum, { a, b, length, joints }) => {
            const resistance =
              (2 * 0.0225 * length) / 100 / electric.conductor + (joints * electric.jointResistance) / 1000;
            const drop = (nodeVoltages[a] ?? 0) - (nodeVoltages[b] ?? 0);
            return sum + (resistance > 0 ? drop ** 2 / resistance : 0);
          }, 0);
          expect(Math.abs(given - taken - lost)).toBeLessThan(0.001);
        },
      ),
      { numRuns },
    );
  });
});

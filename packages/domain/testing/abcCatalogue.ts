import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { SOME_BODIES } from './arbitraryEdit.ts';
import { power, sampleCatalogue } from './sampleCatalogue.ts';

const named = <One extends { id: string }>(all: readonly One[], own: readonly Partial<One>[] = []): One[] =>
  ['a', 'b', 'c'].map((id, index) => ({ ...(all[index % all.length] as One), ...own[index], id }));

export const abcCatalogue: LineCatalogue = {
  ...sampleCatalogue,
  connections: named(sampleCatalogue.connections).slice(0, 2),
  systems: named(sampleCatalogue.systems),
  gateways: named(sampleCatalogue.gateways, [
    { showInSummary: true, systemTypes: [] },
    { showInSummary: true, systemTypes: ['dali'] },
    { showInSummary: true, systemTypes: ['zigbee'], maxLuminaires: 4 },
  ]),
  powers: [
    power('a', { power: 60, price: 100 }),
    power('b', { power: 250, price: 210.55 }),
    power('c', { power: 2000, price: 801.5, isDali: true }),
  ],
  bindings: named(sampleCatalogue.bindings, [{ power: 20 }, { power: 60 }, { power: 33.3 }]).map((one) => {
    const { length, fitsBent, tiltMax } = SOME_BODIES.get(one.id) ?? {};
    return { ...one, length, fitsBent: fitsBent ?? true, tiltMax } as typeof one;
  }),
  // Thin conductors and low currents, so that small layouts reach their limits.
  partTable: {
    ...sampleCatalogue.partTable,
    conductor: 0.5,
    maxCurrent: 3,
    jointResistance: 20,
    minVoltage: 46,
  },
  accessories: [...sampleCatalogue.accessories, ...named(sampleCatalogue.accessories)],
};

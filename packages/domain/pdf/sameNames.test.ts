import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { luminaireNumber } from '../drawing/drawnLuminaires.ts';
import { orderDxf } from '../dxf/orderDxf.ts';
import { orderIfc } from '../ifc/orderIfc.ts';
import { readSchema } from '../ifc/testing/express.ts';
import { type Instance, Instances } from '../ifc/testing/instances.ts';
import { gatewaysNeeded } from '../installation/installation.ts';
import { gatewayName } from '../kinds/gateway/device.ts';
import { orderCommissioning } from '../lists/commissioning.ts';
import { busPlaceInWords, feedName, zoneName } from '../lists/installationWords.ts';
import { breakersOf } from '../lists/mountingCables.ts';
import { mountingList } from '../lists/mountingList.ts';
import { upTo } from '../math/lists.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import type { Plan } from '../plan/plan.ts';
import { installationSheets } from '../sheets/installationSheets.ts';
import { planOf, wiredPlan } from '../testing/arbitraryPlan.ts';
import { readDxf } from '../testing/readDxf.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { labelsOf } from './labels.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 8);
const schema = readSchema(readFileSync(new URL('../ifc/testing/ifc4.txt', import.meta.url), 'utf8'));
const t = sampleTranslate('PL');

interface Named {
  addresses: Record<string, string>;
  zones?: Record<string, string>;
  feeds?: string[];
  gateways?: string[];
}

type Document = (page: ReturnType<typeof sampleOrder>) => Named;

const installationIn = (page: Parameters<Document>[0]) => {
  const installation = orderInstallation(page);
  if (!installation) throw new Error('There is no installation');
  return installation;
};

const installed: Document = (page) => {
  const installation = installationIn(page);
  const gateways = gatewaysNeeded(installation);
  const { luminaires: pieces, feeds } = installation;
  const bought = page.data.lines.find(({ kind }) => kind === 'gateway')?.quantity ?? 0;
  return {
    addresses: Object.fromEntries(
      pieces.map(({ number, bus }) => [luminaireNumber(number), bus ? busPlaceInWords(bus, gateways) : '']),
    ),
    zones: Object.fromEntries(pieces.map(({ number, zone }) => [luminaireNumber(number), zoneName(zone)])),
    feeds: feeds.map(({ number }) => feedName(number)),
    gateways: upTo(bought).map(gatewayName),
  };
};

/** The commissioning file always has a separate gateway column. */
const commissioning: Document = (page) => {
  const installation = installationIn(page);
  const isOne = gatewaysNeeded(installation) === 1;
  const [, ...rows] = orderCommissioning(page, installation, 'PL', t);
  return {
    addresses: Object.fromEntries(
      rows.map(([gateway = '', address = '', luminaire = '']) => [
        luminaire,
        isOne ? address : `${gateway} ${address}`.trim(),
      ]),
    ),
  };
};

const mounting: Document = (page) => {
  const groups = mountingList({ page, installation: installationIn(page), language: 'PL', t });
  const items = groups.flatMap((group) => group.items);
  const [before = '', after = ''] = t('mounting.address', { name: '#' }).split('#');
  const [zoneBefore = ''] = t('mounting.zone', { name: '#' }).split('#');
  const marksOf = (kind: (typeof items)[number]['kind']) =>
    items.flatMap((item) => (item.kind === kind ? [item.mark] : []));
  const luminaires = items.filter(({ kind, mark }) => kind === 'luminaire' && mark !== '');
  const detail = (details: readonly string[], start: string, end = '') => {
    const found = details.find((one) => one.startsWith(start) && one.endsWith(end));
    return found?.slice(start.length, found.length - end.length) ?? '';
  };
  return {
    addresses: Object.fromEntries(
      luminaires.map(({ mark, details }) => [mark, detail(details, before, after)]),
    ),
    zones: Object.fromEntries(luminaires.map(({ mark, details }) => [mark, detail(details, zoneBefore)])),
    feeds: marksOf('feed'),
    gateways: marksOf('gateway'),
  };
};

const labels: Document = (page) => {
  const installation = installationIn(page);
  const groups = mountingList({ page, installation, language: 'PL', t });
  const all = labelsOf(groups, breakersOf(page, installation), 'PL', t);
  const [before = ''] = t('mounting.address', { name: '#' }).split('#');
  const luminaires = all.filter(({ mark }) => /^L\d+$/.test(mark));
  const addressIn = (details: readonly string[]) =>
    details.find((one) => one.startsWith(before))?.slice(before.length) ?? '';
  return {
    addresses: Object.fromEntries(luminaires.map(({ mark, details }) => [mark, addressIn(details)])),
    feeds: all.flatMap(({ mark }) => (/^F\d+$/.test(mark) ? [mark] : [])),
  };
};

const sheets: Document = (page) => {
  const texts = installationSheets({ page, language: 'PL', t }).sheets.map(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : [])),
  );
  const addresses: Record<string, string> = {};
  const zones: Record<string, string> = {};
  for (const sheet of texts)
    for (const number of sheet.filter(({ text }) => /^L\d+$/.test(text))) {
      const right = sheet.filter(({ x, y }) => y === number.y && x > number.x);
      const end = Math.min(Infinity, ...right.filter(({ text }) => /^L\d+$/.test(text)).map(({ x }) => x));
      const row = right.filter(({ x }) => x < end).map(({ text }) => text);
      const zone = row.find((text) => /^Z\d+$/.test(text));
      if (!zone) continue;
      expect(addresses[number.text], `${number.text} has two rows`).toBeUndefined();
      zones[number.text] = zone;
      addresses[number.text] = row.find((text) => /^(G\d+ )?A\d+$/.test(text)) ?? '';
    }
  return { addresses, zones };
};

const dxf: Document = (page) => {
  const entities = readDxf(orderDxf(page, installationIn(page), 'PL', t));
  const blocks: Record<string, string>[] = [];
  for (const entity of entities) {
    if (entity.type === 'INSERT') blocks.push({});
    const last = blocks.at(-1);
    if (entity.type === 'ATTRIB' && last) last[entity.all(2)[0] ?? ''] = entity.all(1)[0] ?? '';
  }
  const luminaires = blocks.filter(({ ADDRESS }) => ADDRESS !== undefined);
  const numbers = (letter: string) =>
    blocks.flatMap(({ NUMBER = '' }) => (new RegExp(`^${letter}\\d+$`).test(NUMBER) ? [NUMBER] : []));
  return {
    addresses: Object.fromEntries(luminaires.map(({ NUMBER = '', ADDRESS = '' }) => [NUMBER, ADDRESS])),
    zones: Object.fromEntries(luminaires.map(({ NUMBER = '', ZONE = '' }) => [NUMBER, ZONE])),
    feeds: numbers('F'),
  };
};

const ifc: Document = (page) => {
  const file = new Instances(orderIfc(page, installationIn(page), 'PL', t), schema);
  const fixtures = file.of('IfcLightFixture');
  const propertyOf = (one: Instance, name: string): string => {
    const properties = file
      .naming(one, 'IfcRelDefinesByProperties', 'RelatedObjects')
      .flatMap((relation) => file.named(relation, 'RelatingPropertyDefinition'))
      .flatMap((set) => file.named(set, 'HasProperties'));
    const found = properties.find((property) => file.text(property, 'Name') === name);
    const value = found && file.value(found, 'NominalValue');
    const inner = value?.kind === 'typed' ? value.value : value;
    return inner && 'text' in inner ? inner.text : '';
  };
  const valued = (name: string) =>
    Object.fromEntries(fixtures.map((one) => [propertyOf(one, 'Number'), propertyOf(one, name)]));
  const tags = (entity: string) => file.of(entity).map((one) => file.text(one, 'Tag') ?? '');
  return {
    addresses: valued('BusAddress'),
    zones: valued('Zone'),
    feeds: tags('IfcJunctionBox'),
    gateways: tags('IfcController'),
  };
};

const DOCUMENTS = { commissioning, mounting, labels, sheets, dxf, ifc };

const rails = planOf([[600], [600]], { a: 35, b: 35 });
const TWO_BUSES: Plan = { ...rails, wiring: { ...rails.wiring, cuts: [{ stepId: 's1', at: 0 }] } };
const OVERFULL: Plan = planOf([[600], [600]], { b: 70 });

it('all documents of an order name circuit parts, addresses, feeds and gateways alike, and addresses are unique on a bus', () => {
  fc.assert(
    fc.property(wiredPlan, (plan) => {
      const page = sampleOrder(plan);
      const expected = installed(page);
      const addresses = Object.values(expected.addresses).filter(Boolean);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const [name, document] of Object.entries(DOCUMENTS)) {
        const found = document(page);
        expect(found.addresses, name).toEqual(expected.addresses);
        if (found.zones) expect(found.zones, name).toEqual(expected.zones);
        if (found.feeds) expect(found.feeds.toSorted(), name).toEqual(expected.feeds?.toSorted());
        if (found.gateways) expect(found.gateways, name).toEqual(expected.gateways);
      }
    }),
    { numRuns, examples: [[TWO_BUSES], [OVERFULL]] },
  );
}, 300_000);

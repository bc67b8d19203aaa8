import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as webIfc from 'web-ifc';
import { gatewaysNeeded } from '../installation/installation.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import { EMPTY_LAYOUT, geometryOf } from '../kinds/rail/layout.ts';
import { railSection } from '../kinds/rail/section.ts';
import { type Rail, STRAIGHT_ON } from '../kinds/rail/step.ts';
import { busPlaceInWords, zoneName } from '../lists/installationWords.ts';
import { upTo } from '../math/lists.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { Plan } from '../plan/plan.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { EVERYTHING } from '../testing/everything.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { orderIfc } from './orderIfc.ts';

let api: webIfc.IfcAPI;
const reported: string[] = [];

beforeAll(async () => {
  for (const way of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((...words) => reported.push(words.join(' ')));
  api = new webIfc.IfcAPI();
  await api.Init();
  api.SetLogLevel(webIfc.LogLevel.LOG_LEVEL_WARN);
});
afterAll(() => vi.restoreAllMocks());

const SIDES = 36;

type Point = readonly [x: number, y: number, z: number];

interface Mesh {
  volume: number;
  least: Point;
  most: Point;
}

interface Product {
  entity: string;
  name: string;
  tag: string;
  isPlaced: boolean;
  mesh: Mesh | null;
  sets: Record<string, Record<string, unknown>>;
}

function meshOf(model: number, { geometries }: webIfc.FlatMesh): Mesh {
  const least: [number, number, number] = [Infinity, Infinity, Infinity];
  const most: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  let volume = 0;
  for (const index of upTo(geometries.size())) {
    const { geometryExpressID, flatTransformation: by } = geometries.get(index);
    const geometry = api.GetGeometry(model, geometryExpressID);
    const numbers = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
    const corners = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
    const cornerOf = (corner: number): Point => {
      const [x = 0, y = 0, z = 0] = numbers.subarray(corner * 6, corner * 6 + 3);
      const along = (row: number) =>
        (by[row] ?? 0) * x + (by[row + 4] ?? 0) * y + (by[row + 8] ?? 0) * z + (by[row + 12] ?? 0);
      // The engine has y up.
      return [along(0), -along(2), along(1)];
    };
    for (let corner = 0; corner < corners.length; corner += 3) {
      const [a, b, c] = [0, 1, 2].map((more) => cornerOf(corners[corner + more] ?? 0)) as [
        Point,
        Point,
        Point,
      ];
      volume +=
        (a[0] * (b[1] * c[2] - b[2] * c[1]) +
          a[1] * (b[2] * c[0] - b[0] * c[2]) +
          a[2] * (b[0] * c[1] - b[1] * c[0])) /
        6;
      for (const point of [a, b, c])
        for (const axis of [0, 1, 2] as const) {
          least[axis] = Math.min(least[axis], point[axis]);
          most[axis] = Math.max(most[axis], point[axis]);
        }
    }
    geometry.delete();
  }
  return { volume, least, most };
}

interface StoredSet {
  Name: { value: string };
  HasProperties?: { Name: { value: string }; NominalValue?: { value: unknown } }[];
}

async function readFile(text: string): Promise<Product[]> {
  const model = api.OpenModel(new TextEncoder().encode(text), { CIRCLE_SEGMENTS: SIDES });
  expect(api.GetModelSchema(model)).toBe('IFC4');
  const meshes = new Map<number, Mesh>();
  api.StreamAllMeshes(model, (mesh) => meshes.set(mesh.expressID, meshOf(model, mesh)));
  const ids = [...api.GetLineIDsWithType(model, webIfc.IFCELEMENT, true)];
  const products: Product[] = [];
  for (const id of ids) {
    const line = api.GetLine(model, id);
    const sets = (await api.properties.getPropertySets(model, id, true)) as StoredSet[];
    products.push({
      entity: line.constructor.name,
      name: line.Name?.value ?? '',
      tag: line.Tag?.value ?? '',
      isPlaced: line.ObjectPlacement !== null,
      mesh: meshes.get(id) ?? null,
      sets: Object.fromEntries(
        sets.map(({ Name, HasProperties = [] }) => [
          Name.value,
          Object.fromEntries(
            HasProperties.map((property) => [property.Name.value, property.NominalValue?.value]),
          ),
        ]),
      ),
    });
  }
  api.CloseModel(model);
  return products;
}

function hall(rows: number, rails: number): Plan {
  const frameLength = 200;
  const steps = upTo(rows).flatMap((row) =>
    upTo(rails).map((rail): Rail => {
      const id = `r${row}.${rail}`;
      if (rail === 0)
        return { kind: 'start', id, frameLength, hasT: false, origin: { x: 0, y: row * 300 }, heading: 0 };
      const on = { stepId: `r${row}.${rail - 1}`, end: rail === 1 ? ('right' as const) : ('far' as const) };
      return { ...STRAIGHT_ON, id, frameLength, on };
    }),
  );
  return { ...planOf([], { a: 60, b: 80, c: 60 }), layout: { ...EMPTY_LAYOUT, steps } };
}

function twoBuses(): Plan {
  const plan = planOf([[600], [600]], { a: 35, b: 35 });
  return { ...plan, wiring: { ...plan.wiring, cuts: [{ stepId: 's1', at: 0 }] } };
}

describe.each<[string, () => Plan]>([
  ['everything', () => EVERYTHING],
  ['a hall', () => hall(10, 20)],
  ['a DALI plan with two buses', twoBuses],
])('web-ifc reads the file of %s', (_, plan) => {
  let page: ShownOrder;
  let products: Product[];
  const productsOf = (...entities: readonly string[]) =>
    products.filter(({ entity }) => entities.includes(entity));

  beforeAll(async () => {
    page = sampleOrder(plan());
    reported.length = 0;
    products = await readFile(orderIfc(page, orderInstallation(page), 'PL', sampleTranslate('PL')));
  });

  it('without an error or a warning', () => {
    expect(reported).toEqual([]);
  });

  it('every positioned rail, luminaire and part has a body there', () => {
    const mayBeUnplaced = ({ entity, tag }: Product) =>
      ['IfcTransformer', 'IfcController'].includes(entity) || /^W\d/.test(tag);
    for (const product of products) {
      if (product.entity === 'IfcOpeningElement') continue;
      if (!mayBeUnplaced(product)) expect(product.isPlaced, product.name).toBe(true);
      if (product.isPlaced) expect(product.mesh?.volume ?? 0, product.name).toBeGreaterThan(1e-7);
      else expect(product.mesh, product.name).toBeNull();
    }
  });

  it('the rails have the lengths and positions of the plan', () => {
    const { width, height } = railSection(page.order.isMicro);
    const { placed } = geometryOf(page.plan.layout);
    for (const { axis, index } of placed) {
      const own = products.filter(({ tag }) => tag.startsWith(`${index + 1}.`));
      const volume = own.reduce((sum, { mesh }) => sum + (mesh?.volume ?? 0), 0);
      expect(Math.abs((volume * 1e6) / (axis.length * width * height) - 1)).toBeLessThan(0.01);
      for (const at of [0, axis.length]) {
        const { x, y } = pointAt(axis, at);
        const gaps = own.map(({ mesh }) => {
          if (!mesh) return Infinity;
          const [least, most] = [mesh.least, mesh.most];
          const beyond = (value: number, axisIndex: 0 | 1) =>
            Math.max(least[axisIndex] - value, value - most[axisIndex], 0);
          return Math.max(beyond(x / 100, 0), beyond(-y / 100, 1));
        });
        expect(Math.min(...gaps)).toBeLessThan(0.001);
      }
    }
  });

  it('the luminaires have the positions of the plan and the size of their kind', () => {
    const fixtures = productsOf('IfcLightFixture');
    const pieces = orderLuminaires(page.data, page.plan);
    expect(fixtures.map(({ tag }) => tag)).toEqual(pieces.map(({ number }) => `L${number}`));
    for (const [index, { x, y, symbol }] of pieces.entries()) {
      const { mesh } = fixtures[index] as Product;
      if (!mesh) throw new Error(`L${index + 1} has no body`);
      const middle = [0, 1].map((axis) => ((mesh.least[axis] ?? 0) + (mesh.most[axis] ?? 0)) / 2);
      const [east = 0, north = 0] = middle;
      expect(Math.hypot(east - x / 100, north + y / 100)).toBeLessThan(0.06);
      const expected = {
        spotlight: Math.PI * 0.034 ** 2 * 0.12,
        downlight: Math.PI * 0.048 ** 2 * (mesh.most[2] - mesh.least[2]),
        linear: 1.2 * 0.045 * (mesh.most[2] - mesh.least[2]),
        pendant: Number.NaN,
      }[symbol];
      expect(Math.abs(mesh.volume / expected - 1)).toBeLessThan(0.01);
    }
  });

  it('the property sets of a luminaire have its number, circuit part and address', () => {
    const installation = orderInstallation(page);
    const gateways = gatewaysNeeded(installation);
    const installed = installation?.luminaires ?? [];
    expect(installed.length).toBeGreaterThan(0);
    expect(
      productsOf('IfcLightFixture').map(({ sets: { Lumitor_Luminaire: own = {} } }) => [
        own.Number,
        own.Zone,
        own.BusAddress,
      ]),
    ).toEqual(
      installed.map(({ number, zone, bus }) => [
        `L${number}`,
        zoneName(zone),
        bus ? busPlaceInWords(bus, gateways) : undefined,
      ]),
    );
  });
});

it('web-ifc reports the error of a corrupted file', async () => {
  const page = sampleOrder(EVERYTHING);
  const text = orderIfc(page, orderInstallation(page), 'PL', sampleTranslate('PL'));
  reported.length = 0;
  await readFile(text.replace('IFCRECTANGLEPROFILEDEF', 'IFCRECTANGLEPROFILE'));
  expect(reported).toContainEqual(expect.stringContaining('unexpected profile type'));
});

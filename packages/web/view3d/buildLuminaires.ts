import type { Metre } from '@lumitor/domain/units';
import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three';
import type { Palette } from './palette.ts';
import type { LuminaireModel, SceneModel } from './sceneModel.ts';

const SHINING = '#fff3dd';
const DOWN = new Vector3(0, -1, 0);

/** Sizes in metres missing from the catalogue, for a luminaire on a rail 3.4 cm wide. */
const TUBE = { radius: 0.034, least: 0.07, most: 0.14 };
const BODY = { width: 0.045, least: 0.022, most: 0.06 };
const SHADE = { radius: 0.13, height: 0.15, top: 0.022 };
const CAN = { radius: 0.048, least: 0.03, most: 0.09 };
const STEM: Metre = 0.006;

const within = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));

interface Kit {
  body: MeshStandardMaterial;
  shining: MeshStandardMaterial;
  size: number;
  height: Metre;
  once: (key: string, make: () => BufferGeometry) => BufferGeometry;
}

function upright(kit: Kit, from: number, to: number, radius: number, along = 0): Mesh {
  const geometry = kit.once(`stem ${radius}`, () => new CylinderGeometry(radius, radius, 1, 10));
  const mesh = new Mesh(geometry, kit.body);
  mesh.scale.y = Math.max(0.001, from - to);
  mesh.position.set(along, (from + to) / 2, 0);
  return mesh;
}

function box(kit: Kit, length: number, height: number, width: number, top: number): Mesh {
  const geometry = kit.once(`box ${length} ${height} ${width}`, () => new BoxGeometry(length, height, width));
  const mesh = new Mesh(geometry, kit.body);
  mesh.position.y = top - height / 2;
  return mesh;
}

const adapter = (kit: Kit, length: number): Mesh =>
  box(kit, length * kit.size, 0.014 * kit.size, 0.03 * kit.size, -kit.height);

function spotlight(group: Group, kit: Kit, { axis, heading }: LuminaireModel, drop: number): void {
  const radius = TUBE.radius * kit.size;
  const length = within(TUBE.least, TUBE.most, drop * 1.3) * (kit.size < 1 ? 0.8 : 1);
  const head = new Group();
  head.position.y = -drop;
  // Axis in the coordinates of the group, which is aligned with the rail.
  const way = new Vector3(...axis).applyAxisAngle(new Vector3(0, 1, 0), heading);
  head.quaternion.copy(new Quaternion().setFromUnitVectors(DOWN, way));
  const tube = kit.once(`tube ${length}`, () => new CylinderGeometry(radius, radius, length, 32));
  const lens = new Mesh(
    kit.once('lens', () => new CircleGeometry(radius * 0.84, 32)),
    kit.shining,
  );
  lens.rotation.x = Math.PI / 2;
  lens.position.y = -length / 2 - 0.001;
  head.add(new Mesh(tube, kit.body), lens);
  group.add(adapter(kit, 0.11), upright(kit, -kit.height, -drop, STEM * kit.size), head);
}

function linear(group: Group, kit: Kit, luminaire: LuminaireModel, drop: number): void {
  const length = Math.max(luminaire.length, luminaire.shining, 0.1);
  const height = within(BODY.least, BODY.most, drop - kit.height) * kit.size;
  const width = BODY.width * kit.size;
  const body = box(kit, length, height, width, height - drop);
  const strip = new Mesh(
    kit.once(
      `strip ${length}`,
      () => new BoxGeometry((luminaire.shining || length) - 0.01, 0.003, width * 0.8),
    ),
    kit.shining,
  );
  strip.position.y = -drop - 0.001;
  group.add(body, strip);
  if (drop - height > kit.height + 0.001)
    for (const side of [-0.35, 0.35])
      group.add(upright(kit, -kit.height, height - drop, STEM * kit.size, side * length));
}

/** Shade with an inner surface: AR viewers on phones hide the back of single faces. */
function shell(radius: number, height: number): BufferGeometry {
  const [low, high, thin] = [-height / 2, height / 2, 0.003];
  return new LatheGeometry(
    [
      new Vector2(radius - thin, low),
      new Vector2(radius, low),
      new Vector2(SHADE.top, high),
      new Vector2(SHADE.top - thin, high),
      new Vector2(radius - thin, low),
    ],
    48,
  );
}

function pendant(group: Group, kit: Kit, _: LuminaireModel, drop: number): void {
  const height = Math.min(SHADE.height, drop * 0.6) * kit.size;
  const radius = Math.min(SHADE.radius, drop) * kit.size;
  const shade = new Mesh(
    kit.once(`shade ${height}`, () => shell(radius, height)),
    kit.body,
  );
  shade.position.y = height * 0.8 - drop;
  const bulb = new Mesh(
    kit.once('bulb', () => new SphereGeometry(0.035 * kit.size, 24, 12)),
    kit.shining,
  );
  bulb.position.y = height * 0.45 - drop;
  const cap = upright(kit, height * 1.3 + 0.03 - drop, height * 1.3 - drop, SHADE.top);
  group.add(adapter(kit, 0.08), upright(kit, -kit.height, height * 1.3 - drop, 0.003), cap, shade, bulb);
}

function downlight(group: Group, kit: Kit, _: LuminaireModel, drop: number): void {
  const height = within(CAN.least, CAN.most, drop - kit.height);
  const radius = CAN.radius * kit.size;
  const can = new Mesh(
    kit.once(`can ${height}`, () => new CylinderGeometry(radius, radius, height, 40)),
    kit.body,
  );
  can.position.y = height / 2 - drop;
  const lens = new Mesh(
    kit.once('eye', () => new CircleGeometry(radius * 0.72, 40)),
    kit.shining,
  );
  lens.rotation.x = Math.PI / 2;
  lens.position.y = -drop - 0.001;
  group.add(can, lens);
  if (drop - height > kit.height) group.add(upright(kit, -kit.height, height - drop, STEM));
}

const BUILD = { spotlight, linear, pendant, downlight };

export function buildLuminaires(
  { luminaires, section }: SceneModel,
  palette: Palette,
  selected: ReadonlySet<string>,
): Group {
  const known = new Map<string, BufferGeometry>();
  const once: Kit['once'] = (key, make) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
  // Micro rails are narrower, and their luminaires are smaller.
  const size = section.width > 0.03 ? 1 : 0.62;
  const kitOf = (color: string, name = 'body'): Kit => ({
    body: new MeshStandardMaterial({ name, color, roughness: 0.6 }),
    // Standard material, because exports for phones support no other.
    shining: new MeshStandardMaterial({ name: 'light', color: '#000000', emissive: SHINING }),
    size,
    height: section.height,
    once,
  });
  const kits = {
    black: kitOf(palette.body),
    white: kitOf(palette.whiteBody, 'whiteBody'),
    selected: kitOf(palette.warm),
  };
  const all = Object.assign(new Group(), { name: 'luminaires' });
  for (const luminaire of luminaires) {
    const group = Object.assign(new Group(), { name: luminaire.name });
    group.position.set(...luminaire.foot);
    group.rotation.y = -luminaire.heading;
    const kit = kits[selected.has(luminaire.id) ? 'selected' : luminaire.colour];
    BUILD[luminaire.symbol](group, kit, luminaire, luminaire.foot[1] - luminaire.centre[1]);
    all.add(group);
  }
  return all;
}

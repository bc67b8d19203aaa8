import {
  BoxGeometry,
  Color,
  DoubleSide,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Texture,
} from 'three';
import { faceKey, faceOf, type LitSurface, putLight } from './buildRoom.ts';
import type { Exposure } from './exposure.ts';
import { type FalseUniforms, falseUniforms, showLight } from './falseColour.ts';
import type { Palette } from './palette.ts';
import type { SceneModel } from './sceneModel.ts';
import type { ScenePoint } from './scenePoint.ts';
import type { FaceModel } from './solidModel.ts';

/** Faces are offset behind their edges to prevent flicker. */
const BEHIND = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 };

/** Identical in both themes, like lit surfaces of a room. */
const plainColour = (reflectance: number): Color => new Color().setScalar(0.25 + 0.6 * reflectance);

export function buildSolids({ solids }: SceneModel, palette: Palette): Group {
  const group = Object.assign(new Group(), { name: 'solids' });
  const edges = new LineBasicMaterial({ color: palette.line });
  for (const { name, middle, size, heading, reflectance } of solids) {
    const color = plainColour(reflectance);
    const geometry = new BoxGeometry(...size);
    const mesh = new Mesh(
      geometry,
      new MeshStandardMaterial({ name: 'solid', color, roughness: 0.9, ...BEHIND }),
    );
    const lines = new LineSegments(new EdgesGeometry(geometry), edges);
    for (const one of [mesh, lines]) {
      one.position.set(...middle);
      one.rotation.y = -heading;
    }
    group.add(Object.assign(mesh, { name }), lines);
  }
  return group;
}

/** Shades without computed light, by direction: along, across, down and up. */
const SHADES = [0.9, 0.9, 0.97, 0.97, 0.8, 1];

export interface SolidScene {
  group: Group;
  light: (textures: ReadonlyMap<string, Texture>) => void;
}

const cornersOf = ({ corner, along, up, width, height }: FaceModel): ScenePoint[] => {
  const put = (a: number, b: number): ScenePoint => [
    corner[0] + along[0] * a + up[0] * b,
    corner[1] + along[1] * a + up[1] * b,
    corner[2] + along[2] * a + up[2] * b,
  ];
  return [put(0, 0), put(width, 0), put(width, height), put(0, height)];
};

export function buildLitSolids(
  { solids }: SceneModel,
  palette: Palette,
  exposure: Exposure = { value: 1 },
  uniforms: FalseUniforms = falseUniforms(),
): SolidScene {
  const group = Object.assign(new Group(), { name: 'solids' });
  const edges = new LineBasicMaterial({ color: palette.line });
  const surfaces = new Map<string, LitSurface>();
  for (const [index, { name, middle, size, heading, reflectance, faces }] of solids.entries()) {
    for (const face of faces) {
      const [width, height] = [100 * face.width, 100 * face.height];
      const geometry = faceOf(
        cornersOf(face),
        [0, 0, width, 0, width, height, 0, height],
        [0, 1, 2, 0, 2, 3],
      );
      const plain = plainColour(reflectance).multiplyScalar(SHADES[face.face] ?? 1);
      const material = new MeshBasicMaterial({ color: plain, side: DoubleSide, dithering: true, ...BEHIND });
      showLight(material, exposure, uniforms);
      surfaces.set(faceKey(index, face.face), { material, plain });
      group.add(Object.assign(new Mesh(geometry, material), { name }));
    }
    const lines = new LineSegments(new EdgesGeometry(new BoxGeometry(...size)), edges);
    lines.position.set(...middle);
    lines.rotation.y = -heading;
    group.add(lines);
  }
  return { group, light: (textures) => putLight(surfaces, textures) };
}

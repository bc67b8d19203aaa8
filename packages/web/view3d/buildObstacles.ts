import {
  BoxGeometry,
  Color,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshStandardMaterial,
} from 'three';
import type { Palette } from './palette.ts';
import type { SceneModel } from './sceneModel.ts';

/** Faces lie a hair behind their edges, which would flicker with them. */
const BEHIND = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 };

/** What stands in the room as plain bodies (D68): the more of the light they give back, the lighter. */
export function buildObstacles({ obstacles }: SceneModel, palette: Palette): Group {
  const group = Object.assign(new Group(), { name: 'obstacles' });
  const edges = new LineBasicMaterial({ color: palette.line });
  for (const { name, middle, size, heading, reflectance } of obstacles) {
    // The same in both themes, as what is lit in a room is.
    const color = new Color().setScalar(0.25 + 0.6 * reflectance);
    const geometry = new BoxGeometry(...size);
    const mesh = new Mesh(
      geometry,
      new MeshStandardMaterial({ name: 'obstacle', color, roughness: 0.9, ...BEHIND }),
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

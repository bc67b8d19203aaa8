import { isEqual } from '@lumitor/domain/math/equal';
import type { Deg, Px } from '@lumitor/domain/units';
import {
  BufferGeometry,
  type DataTexture,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  Vector3,
} from 'three';
import { buildBeams } from './buildBeams.ts';
import { buildLuminaires } from './buildLuminaires.ts';
import { buildRails } from './buildRails.ts';
import { buildRoom, type RoomScene, surfaceKey } from './buildRoom.ts';
import { buildLitSolids, type SolidScene } from './buildSolids.ts';
import { type Eye, eyeOn, type Screen } from './camera.ts';
import type { Exposure } from './exposure.ts';
import { type FalseColour, falseUniforms, LUX, putFalseColour } from './falseColour.ts';
import { adaptation, type LitMesh } from './fineMap.ts';
import { lightTexture } from './lightTexture.ts';
import type { Palette } from './palette.ts';
import type { ViewSight } from './pick.ts';
import type { SceneModel } from './sceneModel.ts';
import type { ScenePoint } from './scenePoint.ts';
import { openStage, type RenderStage } from './stage.ts';

const MARK: Px = 22;

interface OnScreen {
  x: Px;
  y: Px;
}

export interface OpenView {
  eye: Eye;
  stage: RenderStage;
  model: () => SceneModel;
  show: (model: SceneModel, selected: readonly string[]) => void;
  light: (lit: readonly LitMesh[], falseColour: FalseColour | null) => void;
  showBeams: (areShown: boolean) => void;
  mark: (aim: { from: ScenePoint; to: ScenePoint } | null) => void;
  fit: (screen: Screen) => void;
  /** Renders the free part of the screen, for `take` to copy. */
  picture: <Taken>(width: Px, ratio: number, take: (canvas: HTMLCanvasElement) => Taken) => Taken;
  follow: (act: () => void) => () => void;
  /** Null behind the camera. */
  toScreen: (spot: ScenePoint) => OnScreen | null;
  sightAt: (at: OnScreen) => ViewSight;
  pixelAt: (spot: ScenePoint) => number;
  dispose: () => void;
}

export interface ViewProps {
  canvas: HTMLCanvasElement;
  element: HTMLElement;
  palette: Palette;
  model: SceneModel;
  /** Rotation of the plan on screen. */
  rotate: Deg;
}

function markOf(from: ScenePoint, to: ScenePoint, color: string): Group {
  const group = Object.assign(new Group(), { name: 'mark' });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute([...from, ...to], 3));
  // Rendered after the beams, which would wash it out.
  const onTop = { color, depthTest: false, transparent: true };
  const line = new LineSegments(geometry, new LineBasicMaterial(onTop));
  const ring = new Mesh(new RingGeometry(0.34, 0.5, 40), new MeshBasicMaterial(onTop));
  ring.name = 'ring';
  ring.position.set(...to);
  for (const one of [line, ring]) one.renderOrder = 2;
  group.add(line, ring);
  return group;
}

/**
 * Scene of a plan on a canvas; `show` rebuilds only groups whose part of the model has changed.
 * @throws if the browser has no WebGL
 */
export function openView({ canvas, element, palette, model: first, rotate }: ViewProps): OpenView {
  let model = first;
  let selected: readonly string[] = [];
  let hasBeams = true;
  let room: RoomScene | null = null;
  let solids: SolidScene | null = null;
  let marked: Group | null = null;
  let screen: Screen | null = null;
  let textures = new Map<string, DataTexture>();
  const followers = new Set<() => void>();

  const pixelAt = ([x, y, z]: ScenePoint): number => {
    const ahead = camera.getWorldDirection(new Vector3());
    const away = new Vector3(x, y, z).sub(camera.position).dot(ahead);
    return (2 * Math.max(0.05, away) * Math.tan((camera.fov * Math.PI) / 360)) / (screen?.height ?? 1);
  };
  const exposure: Exposure = { value: 1 };
  const uniforms = falseUniforms();
  const stage = openStage(
    { canvas, background: palette.background, exposure, isLit: () => textures.size > 0 },
    () => {
      room?.fadeFor(camera.position);
      camera.updateMatrixWorld();
      for (const act of followers) act();
      const ring = marked?.getObjectByName('ring');
      if (!ring) return;
      ring.quaternion.copy(camera.quaternion);
      ring.scale.setScalar(MARK * pixelAt([ring.position.x, ring.position.y, ring.position.z]));
    },
  );
  const { camera } = stage;
  const eye = eyeOn({ camera, element, model: () => model, rotate, onMove: stage.invalidate });

  const putRoom = () => {
    room = buildRoom(model, palette, exposure, uniforms);
    room.light(textures);
    stage.put('room', room.group);
  };
  const putSolids = () => {
    solids = buildLitSolids(model, palette, exposure, uniforms);
    solids.light(textures);
    stage.put('solids', solids.group);
  };
  const putLuminaires = () => {
    stage.put('luminaires', buildLuminaires(model, palette, new Set(selected)));
    stage.put('beams', hasBeams ? buildBeams(model, exposure) : null);
  };
  putRoom();
  stage.put('rails', buildRails(model, palette));
  putSolids();
  putLuminaires();

  return {
    eye,
    stage,
    model: () => model,
    show(next, ids) {
      const before = model;
      model = next;
      const isOtherRoom = !isEqual(
        [before.floor, before.walls, before.height],
        [next.floor, next.walls, next.height],
      );
      if (isOtherRoom) putRoom();
      if (!isEqual(before.solids, next.solids)) putSolids();
      const railsOf = ({ rails, section, height, devices }: SceneModel) => [rails, section, height, devices];
      if (!isEqual(railsOf(before), railsOf(next))) stage.put('rails', buildRails(next, palette));
      if (isOtherRoom || !isEqual([before.luminaires, selected], [next.luminaires, ids])) {
        selected = ids;
        putLuminaires();
      }
    },
    light(lit, falseColour) {
      const mean = adaptation(lit);
      const before = textures;
      // Relative to the eye's adaptation, except in false colour.
      const shareOf = (reflectance: number): number =>
        falseColour ? LUX : mean > 0 ? reflectance / mean : 0;
      textures = new Map(
        lit.map(({ map, reflectance }) => [surfaceKey(map.surface), lightTexture(map, shareOf(reflectance))]),
      );
      putFalseColour(uniforms, falseColour);
      room?.light(textures);
      solids?.light(textures);
      for (const texture of before.values()) texture.dispose();
      stage.invalidate();
    },
    showBeams(areShown) {
      if (hasBeams === areShown) return;
      hasBeams = areShown;
      stage.put('beams', hasBeams ? buildBeams(model, exposure) : null);
    },
    mark(aim) {
      marked = aim && markOf(aim.from, aim.to, palette.warm);
      stage.put('mark', marked);
    },
    fit(next) {
      screen = next;
      const { width, height, free } = next;
      stage.resize(width, height, {
        left: free.left / width,
        top: free.top / height,
        width: free.width / width,
        height: free.height / height,
      });
      eye.fit(next);
    },
    picture(wide, ratio, take) {
      const { width = wide, height = wide / ratio, free = { width, height } } = screen ?? {};
      const shown = Math.max(free.width, free.height * ratio);
      const [x, y] = [(width - shown) / 2, (height - shown / ratio) / 2];
      const before = marked;
      if (before) before.visible = false;
      try {
        return stage.picture({ x, y, width: shown, height: shown / ratio }, wide, take);
      } finally {
        if (before) before.visible = true;
      }
    },
    follow(act) {
      followers.add(act);
      act();
      return () => followers.delete(act);
    },
    toScreen(spot) {
      const { x, y, z } = new Vector3(...spot).project(camera);
      if (!screen || z > 1) return null;
      return { x: ((x + 1) / 2) * screen.width, y: ((1 - y) / 2) * screen.height };
    },
    sightAt({ x, y }) {
      const { width = 1, height = 1 } = screen ?? {};
      const far = new Vector3((2 * x) / width - 1, 1 - (2 * y) / height, 0.5).unproject(camera);
      const way = far.sub(camera.position).normalize();
      const { position } = camera;
      return { from: [position.x, position.y, position.z], way: [way.x, way.y, way.z] };
    },
    pixelAt,
    dispose() {
      eye.dispose();
      stage.dispose();
      for (const texture of textures.values()) texture.dispose();
    },
  };
}

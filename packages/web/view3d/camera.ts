import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { isInside } from '@lumitor/domain/kinds/room/outline';
import { radians } from '@lumitor/domain/math/angle';
import { greatestOf, leastOf } from '@lumitor/domain/math/lists';
import type { Deg, Metre, Px, Rad } from '@lumitor/domain/units';
import { type PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import type { SceneModel } from './sceneModel.ts';
import type { ScenePoint } from './scenePoint.ts';

export type CameraWay = 'orbit' | 'walk';

const EYE_HEIGHT: Metre = 1.6;
/** Effect of one key press; `NEARER` is a factor of the distance. */
const STEP: Metre = 0.15;
const TURN: Rad = Math.PI / 36;
const NEARER = 0.9;
/** Radians turned per pixel dragged. */
const LOOK = 0.004;
const FROM_WALL: Metre = 0.2;
const FIELD_OF_VIEW = { orbit: 40, walk: 65 } as const satisfies Record<CameraWay, Deg>;
const FIRST: Record<'polar' | 'aside', Rad> = { polar: 0.9, aside: 0.38 };
/** Initial share of the free screen area filled by the room. */
const FILLS = 0.92;
const STEEPEST: Rad = 1.4;

export interface Screen {
  width: Px;
  height: Px;
  free: { left: Px; top: Px; width: Px; height: Px };
}

export interface Eye {
  way: () => CameraWay;
  look: (way: CameraWay) => void;
  home: () => void;
  fit: (screen: Screen) => void;
  /** Null if the key has no action. */
  key: (key: string) => (() => void) | null;
  /** Negative steps walk backwards; in walking mode. */
  walk: (steps: number) => void;
  turnTo: (spot: ScenePoint) => void;
  /** Locks the camera while another object is dragged. */
  pause: (isPressed: boolean) => void;
  onPlan: (arrow: Point) => Point;
  dispose: () => void;
}

export interface Looked {
  camera: PerspectiveCamera;
  element: HTMLElement;
  model: () => SceneModel;
  rotate: Deg;
  onMove: () => void;
}

export function eyeOn({ camera, element, model, rotate, onMove }: Looked): Eye {
  const controls = new OrbitControls(camera, element);
  Object.assign(controls, {
    maxPolarAngle: Math.PI / 2 - 0.02,
    minDistance: 0.5,
    maxDistance: 80,
    zoomToCursor: true,
  });
  controls.addEventListener('change', onMove);
  let way: CameraWay = 'orbit';
  let screen: Screen | null = null;
  let isPressed = false;
  let yaw = 0;
  let pitch = 0;
  const turn = radians(rotate);

  const boxOf = () => {
    const { floor, height } = model();
    const [xs, zs] = [floor.map(([x]) => x), floor.map(([, , z]) => z)];
    const least = new Vector3(leastOf(xs), 0, leastOf(zs));
    const most = new Vector3(greatestOf(xs), height, greatestOf(zs));
    return { least, most, middle: least.clone().add(most).multiplyScalar(0.5) };
  };

  /**
   * Moves back until all eight corners of the room are in the free part of the screen. A corner needs its
   * depth plus its offset, divided by the tangent of the half view.
   */
  const lookAround = () => {
    const { least, most, middle } = boxOf();
    const back = new Vector3().setFromSphericalCoords(1, FIRST.polar, turn + FIRST.aside);
    const right = new Vector3().crossVectors(new Vector3(0, 1, 0), back).normalize();
    const up = new Vector3().crossVectors(back, right);
    const { width = 1, height = 1, free = { width: 1, height: 1 } } = screen ?? {};
    const half = Math.tan((camera.fov * Math.PI) / 360) * FILLS;
    const [tall, wide] = [(half * free.height) / height, (half * (width / height) * free.width) / width];
    let away = 1;
    for (const x of [least.x, most.x])
      for (const y of [least.y, most.y])
        for (const z of [least.z, most.z]) {
          const corner = new Vector3(x, y, z).sub(middle);
          const near = corner.dot(back);
          const adjacent = Math.max(Math.abs(corner.dot(right)) / wide, Math.abs(corner.dot(up)) / tall);
          away = Math.max(away, near + adjacent);
        }
    controls.target.copy(middle);
    camera.position.copy(middle).addScaledVector(back, away);
    controls.update();
    onMove();
  };

  const outline = () => model().floor.map(([x, , z]) => ({ x, y: z }));
  const isFree = (x: number, z: number): boolean => {
    if (model().walls.length === 0) return true;
    const corners = outline();
    return [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].every(([dx = 0, dz = 0]) => isInside(corners, { x: x + dx * FROM_WALL, y: z + dz * FROM_WALL }));
  };

  const face = () => {
    const flat = Math.cos(pitch);
    const { x, y, z } = camera.position;
    camera.lookAt(x + Math.sin(yaw) * flat, y + Math.sin(pitch), z - Math.cos(yaw) * flat);
    onMove();
  };

  /** Enters at the nearest side of the room, facing inwards. */
  const stand = () => {
    const { least, most, middle } = boxOf();
    const deep = {
      x: (Math.sin(turn) * (most.x - least.x)) / 2,
      z: (Math.cos(turn) * (most.z - least.z)) / 2,
    };
    const share = [0.8, 0.6, 0.4, 0.2, 0, -0.3, -0.6].find((by) =>
      isFree(middle.x + deep.x * by, middle.z + deep.z * by),
    );
    const [corner] = model().floor;
    const x = share === undefined ? ((corner?.[0] ?? 0) + middle.x) / 2 : middle.x + deep.x * share;
    const z = share === undefined ? ((corner?.[2] ?? 0) + middle.z) / 2 : middle.z + deep.z * share;
    camera.position.set(x, Math.min(EYE_HEIGHT, model().height - 0.1), z);
    yaw = -turn;
    pitch = 0;
    face();
  };

  const home = () => (way === 'orbit' ? lookAround() : stand());

  const go = (ahead: number, aside: number) => {
    const x = camera.position.x + ahead * Math.sin(yaw) + aside * Math.cos(yaw);
    const z = camera.position.z - ahead * Math.cos(yaw) + aside * Math.sin(yaw);
    const { position } = camera;
    // Slides along a wall that blocks the way.
    if (isFree(x, z)) position.set(x, position.y, z);
    else if (isFree(x, position.z)) position.x = x;
    else if (isFree(position.x, z)) position.z = z;
    face();
  };

  let last: { x: number; y: number; id: number } | null = null;
  const down = ({ clientX, clientY, pointerId, button }: PointerEvent) => {
    if (way !== 'walk' || isPressed || button > 0 || last) return;
    last = { x: clientX, y: clientY, id: pointerId };
  };
  const move = ({ clientX, clientY, pointerId }: PointerEvent) => {
    if (!last || last.id !== pointerId || isPressed) return;
    yaw -= (clientX - last.x) * LOOK;
    pitch = Math.min(STEEPEST, Math.max(-STEEPEST, pitch + (clientY - last.y) * LOOK));
    last = { x: clientX, y: clientY, id: pointerId };
    face();
  };
  const up = ({ pointerId }: PointerEvent) => {
    if (last?.id === pointerId) last = null;
  };
  const wheel = (event: WheelEvent) => {
    if (way !== 'walk') return;
    event.preventDefault();
    go(-Math.sign(event.deltaY) * STEP * 2, 0);
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, up, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });

  const walkKeys: Record<string, () => void> = {
    arrowup: () => go(STEP, 0),
    w: () => go(STEP, 0),
    arrowdown: () => go(-STEP, 0),
    s: () => go(-STEP, 0),
    a: () => go(0, -STEP),
    d: () => go(0, STEP),
    arrowleft: () => {
      yaw -= TURN;
      face();
    },
    arrowright: () => {
      yaw += TURN;
      face();
    },
  };
  const orbitKeys: Record<string, () => void> = {
    arrowup: () => controls.rotateUp(TURN),
    arrowdown: () => controls.rotateUp(-TURN),
    arrowleft: () => controls.rotateLeft(TURN),
    arrowright: () => controls.rotateLeft(-TURN),
    '+': () => controls.dollyIn(NEARER),
    '=': () => controls.dollyIn(NEARER),
    '-': () => controls.dollyOut(NEARER),
  };

  return {
    way: () => way,
    look(next) {
      way = next;
      controls.enabled = way === 'orbit';
      camera.fov = FIELD_OF_VIEW[way];
      camera.updateProjectionMatrix();
      home();
    },
    home,
    fit(next) {
      const isFirst = screen === null;
      screen = next;
      camera.aspect = next.width / next.height;
      const { left, top, width, height } = next.free;
      // Centres the picture in the free part of the screen.
      const [x, y] = [next.width / 2 - (left + width / 2), next.height / 2 - (top + height / 2)];
      camera.setViewOffset(next.width, next.height, x, y, next.width, next.height);
      if (isFirst) home();
      else onMove();
    },
    key(key) {
      if (key.toLowerCase() === 'f') return home;
      return (way === 'walk' ? walkKeys : orbitKeys)[key.toLowerCase()] ?? null;
    },
    walk: (steps) => go(steps * STEP * 3, 0),
    turnTo(spot) {
      const [x, y, z] = new Vector3(...spot)
        .sub(way === 'orbit' ? controls.target : camera.position)
        .toArray();
      if (way === 'walk') {
        yaw = Math.atan2(x, -z);
        pitch = Math.min(STEEPEST, Math.max(-STEEPEST, Math.atan2(y, Math.hypot(x, z))));
        return face();
      }
      controls.target.set(...spot);
      camera.position.add({ x, y, z });
      controls.update();
      onMove();
    },
    pause(next) {
      isPressed = next;
      controls.enabled = way === 'orbit' && !next;
    },
    onPlan({ x, y }) {
      const ahead = camera.getWorldDirection(new Vector3()).setY(0).normalize();
      return { x: -ahead.z * x - ahead.x * y, y: ahead.x * x - ahead.z * y };
    },
    dispose() {
      stop.abort();
      controls.dispose();
    },
  };
}

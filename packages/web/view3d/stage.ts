import type { Px } from '@lumitor/domain/units';
import {
  Color,
  DirectionalLight,
  type Group,
  HemisphereLight,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { disposeOf } from './dispose.ts';
import { type Exposure, type ExposureShare, expose } from './exposure.ts';

/** Largest ratio of canvas to page pixels; more adds time, but no visible detail. */
const MOST_PIXELS = 2;

export interface SceneViewport {
  x: Px;
  y: Px;
  width: Px;
  height: Px;
}

const ALL: ExposureShare = { left: 0, top: 0, width: 1, height: 1 };

interface StageProps {
  canvas: HTMLCanvasElement;
  background: string;
  exposure: Exposure;
  /** Exposure runs only with light on the surfaces. */
  isLit: () => boolean;
}

export interface RenderStage {
  camera: PerspectiveCamera;
  scene: Scene;
  renderer: WebGLRenderer;
  invalidate: () => void;
  /** @param free unobstructed part, used for exposure */
  resize: (width: Px, height: Px, free: ExposureShare) => void;
  put: (name: string, group: Group | null) => void;
  /** Renders a part of the screen at a width, for `take` to copy. */
  picture: <Taken>(part: SceneViewport, width: Px, take: (canvas: HTMLCanvasElement) => Taken) => Taken;
  dispose: () => void;
}

/** Renders only after changes. @throws if the browser has no WebGL */
export function openStage(
  { canvas, background, exposure, isLit }: StageProps,
  onPaint: () => void,
): RenderStage {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  const scene = new Scene();
  scene.background = new Color(background);
  const camera = new PerspectiveCamera(40, 1, 0.05, 300);
  const sun = new DirectionalLight('#ffffff', 1.6);
  sun.position.set(3, 8, 5);
  scene.add(new HemisphereLight('#ffffff', '#b8b2a6', 1.9), sun);
  const shown = new Map<string, Group>();
  let frame = 0;
  let seen = ALL;

  const paintExposed = (part: ExposureShare) => {
    onPaint();
    if (isLit()) expose(renderer, scene, camera, exposure, part);
    else exposure.value = 1;
    renderer.render(scene, camera);
  };
  const paint = () => {
    frame = 0;
    paintExposed(seen);
  };
  const invalidate = () => {
    if (frame === 0 && !renderer.xr.isPresenting) frame = requestAnimationFrame(paint);
  };
  const put = (name: string, group: Group | null) => {
    const before = shown.get(name);
    if (before) {
      scene.remove(before);
      disposeOf(before);
      shown.delete(name);
    }
    if (group) {
      scene.add(group);
      shown.set(name, group);
    }
    invalidate();
  };

  return {
    camera,
    scene,
    renderer,
    invalidate,
    put,
    resize(width, height, free) {
      seen = free;
      renderer.setPixelRatio(Math.min(MOST_PIXELS, devicePixelRatio));
      renderer.setSize(width, height, false);
      invalidate();
    },
    picture(part, width, take) {
      const view = camera.view && { ...camera.view };
      const ratio = renderer.getPixelRatio();
      const [wide, high] = [canvas.width / ratio, canvas.height / ratio];
      camera.setViewOffset(wide, high, part.x, part.y, part.width, part.height);
      renderer.setPixelRatio(1);
      renderer.setSize(width, Math.round((width * part.height) / part.width), false);
      paintExposed(ALL);
      try {
        return take(canvas);
      } finally {
        camera.view = view;
        camera.updateProjectionMatrix();
        renderer.setPixelRatio(ratio);
        renderer.setSize(wide, high, false);
        invalidate();
      }
    },
    dispose() {
      cancelAnimationFrame(frame);
      for (const name of [...shown.keys()]) put(name, null);
      cancelAnimationFrame(frame);
      renderer.dispose();
    },
  };
}

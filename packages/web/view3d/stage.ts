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
import { type Exposure, expose, type Share } from './exposure.ts';

/** More pixels than so to one of the page show no more, and take their time. */
const MOST_PIXELS = 2;

/** A part of the screen, in pixels; it may reach beyond. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ALL: Share = { left: 0, top: 0, width: 1, height: 1 };

interface StageProps {
  canvas: HTMLCanvasElement;
  background: string;
  exposure: Exposure;
  /** Without light on the surfaces there is nothing to expose for. */
  isLit: () => boolean;
}

export interface Stage {
  camera: PerspectiveCamera;
  scene: Scene;
  renderer: WebGLRenderer;
  /** Has it painted with the next frame. */
  invalidate: () => void;
  /** @param free what of it nothing stands over: it is exposed for */
  resize: (width: number, height: number, free: Share) => void;
  /** Puts something in the place of what was there under this name, and frees that. */
  put: (name: string, group: Group | null) => void;
  /** Paints a part of the screen at once, so large, for `take` to copy; then all of it as before. */
  picture: <Taken>(part: Part, width: number, take: (canvas: HTMLCanvasElement) => Taken) => Taken;
  dispose: () => void;
}

/**
 * Where the room is painted: whenever something has changed, and never otherwise.
 * @param onPaint before each time @throws where the browser has no WebGL
 */
export function openStage({ canvas, background, exposure, isLit }: StageProps, onPaint: () => void): Stage {
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

  const paintExposed = (part: Share) => {
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

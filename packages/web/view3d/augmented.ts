import { floorMiddle } from './exported.ts';
import type { OpenView } from './openView.ts';
import type { Palette } from './palette.ts';

/** AR support of the system: its own viewer, or the browser. */
export type Augmented = 'quickLook' | 'webXr';

/** Null without support. */
export async function augmentedBy(): Promise<Augmented | null> {
  if (document.createElement('a').relList.supports?.('ar')) return 'quickLook';
  const isSupported = await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false);
  return isSupported ? 'webXr' : null;
}

/** The system's viewer opens from a link around a picture. */
async function quickLook(view: OpenView, palette: Palette): Promise<void> {
  const { usdzOf } = await import('./usdz.ts');
  const url = URL.createObjectURL(await usdzOf(view.model(), palette));
  const link = Object.assign(document.createElement('a'), { href: url, rel: 'ar', download: 'lumitor.usdz' });
  link.append(document.createElement('img'));
  link.click();
  // The system reads the file in the meantime.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** True scale, until the visitor ends the session. */
async function webXr({ stage, model }: OpenView): Promise<void> {
  const session = await navigator.xr?.requestSession('immersive-ar', { requiredFeatures: ['local-floor'] });
  if (!session) return;
  const { renderer, scene, camera } = stage;
  const { background } = scene;
  const hidden = ['room', 'beams', 'mark'].flatMap((name) => scene.getObjectByName(name) ?? []);
  const [x, , z] = floorMiddle(model());
  scene.background = null;
  scene.position.set(-x, 0, -z);
  for (const one of hidden) one.visible = false;
  renderer.xr.enabled = true;
  renderer.xr.setReferenceSpaceType('local-floor');
  session.addEventListener('end', () => {
    renderer.setAnimationLoop(null);
    renderer.xr.enabled = false;
    scene.background = background;
    scene.position.set(0, 0, 0);
    for (const one of hidden) one.visible = true;
    stage.invalidate();
  });
  await renderer.xr.setSession(session);
  renderer.setAnimationLoop(() => renderer.render(scene, camera));
}

/** Shows the plan in the real room. @throws if the system refuses */
export const showAugmented = (how: Augmented, view: OpenView, palette: Palette): Promise<void> =>
  how === 'quickLook' ? quickLook(view, palette) : webXr(view);

import { areaOf } from '@lumitor/domain/kinds/room/outlineShape';
import { dimmed } from '@lumitor/domain/light/measured';
import type { Light, LightDetail, LightSurface, Scene } from '@lumitor/domain/light/scene';
import type { Cm } from '@lumitor/domain/units';
import { useEffect, useMemo, useRef, useState } from 'react';
import { computeLight } from '../../light/computeLight.ts';
import { lightAsker } from '../../light/lightRequests.ts';
import type { LitMesh } from '../../view3d/fineMap.ts';
import { shownFaces } from '../../view3d/solidModel.ts';
import { usePlan } from '../../visitor/configuratorStore.ts';
import { useLight } from '../../visitor/lightStore.ts';
import { sceneShares } from '../../visitor/sceneShares.ts';
import { useChosenTables, useScene } from '../light/useScene.ts';

/** Cells of all surfaces together: they bound the time of each detail. */
const CELLS = { direct: 2_500, quick: 2_500, full: 6_000 } as const satisfies Record<LightDetail, number>;
const OPEN_FLOOR = 0.3;
const NOTHING: readonly Light[] = [];

const surfacesOf = ({ room }: Scene): LightSurface[] =>
  room
    ? [
        { kind: 'floor' },
        { kind: 'ceiling' },
        ...room.outline.map((_, wall): LightSurface => ({ kind: 'wall', wall })),
        ...(room.solids ?? []).flatMap((item, solid) =>
          shownFaces(item, room.height).map((face): LightSurface => ({ kind: 'face', solid, face })),
        ),
      ]
    : [{ kind: 'floor' }];

function reflectanceOf({ room }: Scene, surface: LightSurface): number {
  if (!room) return OPEN_FLOOR;
  const { kind } = surface;
  if (kind === 'face') return room.solids?.[surface.solid]?.reflectance ?? 0;
  const { ceiling, walls, floor } = room.reflectance;
  return kind === 'floor' ? floor : kind === 'ceiling' ? ceiling : walls;
}

/** Cell size that divides all surfaces into about as many cells as requested. */
function stepOf({ room }: Scene, cells: number): Cm | undefined {
  if (!room) return undefined;
  const { outline, height } = room;
  const around = outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y };
    return sum + Math.hypot(next.x - x, next.y - y);
  }, 0);
  const furniture = (room.solids ?? []).reduce(
    (sum, { width, depth, from, to }) => sum + 2 * (width + depth) * (to - from) + width * depth,
    0,
  );
  return Math.max(5, Math.sqrt((20_000 * areaOf(outline) + around * height + furniture) / cells));
}

const isBright = ({ luminaires }: Scene): boolean => luminaires.length > 0;

async function litIn(scene: Scene, detail: LightDetail, signal: AbortSignal): Promise<readonly Light[]> {
  if (!isBright(scene)) return NOTHING;
  const step = stepOf(scene, CELLS[detail]);
  const request = { scene, surfaces: surfacesOf(scene), detail, ...(step && { step }) };
  return (await computeLight(request, signal)).lights;
}

export interface RoomLight {
  lit: readonly LitMesh[];
  isAwaited: boolean;
}

export function useRoomLight(): RoomLight {
  const plan = usePlan();
  const tables = useChosenTables(plan);
  const scene = useScene(plan, tables);
  const isReady = tables.state !== 'loading';
  const [light, setLight] = useState<{ lights: readonly Light[]; of: Scene; isSettled: boolean } | null>(
    null,
  );
  const newest = useRef(scene);
  newest.current = scene;
  const [asker] = useState(() =>
    lightAsker<Scene, readonly Light[]>(
      litIn,
      (lights, of, detail) => setLight({ lights, of, isSettled: detail === 'full' }),
      () => setLight({ lights: NOTHING, of: newest.current, isSettled: true }),
    ),
  );
  useEffect(() => asker.stop, [asker]);
  useEffect(() => {
    if (isReady) asker.request(scene);
  }, [asker, scene, isReady]);
  const chosen = useLight((state) => state.scene);
  const { dimming } = plan;
  const lit = useMemo(() => {
    if (!light) return [];
    const shares = sceneShares(light.of, dimming, chosen) ?? [];
    return light.lights.map(
      (surfaceLight): LitMesh => ({
        map: dimmed(surfaceLight, shares).map,
        reflectance: reflectanceOf(light.of, surfaceLight.map.surface),
      }),
    );
  }, [light, dimming, chosen]);
  return { lit, isAwaited: !light?.isSettled || light.of !== scene };
}

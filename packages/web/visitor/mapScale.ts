import { type ScaleChoice, USUAL_SCALE } from '@lumitor/domain/light/scaleChoice';
import { configuratorStore, useConfigurator } from './configuratorStore.ts';

/** How maps of illuminance are coloured now, in plan and 3D. */
export const mapScale = (): ScaleChoice => configuratorStore.getState().mapScale ?? USUAL_SCALE;

export const useMapScale = (): ScaleChoice => useConfigurator((state) => state.mapScale) ?? USUAL_SCALE;

export const setMapScale = (change: Partial<ScaleChoice>): void =>
  configuratorStore.setState({ mapScale: { ...mapScale(), ...change } });

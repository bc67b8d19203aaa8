import { type ScaleChoice, USUAL_SCALE } from '@lumitor/domain/light/scaleChoice';
import { configuratorStore, useConfigurator } from './configuratorStore.ts';

export const mapScale = (): ScaleChoice => configuratorStore.getState().mapScale ?? USUAL_SCALE;

export const useMapScale = (): ScaleChoice => useConfigurator((state) => state.mapScale) ?? USUAL_SCALE;

export const setMapScale = (change: Partial<ScaleChoice>): void =>
  configuratorStore.setState({ mapScale: { ...mapScale(), ...change } });

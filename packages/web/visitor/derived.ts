import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { type RailColour, railColour } from '@lumitor/domain/catalogue/railColour';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { type Drawing, drawLayout } from '@lumitor/domain/kinds/rail/drawing';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import type { Choices } from '@lumitor/domain/plan/choices';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { type Counting, type Quote, quoteWith } from '@lumitor/domain/quote/quoteWith';
import type { LanguagePrices } from '@lumitor/domain/settings/languagePrices';
import type { Wiring } from '@lumitor/domain/wiring/wiring';
import { useStore } from 'zustand/react';
import { catalogueStore } from '../data/catalogue.ts';
import { useLanguagePrices } from '../data/settings.ts';
import { sharedStore } from '../data/shared.ts';
import { textsStore } from '../data/texts.ts';
import { languageToShow } from '../translation/language.ts';
import { configuratorStore, useChoices, useConfigurator, useLayout, usePlan } from './configuratorStore.ts';
import { countingOf, countingStore } from './counting.ts';

/**
 * Memoizes the last two results by identity of their sources. Two suffice: the painted state lags the newest
 * by a frame, and both are read in turn.
 */
export function latest<Sources extends unknown[], Value>(compute: (...sources: Sources) => Value) {
  let known: { sources: Sources; value: Value }[] = [];
  return (...sources: Sources): Value => {
    const found = known.find((one) =>
      one.sources.every((source, index) => Object.is(source, sources[index])),
    );
    if (found) return found.value;
    const value = compute(...sources);
    known = [{ sources, value }, ...known.slice(0, 1)];
    return value;
  };
}

export const quoteOf = latest(
  (
    counting: Counting,
    layout: Layout,
    choices: Choices,
    wiring: Wiring,
    placements: Plan['placements'],
    catalogue: LineCatalogue,
    prices: LanguagePrices,
    euroRate: number,
  ): Quote =>
    quoteWith(counting, { layout, choices, wiring, placements }, catalogue, { ...prices, euroRate }),
);
const NO_PLACEMENTS: Plan['placements'] = [];

/** Only with several zones (D27a). */
export const pricedPlacements = ({ wiring: { cuts, ownZones }, placements }: Plan): Plan['placements'] =>
  cuts.length + ownZones.length > 0 ? placements : NO_PLACEMENTS;

export const drawingIn = latest((layout: Layout): Drawing => drawLayout(geometryOf(layout)));

export function shownCatalogue(): LineCatalogue | null {
  return catalogueStore.getState()[productLineOf(sharedStore.getState().isMicro)].catalogue;
}

export function useCatalogue(): LineCatalogue | null {
  const isMicro = useStore(sharedStore, (state) => state.isMicro);
  return useStore(catalogueStore, (state) => state[productLineOf(isMicro)].catalogue);
}

function useShownPrices(): LanguagePrices {
  const requested = useStore(sharedStore, (state) => state.language);
  const texts = useStore(textsStore, (state) => state.texts);
  return useLanguagePrices(languageToShow(requested, texts));
}

export function useQuote(): Quote | null {
  const plan = usePlan();
  const { layout, choices, wiring } = plan;
  const catalogue = useCatalogue();
  const euroRate = useStore(sharedStore, (state) => state.euroRate);
  const prices = useShownPrices();
  const whole = useStore(countingStore, (state) => state.whole);
  const counting = catalogue && countingOf(plan, catalogue, whole);
  if (!catalogue || !counting) return null;
  return quoteOf(counting, layout, choices, wiring, pricedPlacements(plan), catalogue, prices, euroRate);
}

export const drawingNow = (): Drawing => drawingIn(currentPlan(configuratorStore.getState().history).layout);

export const useDrawing = (): Drawing => drawingIn(useLayout());

export const useRailColour = (): RailColour => useColourOf(useChoices());

export function useColourOf({ connectionId }: Choices): RailColour {
  const connection = useCatalogue()?.connections.find(({ id }) => id === connectionId);
  return railColour(connection);
}

export function useShowsGross(): boolean {
  const chosen = useConfigurator((state) => state.showsGross);
  const { showsGross } = useShownPrices();
  return chosen ?? showsGross;
}

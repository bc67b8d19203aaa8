import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { itemAt } from '@lumitor/domain/math/lists';
import { newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN, type Plan } from '@lumitor/domain/plan/plan';
import { UNSET } from '@lumitor/domain/settings/settings';
import { SOME_BODIES } from '@lumitor/domain/testing/arbitraryEdit';
import { sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { setWork } from '../configurator/inWork.ts';
import { catalogueStore } from '../data/catalogue.ts';
import { sharedStore } from '../data/shared.ts';
import { textsStore } from '../data/texts.ts';
import { catchUp, configuratorStore, initialState } from '../visitor/configuratorStore.ts';
import { loadCounting } from '../visitor/counting.ts';

setWork(() => import('../configurator/work.ts'));

const LANGUAGES = ['PL', 'EN', 'DE'] as const;

/** Installed texts in their stored form. */
export const installedTexts = Object.fromEntries(
  Object.entries(interfaceTexts).map(([section, texts]) => [
    section,
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, { pl, en, de }]) => [
        [`${key}_PL`, pl],
        [`${key}_EN`, en],
        [`${key}_DE`, de],
      ]),
    ),
  ]),
);

export const catalogueOfPlans: LineCatalogue = {
  ...sampleCatalogue,
  bindings: [
    ...sampleCatalogue.bindings,
    ...Array.from(SOME_BODIES, ([id, { length, fitsBent, tiltMax }]) => ({
      ...itemAt(sampleCatalogue.bindings, 0),
      id,
      title: `Luminaire ${id}`,
      length,
      fitsBent,
      tiltMax,
    })),
  ],
};

export interface Work {
  /** Differences from an empty plan with the sample catalogue's first rails and on/off control. */
  plan?: Partial<Plan>;
  catalogue?: LineCatalogue;
  language?: string;
}

/** As after a reload; clears storage of other tests. */
export async function openWork({
  plan = {},
  catalogue = sampleCatalogue,
  language = 'en',
}: Work = {}): Promise<void> {
  localStorage.clear();
  const { shop, prices, lines, orders } = UNSET;
  sharedStore.setState({ isMicro: false, language, euroRate: 4 });
  textsStore.setState({
    status: 'ready',
    requested: language,
    texts: {
      translations: installedTexts,
      languages: LANGUAGES.map((lang) => ({ lang, active: true })),
      settings: { shop, prices, lines, orders, accentTones: null, hasTerms: false },
    },
  });
  catalogueStore.setState({ standard: { status: 'ready', catalogue } });
  configuratorStore.setState({
    ...initialState(),
    history: newHistory({ ...EMPTY_PLAN, choices: sampleChoices, ...plan }),
  });
  catchUp();
  await loadCounting();
}

export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

/** Painted once when it returns: React's production build renders in its own time. */
export async function mount(component: ReactNode) {
  const screen = await render(
    <Router hook={memoryLocation({ path: '/standard' }).hook}>
      <div style={{ position: 'relative', height: '100vh' }}>{component}</div>
    </Router>,
  );
  await painted();
  return screen;
}

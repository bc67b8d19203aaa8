import type { Binding, Connection, System } from '@lumitor/domain/catalogue/article';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { EMPTY_LAYOUT } from '@lumitor/domain/kinds/rail/layout';
import type { StartFrame } from '@lumitor/domain/kinds/rail/step';
import { NO_CHOICES } from '@lumitor/domain/plan/choices';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { bindingMisfit } from '@lumitor/domain/quote/fit';
import { familyOf } from '@lumitor/domain/quote/lines';
import { powersFor } from '@lumitor/domain/quote/offered';
import { recommendPower } from '@lumitor/domain/quote/power';
import { bindingPriceOf, isMadeFor } from '@lumitor/domain/quote/price';
import { type Quote, quoteFor } from '@lumitor/domain/quote/quote';
import type { Cm } from '@lumitor/domain/units';
import { inEach, type LineArticles } from '../gaps/lineArticles.ts';

export const TRIAL_LENGTH: Cm = 200;

const START: StartFrame = {
  kind: 'start',
  id: 'trial',
  frameLength: TRIAL_LENGTH,
  hasT: false,
  origin: { x: 0, y: 0 },
  heading: 0,
};
const LAYOUT = { ...EMPTY_LAYOUT, steps: [START] };
/** Net, in złoty: a euro price may follow from an unknown rate. */
const TERMS = { currency: 'PLN', euroRate: 0, vatPercent: 0 } as const;

/** 2 m of rail, one luminaire and a sufficient supply, if the line has them. */
export interface Trial {
  rail: Connection | null;
  luminaire: Binding | null;
  hasSupply: boolean;
  quote: Quote;
  isComplete: boolean;
}

/** Catalogue of a line for visitors. @param onlySold false treats inactive articles as active */
export function catalogueOfLine({ table, articles }: LineArticles, onlySold: boolean): LineCatalogue {
  const catalogue = inEach((name) =>
    articles[name].flatMap((article) => (article.active || !onlySold ? [{ ...article, active: true }] : [])),
  ) as Pick<LineCatalogue, CatalogueCollection>;
  return { ...catalogue, luminaireTypes: [], lightTargets: [], partTable: table };
}

const best = <Article>(articles: readonly Article[], score: (article: Article) => number): Article | null =>
  articles.toSorted((a, b) => score(b) - score(a))[0] ?? null;

const systemFor = (luminaire: Binding | null, systems: readonly System[]): System | null => {
  if (!luminaire || bindingPriceOf(luminaire, null, 'PLN', 0) !== null) return null;
  return best(
    systems.filter(({ type }) => isMadeFor(luminaire, type)),
    ({ price }) => Number(price > 0),
  );
};

/** @param rail absent: preferably one with rules and a price */
export function trialOf(catalogue: LineCatalogue, rail?: Connection): Trial {
  const chosen =
    rail ??
    best(
      catalogue.connections,
      (connection) =>
        4 * Number(familyOf(catalogue.partTable, connection) !== null) +
        2 * Number(connection.price > 0) +
        Number(connection.isBlack),
    );
  const basis = { connection: chosen, system: null };
  const luminaire = best(
    catalogue.bindings.filter((binding) => !bindingMisfit(binding, basis)),
    (binding) =>
      Number(binding.power > 0) +
      2 *
        Number(
          systemFor(binding, catalogue.systems) !== null || bindingPriceOf(binding, null, 'PLN', 0) !== null,
        ),
  );
  const system = systemFor(luminaire, catalogue.systems);
  const supplies = powersFor(catalogue, { connection: chosen, system });
  const priced = supplies.filter(({ price }) => price > 0);
  const supply =
    recommendPower(priced, luminaire?.power ?? 0) ??
    priced.find(({ power }) => power > 0) ??
    priced[0] ??
    supplies[0] ??
    null;
  const choices = {
    ...NO_CHOICES,
    connectionId: chosen?.id ?? null,
    systemId: system?.id ?? null,
    powerId: supply?.id ?? null,
    bindings: luminaire ? [{ id: luminaire.id, quantity: 1 }] : [],
  };
  const quote = quoteFor({ ...EMPTY_PLAN, layout: LAYOUT, choices }, catalogue, TERMS);
  return {
    rail: chosen,
    luminaire,
    hasSupply: supply !== null,
    quote,
    isComplete: chosen !== null && luminaire !== null && !quote.totals.isIncomplete,
  };
}

export const sellsWhole = (line: LineArticles): boolean => trialOf(catalogueOfLine(line, true)).isComplete;

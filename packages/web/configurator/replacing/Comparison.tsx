import type { Binding } from '@lumitor/domain/catalogue/article';
import { sceneForWork } from '@lumitor/domain/dimming/dimming';
import { replacedCount } from '@lumitor/domain/kinds/luminaire/replacing';
import { dimmed } from '@lumitor/domain/light/measured';
import type { Light, LightFigures, LightSurface, Scene } from '@lumitor/domain/light/scene';
import type { Plan } from '@lumitor/domain/plan/plan';
import { basisOf } from '@lumitor/domain/quote/basis';
import type { ComparedReplacement } from '@lumitor/domain/quote/comparedReplacement';
import { formatMoneyChange } from '@lumitor/domain/quote/money';
import { bindingPriceOf } from '@lumitor/domain/quote/price';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { cents } from '@lumitor/domain/units';
import { useMemo } from 'react';
import type { ComputedLight } from '../../light/lightMessages.ts';
import { type Tables, useTables } from '../../light/useTables.ts';
import { usePricing } from '../../parts/usePricing.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useCatalogue, useShowsGross } from '../../visitor/derived.ts';
import { sceneOfOther } from '../../visitor/planScene.ts';
import { sceneShares } from '../../visitor/sceneShares.ts';
import { usePlanLight } from '../light/usePlanLight.ts';
import { useTarget } from '../light/useScene.ts';
import { areaName } from '../panels/room/roomNames.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import {
  areaRow,
  type ComparisonRow,
  type ComparisonWords,
  type LightPair,
  loadRow,
  luminaireRows,
  planeRows,
} from './comparisonRows.ts';
import styles from './Replacing.module.css';
import type { Replacing } from './useReplacement.ts';

interface PlanLight {
  plane: LightFigures | null;
  areas: readonly (LightFigures | null)[];
}

const areasOf = ({ areas }: Plan): LightSurface[] => areas.map(({ id }) => ({ kind: 'area', id }));

function planLight(plan: Plan, scene: Scene, { lights, measured }: ComputedLight): PlanLight {
  const shares = sceneShares(scene, plan.dimming, sceneForWork(plan.dimming)?.number ?? null) ?? [];
  const figuresOf = (light: Light | undefined) => (light ? dimmed(light, shares).figures : null);
  return { plane: figuresOf(lights[0]), areas: plan.areas.map((_, index) => figuresOf(measured[index])) };
}

function usePlanTables(plans: readonly Plan[]): Tables {
  const catalogue = useCatalogue();
  const chosen = new Set(plans.flatMap(({ choices }) => choices.bindings.map(({ id }) => id)));
  const paths = catalogue?.bindings.flatMap(({ id, photometry }) =>
    chosen.has(id) && photometry ? [photometry] : [],
  );
  return useTables([...new Set(paths)].sort());
}

function useFigures(plan: Plan, tables: Tables): PlanLight | null | undefined {
  const catalogue = useCatalogue();
  const scene = useMemo(
    () => catalogue && sceneOfOther(plan, catalogue, tables.tables),
    [plan, catalogue, tables.tables],
  );
  return usePlanLight({
    scene: scene?.room ? scene : null,
    areas: areasOf(plan),
    tables,
    read: (computed, lit) => planLight(plan, lit, computed),
  });
}

/** Sequential. @returns undefined while computed, null on failure */
function useLightFigures(now: Plan, after: Plan) {
  const tables = usePlanTables([now, after]);
  return { now: useFigures(now, tables), after: useFigures(after, tables) };
}

type Compared = ComparedReplacement;

export function useSignedMoney(): (change: number) => string {
  const { language } = useTranslation();
  const { currency } = usePricing().terms;
  return (change) => formatMoneyChange(cents(change), currency, language);
}

/** Other articles whose amount changes, such as the supply that follows the load. */
function OtherPrices({ price }: Pick<Compared, 'price'>) {
  const { t, language } = useTranslation();
  const signedMoney = useSignedMoney();
  const changes = price.articles.flatMap(({ article, kind, now, after }) =>
    kind === 'binding' || !article || now === null || after === null
      ? []
      : [t('replacing.other', { title: titleIn(article, language), change: signedMoney(after - now) })],
  );
  return (
    changes.length > 0 && (
      <p className={styles.note}>{t('replacing.others', { changes: changes.join(', ') })}</p>
    )
  );
}

function usePriceRow(compared: Compared, { from, to }: Pick<Replacing, 'from' | 'to'>): ComparisonRow {
  const { t } = useTranslation();
  const { money, terms } = usePricing();
  const signedMoney = useSignedMoney();
  const catalogue = useCatalogue();
  const { now, after, price } = compared;
  const system = (catalogue && basisOf(catalogue, now.plan.choices).system?.type) ?? null;
  const priceOf = (binding: Binding | undefined) =>
    binding ? bindingPriceOf(binding, system, terms.currency, terms.euroRate) : null;
  const [first, second] = from.filter(({ id }) => id !== to?.id);
  const prices = { now: second ? null : priceOf(first), after: priceOf(to) };
  const isEach = prices.now !== null && prices.after !== null;
  const luminaires = isEach
    ? t('replacing.priceOf', {
        count: replacedCount(compared),
        now: money(prices.now),
        after: money(prices.after),
      })
    : t('replacing.net');
  return {
    key: 'price',
    label: t('replacing.price'),
    note: luminaires,
    now: money(now.quote.totals.net),
    after: money(after.quote.totals.net),
    change: price.totals ? signedMoney(price.totals.net) : t('choice.priceOnRequest'),
    isFirst: true,
  };
}

const pairOf = (
  { now, after }: ReturnType<typeof useLightFigures>,
  figuresOf: (light: PlanLight) => LightPair['now'],
): LightPair => ({ now: now && figuresOf(now), after: after && figuresOf(after) });

function useLightRows(
  { now, after }: Compared,
  words: ComparisonWords,
): { rows: ComparisonRow[]; hasFailed: boolean } {
  const light = useLightFigures(now.plan, after.plan);
  const { room, areas } = now.plan;
  const target = useTarget(now.plan);
  if (!room) return { rows: [], hasFailed: false };
  const rows = [
    ...planeRows(
      pairOf(light, ({ plane }) => plane),
      target,
      room.plane,
      words,
    ),
    ...areas.map((area, index) =>
      areaRow(
        area.id,
        areaName(areas, area, words.t),
        pairOf(light, ({ areas: figures }) => figures[index] ?? null),
        words,
      ),
    ),
  ];
  return { rows, hasFailed: light.now === null || light.after === null };
}

function Supply({ compared, replacing }: { compared: Compared; replacing: Replacing }) {
  const { t, language } = useTranslation();
  const basis = useShowsGross() ? 'gross' : 'net';
  const signedMoney = useSignedMoney();
  const { stronger, after } = compared;
  const { power, supply, isPowerAutomatic } = after.quote;
  if (!stronger) {
    const isOverloaded = supply !== null && after.load > supply;
    return isOverloaded && !isPowerAutomatic && <p className={styles.bad}>{t('replacing.noStronger')}</p>;
  }
  const { totals } = stronger.price;
  const former = compared.now.quote.power ?? power;
  const named = (article: typeof power) => (article ? titleIn(article, language) : '');
  return (
    <div className={styles.supply}>
      <Checkbox
        label={
          <>
            {t('replacing.stronger', { title: named(stronger.power), former: named(former) })}{' '}
            <b>
              {totals
                ? t(basis === 'gross' ? 'replacing.changeGross' : 'replacing.changeNet', {
                    change: signedMoney(totals[basis]),
                  })
                : t('choice.priceOnRequest')}
            </b>
          </>
        }
        checked={replacing.isStrongerChosen}
        onChange={replacing.setStrongerChosen}
      />
    </div>
  );
}

interface ComparisonProps {
  compared: Compared;
  to: Binding;
  replacing: Replacing;
}

export function ReplacementComparison({ compared, to, replacing }: ComparisonProps) {
  const { t, language } = useTranslation();
  const words = { t, language };
  const { rows: light, hasFailed } = useLightRows(compared, words);
  const price = usePriceRow(compared, replacing);
  const { now, after } = compared;
  const onRequest = compared.price.articles.flatMap(({ article, ...amounts }) =>
    article && (amounts.now === null || amounts.after === null) ? [titleIn(article, language)] : [],
  );
  const replaced = replacing.from.filter(({ id }) => id !== to.id);
  return (
    <>
      <ComparisonTable
        rows={[...luminaireRows(replaced, to, words), loadRow(now, after, words), ...light, price]}
      />
      <OtherPrices price={compared.price} />
      {onRequest.length > 0 && (
        <p className={styles.note}>{t('replacing.onRequest', { titles: onRequest.join(', ') })}</p>
      )}
      {hasFailed && (
        <p role="alert" className={styles.bad}>
          {t('replacing.lightFailed')}
        </p>
      )}
      <Supply compared={compared} replacing={replacing} />
    </>
  );
}

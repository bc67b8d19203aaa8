import type { Connection } from '@lumitor/domain/catalogue/article';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import { sameEnd } from '@lumitor/domain/kinds/rail/step';
import { currentPlan } from '@lumitor/domain/plan/history';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { memo } from 'react';
import Offcuts from '../../../parts/Offcuts.tsx';
import { usePricing } from '../../../parts/usePricing.ts';
import { useShownPrice } from '../../../parts/useShownPrice.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useChoices, useConfigurator } from '../../../visitor/configuratorStore.ts';
import { useCatalogue, useShowsGross } from '../../../visitor/derived.ts';
import { moveActiveEnd } from '../../../visitor/editing.ts';
import { FACING_KEYS, headingOnScreen } from '../../../visitor/projection.ts';
import { areStartsShown } from '../../../visitor/starts.ts';
import { ArticlePicture } from '../choice/ArticlePicture.tsx';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { ChooseOne } from '../choice/ChooseOne.tsx';
import { ListSkeleton } from '../choice/ListSkeleton.tsx';
import { familiesOf } from './familiesOf.ts';
import { PremadeLayouts } from './Premade.tsx';
import styles from './rails.module.css';
import { Steps } from './Steps.tsx';
import { turnToColour } from './turnToColour.ts';

function Family() {
  const { t, language } = useTranslation();
  const { priceOf } = usePricing();
  const priceInWords = useShownPrice();
  const showsGross = useShowsGross();
  const catalogue = useCatalogue();
  const { connectionId } = useChoices();
  if (!catalogue) return <ListSkeleton />;
  const { connections } = catalogue;
  if (connections.length === 0) return <p>{t('rails.noFamily')}</p>;
  const chosen = connections.find(({ id }) => id === connectionId) ?? null;
  const { colour, colours, rails } = familiesOf(connections, chosen);
  const perMetre = (rail: Connection) => {
    const price = priceOf(rail);
    if (price === null) return t('rails.onRequest');
    return `${t('rails.perMetre', { price: priceInWords(price) })} ${t(showsGross ? 'bill.gross' : 'bill.net')}`;
  };
  const aboutOf = ({ tooltip, tooltipEn, translationTooltip }: Connection) =>
    titleIn({ title: tooltip, titleEn: tooltipEn, translation: translationTooltip }, language);
  const cards = rails.map((rail) => ({
    id: rail.id,
    picture: <ArticlePicture img={rail.img} icon="rails" size={40} />,
    title: titleIn(rail, language),
    details: perMetre(rail),
    tooltip: [rail.type, rail.description, aboutOf(rail)].filter(Boolean).join(' · '),
  }));
  return (
    <>
      {colours.length > 0 && (
        <Segmented
          label={t('rails.colour')}
          value={colour}
          options={colours.map((value) => ({ value, label: t(`rails.${value}`) }))}
          onChange={(next) => turnToColour(catalogue, connectionId, next)}
        />
      )}
      <ChooseOne hideLegend legend={t('rails.family')} choice="connectionId" cards={cards} />
    </>
  );
}

const MOST_LISTED = 20;

const OpenEnds = memo(function OpenEnds({ layout }: { layout: Layout }) {
  const { t } = useTranslation();
  const rotate = useConfigurator((state) => state.view.rotate);
  const ends = geometryOf(layout).openEnds.filter((end) => end.takesSteps);
  if (ends.length === 0) return null;
  const at = ends.findIndex((end) => sameEnd(end, layout.activeEnd));
  const from = Math.max(0, Math.min(at - MOST_LISTED / 2, ends.length - MOST_LISTED));
  return (
    <details className={styles.list} open>
      <summary>{t('rails.openEnds', { count: ends.length })}</summary>
      <ul>
        {ends.slice(from, from + MOST_LISTED).map((end) => (
          <li key={`${end.stepId} ${end.end}`}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={sameEnd(end, layout.activeEnd)}
              onClick={() => moveActiveEnd({ stepId: end.stepId, end: end.end })}
            >
              <span className={styles.dot} />
              <span>
                {t('rails.endOf', {
                  number: end.index + 1,
                  facing: t(FACING_KEYS[headingOnScreen(end.heading, rotate)]),
                })}
              </span>
              {end.isEndOfT && <span className={styles.length}>T</span>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
});

/** Rendered after the drawing and the price, which come first. */
function Lists() {
  const layout = useConfigurator((state) => currentPlan(state.history).layout);
  return (
    <>
      <Steps layout={layout} />
      <OpenEnds layout={layout} />
      <Offcuts />
    </>
  );
}

const hintFor = (layout: Layout): 'hint' | 'hintClosed' =>
  geometryOf(layout).openEnds.some((end) => end.takesSteps) ? 'hint' : 'hintClosed';

export default function RailsPanel() {
  const { t } = useTranslation();
  const hint = useConfigurator((state) => hintFor(currentPlan(state.history).layout));
  const isEmpty = useConfigurator((state) => currentPlan(state.history).layout.steps.length === 0);
  const hasStarts = useConfigurator(areStartsShown);
  return (
    <ChoicePanel title={t('rails.title')} sum={!isEmpty && t(`rails.${hint}`)}>
      <Family />
      {!hasStarts && <PremadeLayouts />}
      {!isEmpty && <Lists />}
    </ChoicePanel>
  );
}

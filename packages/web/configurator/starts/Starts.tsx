import type { RailColour } from '@lumitor/domain/catalogue/railColour';
import { loadInWords } from '@lumitor/domain/lists/loadWords';
import { quoteFor } from '@lumitor/domain/quote/quote';
import type { StartLayout } from '@lumitor/domain/settings/lines';
import { titleIn, wordsIn } from '@lumitor/domain/translation/articleTexts';
import { formatMetres, formatWatts } from '@lumitor/domain/translation/figures';
import type { Cm } from '@lumitor/domain/units';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react';
import { usePricing } from '../../parts/usePricing.ts';
import { isEmbedded } from '../../paths.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import text from '../../ui/text.module.css';
import { chooseOne } from '../../visitor/choosing.ts';
import { useChoices, usePlan } from '../../visitor/configuratorStore.ts';
import { useCatalogue, useRailColour, useShowsGross } from '../../visitor/derived.ts';
import { placeStartLayout, startPlan, useStartLayout } from '../../visitor/startLayout.ts';
import { closeStarts } from '../../visitor/starts.ts';
import { familiesOf } from '../panels/rails/familiesOf.ts';
import { PremadeButtons } from '../panels/rails/Premade.tsx';
import { turnToColour } from '../panels/rails/turnToColour.ts';
import type { StartsProps } from '../workspace/Workspace.tsx';
import styles from './Starts.module.css';

const [WIDTH, HEIGHT, FROM, TO] = [392, 168, 46, 346];
const MAX_SPOTS = 12;

interface StartLayoutPictureProps {
  length: Cm;
  quantity: number;
  colour: RailColour;
}

function StartLayoutPicture({ length, quantity, colour }: StartLayoutPictureProps) {
  const shown = Math.min(quantity, MAX_SPOTS);
  const gap = (TO - FROM) / shown;
  const spots = Array.from({ length: shown }, (_, index) => FROM + gap * (index + 0.5));
  const reach = Math.min(34, gap / 2);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-colour={colour}
    >
      <path className={styles.measure} d={`M${FROM} 58H${TO}M${FROM - 4} 62l8 -8M${TO - 4} 62l8 -8`} />
      <text x={(FROM + TO) / 2} y="54">
        {length}
      </text>
      {spots.map((x) => (
        <g key={x} className={styles.glow}>
          <ellipse cx={x} cy="118" rx={reach} ry="20" />
          <ellipse cx={x} cy="118" rx={reach * 0.6} ry="11" />
        </g>
      ))}
      <rect className={styles.rail} x={FROM} y="80" width={TO - FROM} height="8" />
      {spots.map((x) => (
        <g key={x} transform={`translate(${x} 84)`}>
          <path className={styles.spot} d="M-5 8V-4a5 5 0 0 1 10 0V8Z" />
          <path className={styles.lens} d="M-4 5h8v2h-8z" />
        </g>
      ))}
    </svg>
  );
}

const EmptyDrawingPicture = () => (
  <svg
    className={styles.picture}
    viewBox="0 0 240 168"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <circle className={styles.glow} cx="96" cy="84" r="40" />
    <path className={styles.next} d="M96 80.5h84v7H96" />
    <circle className={styles.plus} cx="96" cy="84" r="13" />
    <path className={styles.cross} d="M96 78v12M90 84h12" />
  </svg>
);

function StartLayoutCard({ startLayout }: { startLayout: StartLayout }) {
  const { t, language } = useTranslation();
  const { money, terms } = usePricing();
  const showsGross = useShowsGross();
  const plan = usePlan();
  const catalogue = useCatalogue();
  const colour = useRailColour();
  const titleId = useId();
  const placed = useMemo(
    () => (catalogue ? startPlan(plan, catalogue, startLayout) : null),
    [plan, catalogue, startLayout],
  );
  if (!catalogue || !placed) return null;
  const { length, quantity, name } = startLayout;
  const quote = quoteFor(placed, catalogue, terms);
  const luminaire = catalogue.bindings.find(({ id }) => id === placed.choices.bindings[0]?.id);
  const load = loadInWords(quote.totalPower, quote.isPowerUnknown, language, t);
  const supply =
    quote.supply === null
      ? load
      : t('bill.loadOf', { total: load, supply: formatWatts(quote.supply, language) });
  const { totals } = quote;
  return (
    <section className={classes(styles.card, styles.first)} aria-labelledby={titleId}>
      <StartLayoutPicture length={length} quantity={quantity} colour={colour} />
      <div className={styles.words}>
        <h3 id={titleId}>
          {wordsIn(name, language) ||
            t('rails.startLayout', { length: formatMetres(length, language), count: quantity })}
        </h3>
        <p className={text.faint}>
          {luminaire && titleIn(luminaire, language)} · {supply}
        </p>
      </div>
      <div className={styles.offer}>
        <p>
          {totals.isIncomplete ? (
            t('choice.priceOnRequest')
          ) : (
            <>
              <b>{money(showsGross ? totals.gross : totals.net)}</b>{' '}
              <span className={text.faint}>{t(showsGross ? 'bill.gross' : 'bill.net')}</span>
            </>
          )}
        </p>
        <Button variant="primary" data-start onClick={() => placeStartLayout(placed)}>
          {t('rails.place')}
        </Button>
      </div>
    </section>
  );
}

function RailChoice() {
  const { t, language } = useTranslation();
  const catalogue = useCatalogue();
  const { connectionId } = useChoices();
  if (!catalogue) return null;
  const { connections } = catalogue;
  const chosen = connections.find(({ id }) => id === connectionId) ?? null;
  const { colour, colours, rails } = familiesOf(connections, chosen);
  return (
    <div className={styles.choice}>
      {colours.length > 0 && (
        <Segmented
          label={t('rails.colour')}
          hideLabel
          value={colour}
          options={colours.map((value) => ({ value, label: t(`rails.${value}`) }))}
          onChange={(next) => turnToColour(catalogue, connectionId, next)}
        />
      )}
      <Select
        label={t('rails.type')}
        hideLabel
        value={connectionId ?? ''}
        options={rails.map((rail) => ({ value: rail.id, label: titleIn(rail, language) }))}
        onChange={(id) => chooseOne('connectionId', id)}
      />
    </div>
  );
}

const START_KEYS = ['1', '2', '3'];
const START = '[data-start], [data-layouts] button:first-child';

export default function Starts({ sides, isNarrow, onEmptyDrawing }: StartsProps) {
  const { t } = useTranslation();
  const startLayout = useStartLayout();
  const headingId = useId();
  const place = useRef<HTMLElement>(null);
  // On a phone focus would scroll the sheet. In a frame the visitor may be active in the page around.
  useEffect(() => {
    if (!isNarrow && (!isEmbedded() || document.hasFocus()))
      place.current?.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true });
  }, [isNarrow]);
  const drawByHand = () => {
    closeStarts();
    onEmptyDrawing();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const starts = place.current?.querySelectorAll<HTMLElement>(START);
    const start = starts?.[START_KEYS.indexOf(event.key)];
    if (!start || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (start.matches('[data-start]')) start.click();
    else start.focus();
  };
  return (
    <section
      ref={place}
      className={styles.place}
      style={isNarrow ? undefined : sides}
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
    >
      <div className={styles.starts}>
        <h2 id={headingId} className={styles.heading}>
          {t('rails.startWith')}
        </h2>
        {isNarrow && <p className={text.faint}>{t('rails.emptyDrawingTap')}</p>}
        {isNarrow && <RailChoice />}
        {startLayout && <StartLayoutCard startLayout={startLayout} />}
        <button type="button" data-start className={`${styles.card} ${styles.empty}`} onClick={drawByHand}>
          <EmptyDrawingPicture />
          <span className={styles.words}>
            <b>{t('rails.emptyDrawing')}</b>
            <span className={text.faint}>{t('rails.emptyDrawingHint')}</span>
          </span>
        </button>
        <div className={`${styles.card} ${styles.layouts}`}>
          <div data-layouts className={styles.options}>
            <PremadeButtons />
          </div>
          <div className={styles.words}>
            <h3>{t('rails.premade')}</h3>
          </div>
        </div>
      </div>
    </section>
  );
}

import type { Quote } from '@lumitor/domain/quote/quote';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import type { Ms } from '@lumitor/domain/units';
import { type CSSProperties, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useOtherCurrency } from '../../../data/settings.ts';
import Findings from '../../../parts/Findings.tsx';
import OtherCurrency from '../../../parts/OtherCurrency.tsx';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useMisfits } from '../../../visitor/check.ts';
import { setShowsGross } from '../../../visitor/configuratorStore.ts';
import { useQuote, useShowsGross } from '../../../visitor/derived.ts';
import { useChosenTitle } from '../../../visitor/formerTitles.ts';
import { BillLineRow } from './BillLine.tsx';
import styles from './bill.module.css';
import { billRows } from './billRows.ts';
import { Figure } from './Figure.tsx';
import PowerUse from './PowerUse.tsx';

const AMOUNTS: readonly ('net' | 'vat' | 'gross')[] = ['net', 'vat', 'gross'];

type TotalsProps = Pick<Quote, 'lines' | 'totals' | 'totalItems' | 'isPowerUnknown'> & {
  /** False without rails and articles: there is no price then (D24). */
  isPriced: boolean;
  isShown: RefObject<boolean>;
};

function Totals({ isPriced, isShown, ...quote }: TotalsProps) {
  const { totals, totalItems } = quote;
  const { t, language } = useTranslation();
  const { money } = usePricing();
  const percent = totals.vatPercent.toLocaleString(language);
  const showsGross = useShowsGross();
  const total = isPriced ? money(showsGross ? totals.gross : totals.net) : '—';
  return (
    <div className={styles.totals}>
      <div className={styles.row}>
        <p>
          <Figure value={t('bill.pieces', { count: totalItems })} isShown={isShown} />
        </p>
        <Segmented
          label={t('bill.large')}
          hideLabel
          value={showsGross ? 'gross' : 'net'}
          options={[
            { value: 'net', label: t('bill.net') },
            { value: 'gross', label: t('bill.gross') },
          ]}
          onChange={(large) => setShowsGross(large === 'gross')}
        />
      </div>
      <p className={styles.large} style={{ '--letters': total.length } as CSSProperties}>
        {/* Keyed, so that switching net and gross does not flash. */}
        <Figure key={String(showsGross)} value={total} isShown={isShown} />
      </p>
      <dl className={styles.parts}>
        {AMOUNTS.map((part) => (
          <div key={part}>
            <dt>{part === 'vat' ? t('bill.vatOf', { percent }) : t(`bill.${part}`)}</dt>
            <dd>{isPriced ? money(totals[part]) : '—'}</dd>
          </div>
        ))}
      </dl>
      {useOtherCurrency(language) && <OtherCurrency quote={quote} showsGross={showsGross} />}
      {totals.isIncomplete && <p className={styles.incomplete}>{t('bill.incomplete')}</p>}
    </div>
  );
}

const FINDINGS_SHOWN = 3;

const ANNOUNCE_DELAY: Ms = 1200;

function SpokenTotal({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    const timer = setTimeout(() => {
      before.current = text;
      setAnnounced(text);
    }, ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
}

interface BillProps {
  onSummary: () => void;
  /** Phones show a sheet, which Back and the total bar fold. */
  isSheet: boolean;
  onFold: () => void;
  onAccessories?: (() => void) | undefined;
  summaryLabel?: string | undefined;
  /** Opens the choice of a supply; absent in view-only plans. */
  onSupply?: (() => void) | undefined;
}

function LoadedBill({
  quote,
  onSummary,
  isSheet,
  onFold,
  onAccessories,
  summaryLabel,
  onSupply,
}: BillProps & { quote: Quote }) {
  const { t, language } = useTranslation();
  const { money } = usePricing();
  const titleOf = useChosenTitle();
  const misfits = useMisfits();
  const showsGross = useShowsGross();
  const isEmpty = quote.parts.totalLength === 0;
  const titleId = useId();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
  }, []);
  useBackCloses('bill', isSheet, onFold);

  const { lines, totals, totalItems } = quote;
  const { totalPower, isPowerUnknown, isPowerAutomatic, supply, isPowerExceeded } = quote;
  const system = lines.find(({ kind }) => kind === 'system')?.article;
  const spoken = t(showsGross ? 'bill.spokenGross' : 'bill.spokenNet', {
    total: money(showsGross ? totals.gross : totals.net),
    count: totalItems,
  });
  return (
    <Panel as="section" data-bill="" className={styles.bill} aria-labelledby={titleId}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2 id={titleId}>{t('bill.title')}</h2>
          {system && <Badge>{titleIn(system, language)}</Badge>}
          {!isSheet && (
            <IconButton
              size="small"
              icon="chevronDown"
              className={styles.fold}
              label={t('canvas.foldBill')}
              aria-expanded
              onClick={onFold}
            />
          )}
        </div>
        <PowerUse
          totalPower={totalPower}
          isPowerUnknown={isPowerUnknown}
          isPowerAutomatic={isPowerAutomatic}
          supply={supply}
          isPowerExceeded={isPowerExceeded}
          isShown={isShown}
          zones={quote.parts.zones}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must by keyboard too */}
      <section className={styles.lines} aria-label={t('bill.contents')} tabIndex={0}>
        <Findings few={FINDINGS_SHOWN} isWithDrawing className={styles.findings} />
        <section aria-label={t('bill.lines')}>
          {lines.length > 0 && <p className={styles.basis}>{t('bill.linesNet')}</p>}
          <ul>
            {billRows(quote, misfits, language, t, titleOf).map(({ key, ...row }) => (
              <BillLineRow
                key={key}
                {...row}
                isShown={isShown}
                onSupply={row.isAutomatic ? onSupply : undefined}
              />
            ))}
          </ul>
          {onAccessories && (
            <Button variant="quiet" size="small" icon="plus" className={styles.more} onClick={onAccessories}>
              {t('bill.accessories')}
            </Button>
          )}
        </section>
      </section>
      <footer className={styles.footer}>
        <Totals
          lines={lines}
          totals={totals}
          totalItems={totalItems}
          isPowerUnknown={isPowerUnknown}
          isShown={isShown}
          isPriced={lines.length > 0}
        />
        <Button
          data-bill="action"
          variant="primary"
          className={styles.action}
          disabledReason={isEmpty ? t('bill.summaryNeeds') : undefined}
          onClick={onSummary}
        >
          {summaryLabel ?? t('bill.summary')}
        </Button>
      </footer>
      <SpokenTotal text={totals.isIncomplete ? `${spoken} ${t('bill.incomplete')}` : spoken} />
    </Panel>
  );
}

export default function Bill(props: BillProps) {
  const quote = useQuote();
  return quote && <LoadedBill quote={quote} {...props} />;
}

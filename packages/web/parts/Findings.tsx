import type { Finding } from '@lumitor/domain/check/finding';
import type { Fix } from '@lumitor/domain/check/fixes';
import {
  findingInWords,
  fixInWords,
  priceChangeInWords,
  type Wording,
} from '@lumitor/domain/lists/findingWords';
import { type MouseEvent, useRef, useState } from 'react';
import { useLanguagePrices } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { useCheck, useMisfits } from '../visitor/check.ts';
import { swap } from '../visitor/choosing.ts';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import { useShowsGross } from '../visitor/derived.ts';
import { selectStep } from '../visitor/editing.ts';
import { takeFix, useFixesOf } from '../visitor/fixes.ts';
import { useWording } from '../visitor/wording.ts';
import styles from './Findings.module.css';

/** A tangle of rails has hundreds. */
const MAX_SHOWN = 40;
const MOST_FIXES = 3;

interface FixesProps {
  fixes: readonly Fix[] | undefined;
  wording: Wording;
  onFixed: () => void;
  size?: ButtonProps['size'];
}

/** Applied with one click and shown with the price change (D57). */
export function Fixes({ fixes = [], wording, onFixed, size = 'small' }: FixesProps) {
  const { currency } = useLanguagePrices(wording.language);
  const basis = useShowsGross() ? 'gross' : 'net';
  return fixes.slice(0, MOST_FIXES).map((fix) => (
    <Button
      key={fix.kind}
      size={size}
      onClick={() => {
        takeFix(fix);
        onFixed();
      }}
    >
      {fixInWords(fix, wording)}
      <span className={styles.price}>
        {priceChangeInWords(fix.change?.[basis] ?? null, currency, wording)}
      </span>
    </Button>
  ));
}

/** Advised or not (D21). */
export function SwapAll({ onDone }: { onDone: (event: MouseEvent<HTMLButtonElement>) => void }) {
  const { t } = useTranslation();
  const swappable = useMisfits().filter(({ counterpartId }) => counterpartId);
  if (swappable.length < 2) return null;
  return (
    <Button
      size="small"
      onClick={(event) => {
        onDone(event);
        swap(...swappable);
      }}
    >
      {t('choice.swapAll', { count: swappable.length })}
    </Button>
  );
}

interface FindingItemProps {
  finding: Finding;
  wording: Wording;
  onShow: ((stepId: string) => void) | undefined;
  onFixed: () => void;
}

function FindingItem({ finding, wording, onShow, onFixed }: FindingItemProps) {
  const { t } = wording;
  const fixes = useCheck(({ fixes: found }) => found[finding.key]);
  const isSeenOnly = useConfigurator((state) => state.isSeenOnly);
  const [stepId] = finding.steps;
  const isAdvice = finding.weight === 'advice';
  return (
    <li className={classes(styles.finding, !isAdvice && styles.bad)}>
      <Icon name={isAdvice ? 'info' : 'warning'} size={16} />
      <div>
        <p className={styles.weight}>{t(`check.weight_${finding.weight}`)}</p>
        <p>{findingInWords(finding, wording)}</p>
        <div className={styles.ways}>
          {!isSeenOnly && <Fixes fixes={fixes} wording={wording} onFixed={onFixed} />}
          {stepId && onShow && (
            <Button size="small" variant="quiet" onClick={() => onShow(stepId)}>
              {t('check.show')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

export interface FindingsProps {
  few: number;
  isWithDrawing?: boolean;
  isBrief?: boolean;
  isFolded?: boolean;
  className?: string | undefined;
}

export default function Findings(props: FindingsProps) {
  const { few, isWithDrawing = false, isBrief = false, isFolded = false, className } = props;
  const { t } = useTranslation();
  const wording = useWording();
  const all = useCheck((state) => state.findings);
  const findings = isBrief ? all.filter(({ weight }) => weight !== 'advice') : all;
  const hasFailed = useCheck((state) => state.hasFailed);
  const [isWhole, setWhole] = useState(false);
  const title = useRef<HTMLElement>(null);
  const reported = findings.slice(0, isWhole ? MAX_SHOWN : few);
  const isSeenOnly = useConfigurator((state) => state.isSeenOnly);
  useFixesOf(isSeenOnly ? [] : reported.map(({ key }) => key));
  if (hasFailed) return <p className={className}>{t('check.failed')}</p>;
  if (findings.length === 0) return null;
  const rest = findings.length - reported.length;
  return (
    <section className={className} aria-label={t('check.title', { count: findings.length })}>
      <details key={String(isFolded)} className={styles.folding} open={!isFolded}>
        <summary ref={title} className={styles.title}>
          {t('check.title', { count: findings.length })}
        </summary>
        {/* The pressed button is removed, so the focus moves to the title. */}
        {!isSeenOnly && <SwapAll onDone={() => title.current?.focus()} />}
        <ul className={styles.list}>
          {reported.map((finding) => (
            <FindingItem
              key={finding.key}
              finding={finding}
              wording={wording}
              onShow={isWithDrawing ? selectStep : undefined}
              onFixed={() => title.current?.focus()}
            />
          ))}
        </ul>
        {findings.length > few && (rest > 0 || isWhole) && (
          <Button size="small" variant="quiet" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('check.fewer') : t('check.more', { count: rest })}
          </Button>
        )}
      </details>
    </section>
  );
}

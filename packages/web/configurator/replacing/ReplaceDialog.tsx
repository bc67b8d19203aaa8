import { replacedCount } from '@lumitor/domain/kinds/luminaire/replacing';
import { MAX_QUANTITY } from '@lumitor/domain/plan/choices';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { usePricing } from '../../parts/usePricing.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { useArrangement } from '../../visitor/arrangement.ts';
import { useShowsGross } from '../../visitor/derived.ts';
import { edit } from '../../visitor/editing.ts';
import { useChosenTitle } from '../../visitor/formerTitles.ts';
import { type ReplaceTarget, stopReplacing } from '../../visitor/replacing.ts';
import { useLuminaireNumbers } from '../kinds/luminaire/luminaireNumbers.ts';
import { ReplacementComparison, useSignedMoney } from './Comparison.tsx';
import { colouredTitle, LuminaireCard } from './LuminaireCard.tsx';
import { ChoiceList, useChoosable, useFacts } from './LuminaireChoice.tsx';
import { Outcome } from './Outcome.tsx';
import styles from './Replacing.module.css';
import { type Replacing, type ScopeKind, useReplacement } from './useReplacement.ts';

const MOST_NUMBERS = 16;

function useFromTitle({ articles, from }: Replacing): string {
  const { t, language } = useTranslation();
  const titleOf = useChosenTitle();
  const [id = '', several] = articles;
  const [only] = from;
  if (several !== undefined) return t('replacing.types', { count: articles.length });
  return only ? colouredTitle(only, language, t) : titleOf({ collection: 'bindings', id });
}

function From({ replacing }: { replacing: Replacing }) {
  const { t } = useTranslation();
  const { priceOf } = useFacts();
  const { articles, from, count } = replacing;
  const only = articles.length === 1 ? from[0] : undefined;
  const details = [
    ...(only ? [only.description, priceOf(only)] : []),
    t('replacing.pieces', { count }),
  ].filter(Boolean);
  return (
    <div className={styles.card}>
      <LuminaireCard binding={only} title={useFromTitle(replacing)} details={details.join(' · ')} />
    </div>
  );
}

interface ToProps {
  replacing: Replacing;
  isChoosing: boolean;
  onToggle: () => void;
  onSubmit: () => void;
}

function To({ replacing: { to }, isChoosing, onToggle, onSubmit }: ToProps) {
  const { t, language } = useTranslation();
  const { priceOf, fits } = useFacts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isChoosing) button.current?.focus();
  }, [isChoosing]);
  const onKeyDown = (event: KeyboardEvent) => {
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!opens && !(event.key === 'Enter' && to && !isChoosing)) return;
    event.preventDefault();
    if (event.key === 'Enter') onSubmit();
    else if (!isChoosing) onToggle();
  };
  const title = to ? colouredTitle(to, language, t) : t('replacing.choose');
  return (
    <button
      ref={button}
      type="button"
      className={styles.card}
      data-chosen
      aria-haspopup="listbox"
      aria-expanded={isChoosing}
      aria-label={`${t('replacing.by')}: ${title}`}
      onClick={onToggle}
      onKeyDown={onKeyDown}
    >
      <LuminaireCard
        binding={to}
        title={title}
        details={to && [to.description, priceOf(to), fits].filter(Boolean).join(' · ')}
      />
      <Icon name={isChoosing ? 'chevronUp' : 'chevronDown'} />
    </button>
  );
}

function Scope({ replacing }: { replacing: Replacing }) {
  const { t } = useTranslation();
  const numbersOf = useLuminaireNumbers();
  const { scope, setScope, selected, count, articles } = replacing;
  const title = useFromTitle(replacing);
  const luminaires = numbersOf(selected);
  const all = articles.length > 1 ? t('replacing.allOfTypes') : t('replacing.allOf', { title });
  if (selected.length === 0) return null;
  const selection =
    luminaires.length > MOST_NUMBERS
      ? t('replacing.selectionOnly')
      : t('replacing.selection', { luminaires });
  return (
    <Segmented<ScopeKind>
      className={styles.scope}
      label={t('replacing.scope')}
      value={scope}
      options={[
        { value: 'selection', label: `${selection} (${selected.length})` },
        { value: 'all', label: `${all} (${count})` },
      ]}
      onChange={setScope}
    />
  );
}

function useRefusal({ compared }: Replacing): string | undefined {
  const { t } = useTranslation();
  if (!compared) return t('replacing.choose');
  if (compared.isTooMany) return t('pieces.fault_tooManyPieces', { max: MAX_QUANTITY });
  return compared.edit ? undefined : t('replacing.noneFits');
}

function Footer({ replacing, form }: { replacing: Replacing; form: string }) {
  const { t } = useTranslation();
  const { money } = usePricing();
  const signedMoney = useSignedMoney();
  const basis = useShowsGross() ? 'gross' : 'net';
  const { compared } = replacing;
  const change = compared?.edit && compared.price.totals;
  const refusal = useRefusal(replacing);
  return (
    <div className={styles.footer}>
      <p className={styles.total}>
        {compared?.edit && (
          <>
            {t(basis === 'gross' ? 'replacing.grossTotal' : 'replacing.netTotal')}{' '}
            {money(compared.now.quote.totals[basis])} → <b>{money(compared.after.quote.totals[basis])}</b> ·{' '}
            {t('replacing.oneStep')}
          </>
        )}
      </p>
      <Button type="submit" form={form} variant="primary" disabledReason={refusal}>
        {compared?.edit ? t('replacing.replace', { count: replacedCount(compared) }) : t('replacing.submit')}
        {compared?.edit && (
          <span className={styles.change}>
            {change
              ? t(basis === 'gross' ? 'replacing.changeGross' : 'replacing.changeNet', {
                  change: signedMoney(change[basis]),
                })
              : t('choice.priceOnRequest')}
          </span>
        )}
      </Button>
    </div>
  );
}

export default function ReplaceDialog({ target }: { target: ReplaceTarget }) {
  const { t } = useTranslation();
  const form = useId();
  const replacing = useReplacement(target);
  const choosable = useChoosable(replacing.articles);
  const [isChoosing, setChoosing] = useState(true);
  const { luminaires: placed } = useArrangement();
  const luminaires = useMemo(() => new Map(placed.map(({ id, number }) => [id, number])), [placed]);
  const { compared, to, count, scope, selected } = replacing;
  const inScope = scope === 'selection' ? selected.length : count;
  useBackCloses('replace', matchMedia('(width < 640px)').matches, stopReplacing);
  useEffect(() => stopReplacing, []);
  useEffect(() => {
    if (count === 0) stopReplacing();
  }, [count]);
  const replace = (event?: FormEvent) => {
    event?.preventDefault();
    if (compared?.edit && edit(compared.edit)) stopReplacing();
  };
  return (
    <Dialog
      open
      onClose={stopReplacing}
      title={t('replacing.title')}
      width={736}
      closeLabel={t('bindings.close')}
      className={styles.dialog}
      persistent
      footer={<Footer replacing={replacing} form={form} />}
    >
      <form id={form} onSubmit={replace}>
        <div className={styles.types}>
          <From replacing={replacing} />
          <span className={styles.arrow}>
            <Icon name="chevronRight" />
          </span>
          <To
            replacing={replacing}
            isChoosing={isChoosing}
            onToggle={() => setChoosing(!isChoosing)}
            onSubmit={replace}
          />
        </div>
        {isChoosing && (
          <ChoiceList
            choosable={choosable}
            chosen={to?.id ?? null}
            onChoose={(id) => {
              replacing.choose(id);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
        <div hidden={isChoosing}>
          <Scope replacing={replacing} />
          {compared && to && (
            <>
              <Outcome
                compared={compared}
                luminaires={luminaires}
                inScope={inScope}
                tiltMax={to.tiltMax ?? 0}
              />
              {compared.edit && <ReplacementComparison compared={compared} to={to} replacing={replacing} />}
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
}

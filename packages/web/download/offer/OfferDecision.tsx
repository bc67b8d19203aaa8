import { formatMoney } from '@lumitor/domain/quote/money';
import { formatDate, formatNumber } from '@lumitor/domain/translation/figures';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OfferLink, OpenedOffer } from '../../data/offers.ts';
import { EnquiryButton } from '../../enquiry/EnquiryButton.tsx';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CartButton } from '../cart/CartButton.tsx';
import styles from './OfferView.module.css';

export type Answering = 'accepted' | 'declined';

interface OfferActionsProps {
  shown: OpenedOffer;
  link: OfferLink;
  onOpen: (position: number | null) => void;
  onAnswer: (kind: Answering) => void;
}

/** Buttons of an open offer, or what comes instead. */
export function OfferActions({ shown, link, onOpen, onAnswer }: OfferActionsProps) {
  const { t } = useTranslation();
  const { page, offer, answer, obstruction } = shown;
  if (obstruction === 'replaced')
    return (
      <Button variant="primary" onClick={() => onOpen(null)}>
        {t('offer.toLatest')}
      </Button>
    );
  return (
    <>
      {obstruction === null && (
        <Button variant="primary" icon="check" onClick={() => onAnswer('accepted')}>
          {t('offer.accept')}
        </Button>
      )}
      {page.hasCart && answer?.kind === 'accepted' && (
        <CartButton source={{ id: link.id, offer: { key: link.key, position: offer.position } }} />
      )}
      <div className={styles.others}>
        {!answer && <Button onClick={() => onAnswer('declined')}>{t('offer.decline')}</Button>}
        <EnquiryButton orderId={page.id} />
      </div>
    </>
  );
}

function useAnswerInWords() {
  const { t, language } = useTranslation();
  return ({ kind, at, name }: NonNullable<OpenedOffer['answer']>) =>
    t(kind === 'accepted' ? 'offer.acceptedBy' : 'offer.declinedBy', {
      date: formatDate(at, language, true),
      name,
    });
}

function useLastDayInWords() {
  const { t, language } = useTranslation();
  return ({ validUntil }: OpenedOffer['offer']) =>
    t('offer.validUntil', { date: formatDate(`${validUntil}T12:00`, language) });
}

function Outcome({ shown: { answer, obstruction } }: { shown: OpenedOffer }) {
  const { t } = useTranslation();
  const answerInWords = useAnswerInWords();
  if (answer) {
    const isAccepted = answer.kind === 'accepted';
    return (
      <Notice tone={isAccepted ? 'success' : 'info'} title={answerInWords(answer)}>
        {isAccepted && t('offer.acceptedNext')}
      </Notice>
    );
  }
  if (obstruction === 'over' || obstruction === 'revised')
    return (
      <Notice tone="warning">{t(obstruction === 'over' ? 'offer.overNext' : 'offer.revisedNext')}</Notice>
    );
  return null;
}

function Deposit({ shown: { offer, obstruction, answer } }: { shown: OpenedOffer }) {
  const { t, language } = useTranslation();
  const { deposit, paymentLink, currency } = offer;
  const isPayable = paymentLink !== '' && (answer?.kind === 'accepted' || obstruction === null);
  if (deposit === 0 && !isPayable) return null;
  return (
    <p className={styles.deposit}>
      {deposit > 0 && (
        <span>
          {t('offer.deposit')} <b>{formatMoney(deposit, currency, language)}</b>
        </span>
      )}
      {isPayable && (
        <NewTabLink href={paymentLink}>{t(deposit > 0 ? 'offer.pay' : 'offer.payLink')}</NewTabLink>
      )}
    </p>
  );
}

interface OfferDecisionProps {
  shown: OpenedOffer;
  actions: ReactNode;
  /** Whether the visitor has just answered: the pressed button is gone, and the outcome takes the focus. */
  isAnswered: boolean;
}

export function OfferDecision({ shown, actions, isAnswered }: OfferDecisionProps) {
  const { t, language } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const hasOutcome = isAnswered && shown.answer !== null;
  useEffect(() => {
    if (hasOutcome) panel.current?.focus();
  }, [hasOutcome]);
  const lastDayInWords = useLastDayInWords();
  const { offer, obstruction } = shown;
  const money = (amount: typeof offer.net) => formatMoney(amount, offer.currency, language);
  const rates = offer.rates.map(
    ({ vatPercent, vat }) =>
      `${t('parts.vatOf', { percent: formatNumber(vatPercent, language) })} ${money(vat)}`,
  );
  return (
    <Panel ref={panel} as="section" tabIndex={-1} aria-labelledby="offer-gross" className={styles.decision}>
      <h2 id="offer-gross" className={styles.label}>
        {t('parts.gross')}
      </h2>
      <p className={styles.amount}>{money(offer.gross)}</p>
      {[t('offer.net', { amount: money(offer.net) }), ...rates].map((line) => (
        <p key={line} className={styles.note}>
          {line}
        </p>
      ))}
      <p className={styles.valid}>
        <Icon name="info" size={16} />
        {lastDayInWords(offer)}
      </p>
      <Deposit shown={shown} />
      <Outcome shown={shown} />
      <div className={styles.actions}>{actions}</div>
      {obstruction === null && <p className={styles.note}>{t('offer.meaning')}</p>}
    </Panel>
  );
}

/** On a phone, at the foot of the window. */
export function OfferBar({ shown, actions }: { shown: OpenedOffer; actions: ReactNode }) {
  const { language } = useTranslation();
  const answerInWords = useAnswerInWords();
  const lastDayInWords = useLastDayInWords();
  const { offer, answer } = shown;
  return (
    <div className={styles.bar}>
      <p>
        <b>{formatMoney(offer.gross, offer.currency, language)}</b>
        <span>{answer ? answerInWords(answer) : lastDayInWords(offer)}</span>
      </p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

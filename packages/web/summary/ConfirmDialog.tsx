import { formatMoney } from '@lumitor/domain/quote/money';
import type { Quote } from '@lumitor/domain/quote/quote';
import { formatWatts } from '@lumitor/domain/translation/figures';
import { cents } from '@lumitor/domain/units';
import { languagePrices } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './ConfirmDialog.module.css';
import type { Question, Saving } from './useSaving.ts';

function Total({ before, now }: { before: number; now: number }) {
  const { t, language } = useTranslation();
  const money = (amount: number) => formatMoney(cents(amount), languagePrices(language).currency, language);
  return (
    <>
      <p>{t('summary.totalReason')}</p>
      <dl className={styles.amounts}>
        <div>
          <dt>{t('summary.before')}</dt>
          <dd>{money(before)}</dd>
        </div>
        <div className={styles.now}>
          <dt>{t('summary.now')}</dt>
          <dd>{money(now)}</dd>
        </div>
      </dl>
    </>
  );
}

function Power({ quote }: { quote: Quote }) {
  const { t, language } = useTranslation();
  const load = formatWatts(quote.totalPower, language);
  return <p>{t('summary.powerReason', { load, supply: formatWatts(quote.supply ?? 0, language) })}</p>;
}

function Missing({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const missing = quote.lines.filter(({ article }) => !article);
  return (
    <>
      <p>{t('summary.missingReason')}</p>
      <ul className={styles.codes}>
        {missing.map(({ key, kind, code, role, quantity }) => (
          <li key={key}>
            {kind === 'rules' ? t('bill.unruled', { code }) : code}
            {role && `, ${t(`parts.role_${role}`)}`}
            {kind !== 'rules' && ` × ${quantity}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function Reason({ question, quote }: { question: Question; quote: Quote }) {
  const { t } = useTranslation();
  if (question.kind === 'impossible') return <p>{t('summary.impossibleReason')}</p>;
  if (question.kind === 'total') return <Total {...question} />;
  return question.kind === 'power' ? <Power quote={quote} /> : <Missing quote={quote} />;
}

/** What must be confirmed before it is saved. */
export function ConfirmDialog({ quote, saving }: { quote: Quote; saving: Saving }) {
  const { t } = useTranslation();
  const { question, confirm, cancel } = saving;
  const kind = question?.kind ?? 'total';
  return (
    <Dialog
      open={question !== null}
      onClose={cancel}
      title={t(`summary.${kind}Title`)}
      width={500}
      closeLabel={t('summary.cancel')}
      footer={
        <>
          <Button onClick={cancel}>{t('summary.cancel')}</Button>
          <Button variant="primary" onClick={confirm}>
            {t(`summary.${kind}Confirm`)}
          </Button>
        </>
      }
    >
      {question && <Reason question={question} quote={quote} />}
    </Dialog>
  );
}

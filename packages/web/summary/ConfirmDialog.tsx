import type { Finding } from '@lumitor/domain/check/finding';
import { findingInWords } from '@lumitor/domain/lists/findingWords';
import { formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import { languagePrices } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import text from '../ui/text.module.css';
import { useWording } from '../visitor/wording.ts';
import styles from './summary.module.css';
import type { Saving } from './useSaving.ts';

const MAX_SHOWN = 20;

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

function Remarks({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation();
  const wording = useWording();
  return (
    <>
      <p>{t('check.confirmReason')}</p>
      <ul className={text.points}>
        {findings.slice(0, MAX_SHOWN).map((finding) => (
          <li key={finding.key}>{findingInWords(finding, wording)}</li>
        ))}
      </ul>
      {findings.length > MAX_SHOWN && <p>{t('problem.more', { count: findings.length - MAX_SHOWN })}</p>}
    </>
  );
}

export function ConfirmDialog({ saving }: { saving: Saving }) {
  const { t } = useTranslation();
  const { question, confirm, cancel } = saving;
  const isTotal = question?.kind === 'total';
  return (
    <Dialog
      open={question !== null}
      onClose={cancel}
      title={t(isTotal ? 'summary.totalTitle' : 'check.confirmTitle')}
      width={500}
      closeLabel={t('summary.cancel')}
      footer={
        <>
          <Button onClick={cancel}>{t('summary.cancel')}</Button>
          <Button variant="primary" onClick={confirm}>
            {t(isTotal ? 'summary.totalConfirm' : 'check.confirm')}
          </Button>
        </>
      }
    >
      {question?.kind === 'total' && <Total {...question} />}
      {question?.kind === 'findings' && <Remarks findings={question.findings} />}
    </Dialog>
  );
}

import type { OfferPage } from '@lumitor/domain/order/offerAnswer';
import { formatDate, formatMetres } from '@lumitor/domain/translation/figures';
import { companyIn } from '@lumitor/domain/translation/shopIn';
import { useState } from 'react';
import { Link } from 'wouter';
import { downloadPath } from '../../addresses.ts';
import { fetchOfferPdf, type OfferLink, type OpenedOffer } from '../../data/offers.ts';
import { LayoutDrawing } from '../../drawing/LayoutDrawing.tsx';
import { fileNameOf, saveFile } from '../../parts/file.ts';
import { PageLayout } from '../../shell/Layout.tsx';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import text from '../../ui/text.module.css';
import { useOrderDrawing } from '../useOrderDrawing.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { type Answering, OfferActions, OfferBar, OfferDecision } from './OfferDecision.tsx';
import { OfferHistory } from './OfferHistory.tsx';
import { OfferLines } from './OfferLines.tsx';
import { OfferTotals } from './OfferTotals.tsx';
import styles from './OfferView.module.css';

const stateOf = ({ answer, obstruction }: Pick<OfferPage, 'answer' | 'obstruction'>) => {
  if (answer) return answer.kind;
  return obstruction === null || obstruction === 'answered' ? 'waiting' : obstruction;
};

function PdfButton({ shown: { offer, number }, link }: { shown: OpenedOffer; link: OfferLink }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = async () => {
    setState('loading');
    const pdf = await fetchOfferPdf(link, offer.position);
    if (pdf) saveFile(pdf, fileNameOf(t('offer.history_offer', { number }), '', 'pdf'));
    setState(pdf ? 'idle' : 'failed');
  };
  return (
    <>
      <Button
        icon="download"
        aria-busy={state === 'loading'}
        onClick={() => state !== 'loading' && void load()}
      >
        {t('offer.pdf')}
      </Button>
      {state === 'failed' && <Notice tone="error">{t('offer.pdfFailed')}</Notice>}
    </>
  );
}

function Head({ shown, link }: { shown: OpenedOffer; link: OfferLink }) {
  const { t, language } = useTranslation();
  const { page, number, sentAt } = shown;
  const state = stateOf(shown);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <p className={text.soft}>
          {t('offer.history_offer', { number })} · {t('offer.toOrder', { number: page.number })}
        </p>
        <h1>{page.data.name || t('parts.unnamed')}</h1>
        <p className={styles.state}>
          <Badge className={classes(state === 'waiting' && styles.waiting)}>{t(`offer.${state}`)}</Badge>
          <time dateTime={sentAt}>{t('offer.sent', { date: formatDate(sentAt, language, true) })}</time>
        </p>
      </div>
      <div className={styles.files}>
        <PdfButton shown={shown} link={link} />
      </div>
    </header>
  );
}

function Parties({ shown: { offer } }: { shown: OpenedOffer }) {
  const { t, language } = useTranslation();
  const { name, street, city, country, taxId } = companyIn(offer.settings.shop, language);
  const contacts = offer.settings.shop.contacts.slice(0, 1).flatMap(({ email, phone }) => [email, phone]);
  const seller = [name, street, city, country, taxId, ...contacts].filter(Boolean);
  const buyer = (offer.buyer ?? '').split('\n').filter(Boolean);
  const parties = [
    ['buyer', buyer],
    ['seller', seller],
  ] as const;
  return (
    <div className={styles.parties}>
      {parties.map(
        ([role, [first, ...rest]]) =>
          first && (
            <section key={role} aria-label={t(`parts.${role}`)}>
              <p className={styles.label}>{t(`parts.${role}`)}</p>
              <p className={styles.party}>{first}</p>
              {rest.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ),
      )}
    </div>
  );
}

function Drawing({ page }: Pick<OpenedOffer, 'page'>) {
  const { t, language } = useTranslation();
  const { shown } = useOrderDrawing(page);
  const { lines, totalLength } = page.data;
  const count = lines.reduce((sum, { kind, quantity }) => sum + (kind === 'binding' ? quantity : 0), 0);
  const facts = [count > 0 && t('download.luminaires', { count }), formatMetres(totalLength, language)];
  return (
    <Panel className={styles.drawing}>
      <LayoutDrawing {...shown} />
      <div className={styles.foot}>
        <p>{facts.filter(Boolean).join(', ')}</p>
        <Link href={downloadPath(page.id)} className={styles.open}>
          {t('offer.drawing')}
        </Link>
      </div>
    </Panel>
  );
}

function Message({ remark }: { remark: string }) {
  const { t } = useTranslation();
  if (!remark) return null;
  return (
    <section aria-labelledby="offer-message">
      <h2 id="offer-message">{t('offer.message')}</h2>
      <p className={styles.message}>{remark}</p>
    </section>
  );
}

interface OfferViewProps {
  shown: OpenedOffer;
  link: OfferLink;
  onOpen: (position: number | null) => void;
  onChanged: () => void;
}

/** Price, last day and answer stay together in view. */
export function OfferView({ shown, link, onOpen, onChanged }: OfferViewProps) {
  const { t } = useTranslation();
  const { page, offer, number, history } = shown;
  const [answering, setAnswering] = useState<Answering | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  const actions = <OfferActions shown={shown} link={link} onOpen={onOpen} onAnswer={setAnswering} />;
  return (
    <PageLayout title={t('offer.history_offer', { number })}>
      <article className={styles.page}>
        <Head shown={shown} link={link} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Parties shown={shown} />
            <Panel className={styles.lists}>
              <OfferLines offer={offer} />
              <OfferTotals offer={offer} />
              <Message remark={offer.remark} />
            </Panel>
          </div>
          <aside className={styles.side}>
            <OfferDecision shown={shown} actions={actions} isAnswered={isAnswered} />
            <Drawing page={page} />
            <OfferHistory
              history={history}
              current={offer.position}
              currency={offer.currency}
              onOpen={onOpen}
            />
          </aside>
        </div>
        <OfferBar shown={shown} actions={actions} />
        {answering && (
          <AnswerDialog
            kind={answering}
            shown={shown}
            link={link}
            onClose={() => setAnswering(null)}
            onAnswered={() => {
              setAnswering(null);
              setAnswered(true);
              onChanged();
            }}
          />
        )}
      </article>
    </PageLayout>
  );
}

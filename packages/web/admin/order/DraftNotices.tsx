import { offerAmounts } from '@lumitor/domain/order/offer';
import { draftDifferences, type OfferDraft } from '@lumitor/domain/order/offerDraft';
import type { CONDITIONS, OfferTerms } from '@lumitor/domain/order/offerTerms';
import type { OrderWork } from '@lumitor/domain/order/orderWork';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { Alert, Button, TableBody, TableCell, TableRow } from '@mui/material';
import { useLocale } from 'react-admin';
import { Link } from 'react-router';
import { useOnline } from '../../data/useOnline.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { failureWords } from '../elements/failureWords.ts';
import { HeadedTable } from '../elements/HeadedTable.tsx';
import { languageName } from '../elements/languageNames.ts';
import { PlacedAlert, Row } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { useSavedWords } from './DraftStatus.tsx';
import type { Drafting } from './useDraft.ts';
import { useAmounts } from './useOrderWords.ts';
import type { ShownOffer } from './useShownOffer.ts';

interface DifferencesProps {
  page: ShownOrder;
  mine: OfferTerms;
  theirs: OfferTerms;
}

function Differences({ page, mine, theirs }: DifferencesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { money, share } = useAmounts(page.data.currency);
  const conditionOf =
    (name: (typeof CONDITIONS)[number]) =>
    ({ conditions }: OfferTerms) =>
      conditions[name];
  const written = {
    validUntil: ({ validUntil }: OfferTerms) => validUntil,
    language: ({ language }: OfferTerms) => languageName(language, locale) ?? language,
    discount: ({ discount }: OfferTerms) => share(discount),
    buyer: ({ buyer }: OfferTerms) => buyer,
    remark: ({ remark }: OfferTerms) => remark,
    delivery: conditionOf('delivery'),
    payment: conditionOf('payment'),
    warranty: conditionOf('warranty'),
    deposit: ({ deposit }: OfferTerms) => money(deposit),
    paymentLink: ({ paymentLink }: OfferTerms) => paymentLink,
    freeLines: ({ freeLines }: OfferTerms) =>
      freeLines
        .map(({ title, quantity, unitPrice }) => `${title}: ${quantity} × ${money(unitPrice)}`)
        .join('\n'),
  };
  const labels = {
    validUntil: translate('order.validUntil'),
    language: translate('order.offerLanguage'),
    discount: translate('order.wholeDiscount'),
    buyer: translate('order.buyer'),
    remark: translate('order.remark'),
    delivery: translate('order.conditions.delivery'),
    payment: translate('order.conditions.payment'),
    warranty: translate('order.conditions.warranty'),
    deposit: translate('order.deposit'),
    paymentLink: translate('order.paymentLink'),
    freeLines: translate('order.group.services'),
  };
  const netOf = (terms: OfferTerms) => money(offerAmounts(page.data, terms).net);
  const rows = draftDifferences(mine, theirs).flatMap((name) =>
    name === 'lines' ? [] : [[labels[name], written[name](theirs), written[name](mine)] as const],
  );
  return (
    <HeadedTable
      heads={[
        { label: <VisuallyHidden>{translate('catalogue.conflict.field')}</VisuallyHidden> },
        translate('order.drafts.theirs'),
        translate('order.drafts.mine'),
      ]}
      sx={{
        my: 1,
        tableLayout: 'fixed',
        '& td, & th': { px: 1, whiteSpace: 'pre-line', overflowWrap: 'break-word', verticalAlign: 'top' },
        '& tr > :first-of-type': { width: '30%', pl: 0 },
      }}
    >
      <TableBody>
        {[...rows, [translate('order.drafts.net'), netOf(theirs), netOf(mine)] as const].map(
          ([label, saved, local]) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell>{saved || '–'}</TableCell>
              <TableCell>{local || '–'}</TableCell>
            </TableRow>
          ),
        )}
      </TableBody>
    </HeadedTable>
  );
}

interface ConflictProps {
  page: ShownOrder;
  shown: ShownOffer;
  theirs: OfferDraft;
}

function Conflict({ page, shown, theirs }: ConflictProps) {
  const translate = useTranslate();
  const { draft, drafting } = shown;
  const savedWords = useSavedWords(drafting.email, 'elsewhere');
  const hasTheirs = theirs.terms !== null;
  const { by, ago } = savedWords(theirs);
  return (
    <Alert
      severity="warning"
      sx={{
        m: 2,
        '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
        '& .MuiAlert-message': { minWidth: 0, flex: 1 },
      }}
    >
      {translate(hasTheirs ? 'order.drafts.conflict' : 'order.drafts.ended', { by, ago })}
      {theirs.terms && draft && <Differences page={page} mine={draft} theirs={theirs.terms} />}
      <Row align="stretch" mt={1}>
        <Button variant="outlined" color="inherit" onClick={drafting.session.chooseTheirs}>
          {translate(hasTheirs ? 'order.drafts.takeTheirs' : 'order.drafts.dropMine')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={drafting.session.chooseMine}>
          {translate(hasTheirs ? 'order.drafts.keepMine' : 'order.drafts.asNew')}
        </Button>
      </Row>
    </Alert>
  );
}

interface DraftNoticesProps {
  page: ShownOrder;
  work: OrderWork;
  shown: ShownOffer;
}

export function DraftNotices({ page, work, shown }: DraftNoticesProps) {
  const translate = useTranslate();
  const isOnline = useOnline();
  const { sync, isAway, failure, session } = shown.drafting;
  const { theirs, base, replaced } = sync;
  const latest = work.revisions.at(-1);
  return (
    <>
      {!work.isLatest && latest && (
        <PlacedAlert severity="info" m={2}>
          {translate('order.drafts.revised', { number: work.number, latest: latest.number })}
        </PlacedAlert>
      )}
      {base !== null && (isAway || !isOnline) && (
        <PlacedAlert severity="warning" role="status" m={2}>
          {translate(isOnline ? 'order.drafts.away' : 'order.drafts.offline')}
        </PlacedAlert>
      )}
      {failure !== null && (
        <PlacedAlert severity="error" m={2}>
          {translate('order.drafts.refused', { why: failureWords(failure, translate) })}
        </PlacedAlert>
      )}
      {theirs && <Conflict page={page} shown={shown} theirs={theirs} />}
      {replaced && (
        <PlacedAlert
          severity="info"
          m={2}
          onClose={session.dismiss}
          closeText={translate('ra.action.close')}
          action={
            <>
              <Button color="inherit" size="small" onClick={session.exchange}>
                {translate('order.drafts.bringBack')}
              </Button>
              <Button color="inherit" size="small" onClick={session.dismiss}>
                {translate('ra.action.close')}
              </Button>
            </>
          }
        >
          {translate('order.drafts.replaced')}
        </PlacedAlert>
      )}
    </>
  );
}

interface FormerDraftNoticeProps {
  work: OrderWork;
  drafting: Drafting;
}

export function FormerDraftNotice({ work, drafting }: FormerDraftNoticeProps) {
  const translate = useTranslate();
  const savedWords = useSavedWords(drafting.email);
  const { former } = drafting;
  if (!former || !work.isLatest || work.offers.length > 0) return null;
  const { by, ago } = savedWords(former);
  return (
    <PlacedAlert
      severity="info"
      m={2}
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to={`../${encodeURIComponent(former.id)}`}
          relative="path"
          className="unbroken"
        >
          {translate('order.drafts.openFormer')}
        </Button>
      }
    >
      {translate('order.drafts.former', { number: former.number, by, ago })}
    </PlacedAlert>
  );
}

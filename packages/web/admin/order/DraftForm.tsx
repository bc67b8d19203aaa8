import { isDay } from '@lumitor/domain/catalogue/field';
import { offerNumber } from '@lumitor/domain/order/offer';
import { CONDITIONS, isPaymentLink, MAX_BUYER, type OfferTerms } from '@lumitor/domain/order/offerTerms';
import { cents } from '@lumitor/domain/units';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useLocale, useNotify } from 'react-admin';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { dayOf, today } from '../elements/dates.ts';
import { languageName } from '../elements/languageNames.ts';
import { PlacedAlert, PlacedField, Row } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { FigureField } from './FigureField.tsx';
import type { OrderActs, OrderAtWork } from './useOrder.ts';
import { useAmounts } from './useOrderWords.ts';
import type { ShownOffer } from './useShownOffer.ts';

interface DraftFormProps extends Pick<OrderAtWork, 'page' | 'work'> {
  acts: OrderActs;
  shown: ShownOffer;
}

function IssueButton(props: DraftFormProps & { draft: OfferTerms; mayIssue: boolean }) {
  const { page, work, acts, shown, draft, mayIssue } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const { money } = useAmounts(page.data.currency);
  const [isOpen, setOpen] = useState(false);
  const [isLow, setLow] = useState(false);
  const [isIssuing, setIssuing] = useState(false);
  const close = () => {
    setOpen(false);
    setLow(false);
  };
  const issue = async () => {
    setIssuing(true);
    const made = await shown.issue((version) =>
      acts.makeOffer(draft, { position: work.nextPosition, isLowMarginMeant: isLow, version }),
    );
    setIssuing(false);
    if (made === 'low-margin') return setLow(true);
    close();
    if (made === 'draft-changed') notify('order.drafts.changedSince', { type: 'warning' });
    else if (made)
      notify('order.issued', {
        type: 'info',
        messageArgs: { number: offerNumber(work.number, made.position) },
      });
  };
  return (
    <>
      <Button variant="contained" disabled={!mayIssue} onClick={() => setOpen(true)}>
        {translate('order.issue')}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isIssuing}
        title={translate('order.issueQuestion', { number: offerNumber(work.number, shown.nextPosition) })}
        content={
          isLow ? (
            <span role="alert">{translate('order.lowMargin')}</span>
          ) : (
            translate('order.issueMeaning', { net: money(shown.amounts.net) })
          )
        }
        confirm={translate(isLow ? 'order.issueAnyway' : 'order.issue')}
        cancel={translate('ra.action.cancel')}
        onConfirm={issue}
        onClose={close}
      />
    </>
  );
}

function DiscardButton({ shown }: Pick<DraftFormProps, 'shown'>) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" color="inherit" onClick={() => setOpen(true)}>
        {translate('order.discard')}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={translate('order.discardQuestion')}
        content={translate('order.discardMeaning')}
        confirm={translate('order.discard')}
        cancel={translate('ra.action.cancel')}
        onConfirm={shown.discard}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

export function DraftForm({ page, work, acts, shown }: DraftFormProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { money } = useAmounts(page.data.currency);
  const { draft, change } = shown;
  if (!draft) return null;
  const first = today();
  const isDated = isDay(draft.validUntil) && draft.validUntil >= first;
  const { lines, freeLines, gross } = shown.amounts;
  const hasLines = [...lines, ...freeLines].some(({ quantity }) => quantity > 0);
  const isCovered = draft.deposit <= gross;
  const isTitled = draft.freeLines.every(({ title }) => title.trim() !== '');
  const hasPaymentLink = isPaymentLink(draft.paymentLink);
  const isRight = isDated && hasPaymentLink && isTitled && hasLines && isCovered;
  const languages = [...new Set([...page.languages.map(({ lang }) => lang), draft.language])];
  return (
    <Box
      sx={{
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'flex-start',
        borderTop: 1,
        borderColor: 'divider',
        '& .MuiTextField-root': { m: 0 },
      }}
    >
      <PlacedField
        type="date"
        label={translate('order.validUntil')}
        value={draft.validUntil}
        error={!isDated}
        helperText={!isDated && translate('order.past', { day: dayOf(`${first}T12:00`, locale) })}
        onChange={({ target }) => change({ validUntil: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: first } }}
        width={170}
      />
      <ChoiceField
        label={translate('order.offerLanguage')}
        value={draft.language}
        onChoose={shown.changeLanguage}
        choices={languages.map((language) => [language, languageName(language, locale) ?? language])}
        width={170}
      />
      <PlacedField
        multiline
        label={translate('order.buyer')}
        value={draft.buyer}
        onChange={({ target }) => change({ buyer: target.value })}
        slotProps={{ htmlInput: { maxLength: MAX_BUYER } }}
        flex="1 1 200px"
      />
      <PlacedField
        multiline
        label={translate('order.remark')}
        value={draft.remark}
        onChange={({ target }) => change({ remark: target.value })}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
        flex="1 1 240px"
      />
      {CONDITIONS.map((name) => (
        <PlacedField
          key={name}
          multiline
          label={translate(`order.conditions.${name}`)}
          value={draft.conditions[name]}
          onChange={({ target }) => change({ conditions: { ...draft.conditions, [name]: target.value } })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          flex="1 1 200px"
        />
      ))}
      <FigureField
        isLabelled
        label={translate('order.deposit')}
        value={draft.deposit}
        max={1_000_000_000}
        unit={page.data.currency === 'PLN' ? 'zł' : '€'}
        fault={isCovered ? undefined : translate('order.depositTooLarge', { gross: money(gross) })}
        onChange={(amount) => change({ deposit: cents(amount) })}
      />
      <PlacedField
        type="url"
        label={translate('order.paymentLink')}
        value={draft.paymentLink}
        error={!hasPaymentLink}
        helperText={!hasPaymentLink && translate('order.noAddress')}
        onChange={({ target }) => change({ paymentLink: target.value })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        flex="1 1 240px"
      />
      {!hasLines && (
        <PlacedAlert severity="error" flex="1 1 100%">
          {translate('order.noLines')}
        </PlacedAlert>
      )}
      <Row align="stretch" ml="auto">
        <DiscardButton shown={shown} />
        <IssueButton
          page={page}
          work={work}
          acts={acts}
          shown={shown}
          draft={draft}
          mayIssue={isRight && work.isLatest && !shown.drafting.sync.theirs}
        />
      </Row>
    </Box>
  );
}

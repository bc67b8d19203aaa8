import { offerNumber } from '@lumitor/domain/order/offer';
import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { Confirm, useLocale, useNotify } from 'react-admin';
import { today } from '../elements/dates.ts';
import { languageName } from '../elements/languageNames.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { useAmounts } from './useAmounts.ts';
import type { OrderActs, OrderAtWork } from './useOrder.ts';
import type { ShownOffer } from './useShownOffer.ts';

interface DraftFormProps extends Pick<OrderAtWork, 'page' | 'work'> {
  acts: OrderActs;
  shown: ShownOffer;
}

/** What an offer says beside its prices, and the act that freezes it. */
export function DraftForm({ page, work, acts, shown }: DraftFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale();
  const { money } = useAmounts(page.data.currency);
  const [isAsked, setAsked] = useState(false);
  const { draft, change, nextPosition, amounts } = shown;
  if (!draft) return null;
  const number = offerNumber(work.number, nextPosition);
  const first = today();
  const isDated = draft.validUntil >= first;
  const languages = [...new Set([...page.languages.map(({ lang }) => lang), draft.language])];
  const issue = async () => {
    const offer = await acts.makeOffer(draft);
    setAsked(false);
    if (!offer) return;
    shown.end(offer.position);
    notify('order.issued', {
      type: 'info',
      messageArgs: { number: offerNumber(work.number, offer.position) },
    });
  };
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
      <TextField
        type="date"
        label={translate('order.validUntil')}
        value={draft.validUntil}
        error={!isDated}
        onChange={({ target }) => change({ validUntil: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: first } }}
        sx={{ width: 170 }}
      />
      <TextField
        select
        label={translate('order.offerLanguage')}
        value={draft.language}
        onChange={({ target }) => change({ language: target.value })}
        sx={{ width: 170 }}
      >
        {languages.map((language) => (
          <MenuItem key={language} value={language}>
            {languageName(language, locale) ?? language}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        label={translate('order.buyer')}
        value={draft.buyer ?? ''}
        onChange={({ target }) => change({ buyer: target.value })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        sx={{ flex: '1 1 200px' }}
      />
      <TextField
        multiline
        label={translate('order.remark')}
        value={draft.remark}
        onChange={({ target }) => change({ remark: target.value })}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
        sx={{ flex: '1 1 240px' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
        <Button variant="text" color="inherit" onClick={() => shown.end()}>
          {translate('order.discard')}
        </Button>
        <Button variant="contained" disabled={!isDated} onClick={() => setAsked(true)}>
          {translate('order.issue')}
        </Button>
      </Box>
      <Confirm
        isOpen={isAsked}
        loading={acts.isWorking}
        title={translate('order.issueQuestion', { number })}
        content={translate('order.issueMeaning', { net: money(amounts.net) })}
        confirm={translate('order.issue')}
        cancel={translate('order.cancel')}
        onConfirm={issue}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
}

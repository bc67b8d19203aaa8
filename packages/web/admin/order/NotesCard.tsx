import type { OrderWork } from '@lumitor/domain/order/orderWork';
import { Box, Button, TextField, Typography } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { useLocale } from 'react-admin';
import { momentIn } from '../elements/dates.ts';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { OrderSection } from './OrderSection.tsx';
import type { OrderActs } from './useOrder.ts';

export function NotesCard({ work, acts }: { work: OrderWork; acts: OrderActs }) {
  const translate = useTranslate();
  const locale = useLocale();
  const [text, setText] = useState('');
  const notes = work.events.flatMap((event) => (event.kind === 'note' ? [event] : []));
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() && (await acts.act({ kind: 'note', text: text.trim() }))) setText('');
  };
  return (
    <OrderSection title={translate('order.notes')} action={translate('order.shopOnly')}>
      <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 1.5 }}>
        {notes.map(({ id, at, by, data }) => (
          <div key={id}>
            <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{data.text}</Box>
            <Typography variant="caption">
              {by}, {momentIn(at, locale)}
            </Typography>
          </div>
        ))}
        <Writing area="sales">
          <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <TextField
              multiline
              label={translate('order.addNote')}
              value={text}
              onChange={({ target }) => setText(target.value)}
              slotProps={{ htmlInput: { maxLength: 5_000 } }}
              sx={{ m: 0 }}
            />
            <Button
              type="submit"
              variant="outlined"
              disabled={!text.trim() || acts.isWorking}
              sx={{ height: 40 }}
            >
              {translate('order.add')}
            </Button>
          </Box>
        </Writing>
      </Box>
    </OrderSection>
  );
}

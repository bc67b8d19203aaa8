import type { OrderWork } from '@lumitor/domain/order/orderWork';
import { Typography } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { useLocale } from 'react-admin';
import { momentIn } from '../elements/dates.ts';
import { PlacedButton, PlacedField, Row, Spaced, Stacked } from '../elements/layout.tsx';
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
      <Stacked gap={1.5} px={2} pb={2}>
        {notes.map(({ id, at, by, data }) => (
          <div key={id}>
            <Spaced isVerbatim isBreakable>
              {data.text}
            </Spaced>
            <Typography variant="caption">
              {by}, {momentIn(at, locale)}
            </Typography>
          </div>
        ))}
        <Writing area="sales">
          <Row component="form" onSubmit={add} align="flex-start" isWrapped={false}>
            <PlacedField
              multiline
              label={translate('order.addNote')}
              value={text}
              onChange={({ target }) => setText(target.value)}
              slotProps={{ htmlInput: { maxLength: 5_000 } }}
              m={0}
            />
            <PlacedButton
              type="submit"
              variant="outlined"
              disabled={!text.trim() || acts.isWorking}
              height={40}
            >
              {translate('order.add')}
            </PlacedButton>
          </Row>
        </Writing>
      </Stacked>
    </OrderSection>
  );
}

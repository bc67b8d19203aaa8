import { type Reflink, reflinkSchema } from '@lumitor/domain/catalogue/partner';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Button, Card, DialogContentText } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  ListBase,
  Pagination,
  Title,
  useEditContext,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { LaterChangeNotice } from '../changes/LaterChange.tsx';
import { FormFields } from '../elements/FormFields.tsx';
import type { FormFieldList } from '../elements/formField.ts';
import { FormWordsProvider } from '../elements/formInputs.tsx';
import { ListRows } from '../elements/ListRows.tsx';
import { Stacked, Text } from '../elements/layout.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { Writing } from '../elements/Writing.tsx';
import { OrderTable } from '../orders/OrderTable.tsx';
import { CreatePage, EditPage, FormCard, FormPage } from '../sales/storedForm.tsx';
import type { WordIn } from '../words/messages.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { LinkCard } from './LinkCard.tsx';
import { fetchStatistics } from './listReflinks.ts';

const { name, email } = reflinkSchema.entries;
const PARTNER_FIELDS: FormFieldList<WordIn<'reflinks'>> = [
  { name: 'name', hint: 'nameHint', autoComplete: 'off', isRequired: true, schema: name },
  { name: 'email', kind: 'email', hint: 'emailHint', autoComplete: 'off', schema: email },
  { name: 'active', kind: 'switch', hint: 'activeHint' },
];

const NEW_PARTNER = { name: '', email: '', active: true };

function ReflinkInputs() {
  const translate = useTranslate();
  const word = useWords('reflinks');
  const words = {
    label: (name: string) => word(name as WordIn<'reflinks'>),
    hint: (hint: string) => word(hint as WordIn<'reflinks'>),
    value: String,
    fault: (name: string) => (name === 'email' ? word('invalidEmail') : translate('ra.validation.required')),
  };
  return (
    <FormWordsProvider value={words}>
      <FormFields fields={PARTNER_FIELDS} />
    </FormWordsProvider>
  );
}

function ReflinkOrders({ id }: { id: string }) {
  const translate = useTranslate();
  return (
    <Card component="section" className="open" aria-labelledby="reflink-orders">
      <Text id="reflink-orders" variant="h2" p={2} pb={1}>
        {translate('reflinks.ordersOf')}
      </Text>
      <ListBase
        resource="zamowienia"
        filter={{ parent: id }}
        perPage={50}
        sort={{ field: 'createdAt', order: 'DESC' }}
        disableSyncWithLocation
        storeKey={false}
      >
        <ListRows nothingYet={translate('reflinks.noOrders')}>
          <OrderTable bulkActions={false} />
        </ListRows>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </ListBase>
    </Card>
  );
}

function DeleteReflink({ reflink: { id, name } }: { reflink: Reflink }) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { attempt } = useBatch();
  const [orders, setOrders] = useState<number | null>(null);
  const [isWorking, setWorking] = useState(false);
  const request = async () => {
    try {
      const statistics = await fetchStatistics();
      setOrders(statistics.find(({ reflinkId }) => reflinkId === id)?.orders ?? 0);
    } catch {
      notify('sales.failed', { type: 'error' });
    }
  };
  const remove = async () => {
    setWorking(true);
    const applied = await attempt(
      { kind: 'remove', name: '' },
      [{ kind: 'remove', collection: 'reflinks', id }],
      { word: 'reflinks.deleted' },
    );
    setWorking(false);
    setOrders(null);
    if (applied) redirect('list', 'reflinks');
  };
  return (
    <Writing area="sales">
      <Button color="error" startIcon={<Delete />} onClick={request}>
        {translate('reflinks.delete')}
      </Button>
      <Confirm
        isOpen={orders !== null}
        loading={isWorking}
        title={translate('reflinks.deleteTitle', { name })}
        content={
          <>
            {orders ? (
              <DialogContentText gutterBottom>
                {translate('reflinks.deleteOrders', { smart_count: orders })}
              </DialogContentText>
            ) : null}
            <DialogContentText>{translate('reflinks.deleteContent')}</DialogContentText>
          </>
        }
        confirm={translate('ra.action.delete')}
        confirmColor="warning"
        onConfirm={remove}
        onClose={() => setOrders(null)}
      />
    </Writing>
  );
}

function StoredReflink() {
  const reflink = useRecordContext<Reflink>();
  const { refetch } = useEditContext();
  if (!reflink) return null;
  return (
    <FormPage maxWidth={1200}>
      <Title title={reflink.name} />
      <Stacked columns={{ xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <FormCard aside={<DeleteReflink reflink={reflink} />}>
          <LaterChangeNotice
            collection="reflinks"
            id={reflink.id}
            version={reflink.version}
            onReload={() => void refetch()}
          />
          <ReflinkInputs />
        </FormCard>
        <LinkCard reflink={reflink} />
      </Stacked>
      <ActivityCard id={reflink.id} />
      <ReflinkOrders id={reflink.id} />
    </FormPage>
  );
}

export const ReflinkCreate = () => (
  <CreatePage title="reflinks.addTitle" added="reflinks.added" leadsTo="edit" record={NEW_PARTNER}>
    <ReflinkInputs />
  </CreatePage>
);

export const ReflinkEdit = () => (
  <EditPage saved="reflinks.saved" stale="reflinks.stale">
    <StoredReflink />
  </EditPage>
);

import type { Reflink } from '@lumitor/domain/catalogue/partner';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRedirect } from 'react-admin';
import { useBatch } from '../elements/useBatch.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { fetchStatistics } from './statistics.ts';

/** Deletes a reflink after saying how many orders refer to it; that can be taken back. */
export function DeleteReflink({ reflink: { id, name } }: { reflink: Reflink }) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { attempt } = useBatch();
  const [orders, setOrders] = useState<number | null>(null);
  const [isWorking, setWorking] = useState(false);
  const ask = async () => {
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
      <Button color="error" startIcon={<Delete />} onClick={ask}>
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

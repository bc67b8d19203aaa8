import { ORDER_STATUSES } from '@lumitor/domain/settings/orders';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import PersonAdd from '@mui/icons-material/PersonAddAlt';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { DeleteButton } from '../sales/DeleteButton.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { useOrderActs } from './useOrderActs.tsx';
import { useStatusName } from './useStatusName.ts';

export function OrderBulkActions() {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useStatusName();
  const { selectedIds, onUnselectItems } = useListContext();
  const { act, isWorking, question } = useOrderActs();
  const email = useStore(sessionStore, (session) => session.email);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const count = selectedIds.length;
  const done = async (...acts: Parameters<typeof act> extends [unknown, ...infer Acts] ? Acts : never) => {
    if (isWorking || !(await act(selectedIds, ...acts))) return;
    onUnselectItems();
    notify('orders.changed', { type: 'info', messageArgs: { smart_count: count } });
  };
  return (
    <>
      {question}
      <Button
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        endIcon={<ArrowDropDown />}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        {translate('orders.setStatus')}
      </Button>
      <Menu anchorEl={opener} open={opener !== null} onClose={() => setOpener(null)}>
        {ORDER_STATUSES.map((status) => (
          <MenuItem
            key={status}
            onClick={() => {
              setOpener(null);
              void done({ kind: 'status', status });
            }}
          >
            {nameOf(status)}
          </MenuItem>
        ))}
      </Menu>
      <Button startIcon={<PersonAdd />} onClick={() => void done({ kind: 'assignee', assignee: email })}>
        {translate('orders.assignMe')}
      </Button>
      <DeleteButton
        ids={selectedIds.map(String)}
        label={translate('orders.deleteSelected')}
        title={translate('orders.deleteTitle', { smart_count: count })}
        content={translate('orders.deleteContent')}
        done="orders.deleted"
      />
    </>
  );
}

import Delete from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDeleteMany, useNotify, useResourceContext, useUnselectAll } from 'react-admin';
import { areaOfPage } from '../data/resources.ts';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';

interface DeleteButtonProps {
  ids: readonly string[];
  label: string;
  title: string;
  content: string;
  done: string;
  isIcon?: boolean;
  onDone?: (() => void) | undefined;
}

export function DeleteButton({ ids, label, title, content, done, isIcon, onDone }: DeleteButtonProps) {
  const resource = useResourceContext() as string;
  const translate = useTranslate();
  const notify = useNotify();
  const unselectAll = useUnselectAll(resource);
  const [isOpen, setOpen] = useState(false);
  const [deleteMany, { isPending }] = useDeleteMany();
  const confirm = async () => {
    try {
      // Callbacks of react-admin are not called once the row is gone, as after an event before the answer.
      await deleteMany(
        resource,
        { ids: [...ids] },
        { mutationMode: 'pessimistic', returnPromise: true, onSuccess: onDone },
      );
      unselectAll();
      notify(done, { type: 'info' });
    } catch {
      notify('sales.failed', { type: 'error' });
    }
    setOpen(false);
  };
  return (
    <Writing area={areaOfPage(resource) ?? 'sales'}>
      {isIcon ? (
        <IconButton size="small" aria-label={label} title={label} onClick={() => setOpen(true)}>
          <Delete fontSize="small" />
        </IconButton>
      ) : (
        <Button color="error" startIcon={<Delete />} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      <Confirm
        isOpen={isOpen}
        loading={isPending}
        title={title}
        content={content}
        confirm={translate('ra.action.delete')}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </Writing>
  );
}

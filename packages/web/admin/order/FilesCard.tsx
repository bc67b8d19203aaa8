import type { OrderFile } from '@lumitor/domain/order/orderWork';
import type { Bytes } from '@lumitor/domain/units';
import AttachFile from '@mui/icons-material/AttachFile';
import Delete from '@mui/icons-material/DeleteOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Button, IconButton, Link, List, ListItem, ListItemIcon } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { Confirm, useLocale, useNotify } from 'react-admin';
import { Text } from '../elements/layout.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { FileSending, useFileSending } from './FileSending.tsx';
import { OrderSection } from './OrderSection.tsx';
import { useOfferDownload } from './useOfferDownload.ts';
import { filePath, type OrderActs, type OrderAtWork } from './useOrder.ts';

const MAX_BYTES: Bytes = 20 * 1024 * 1024;

function sizeIn(bytes: Bytes, locale: string): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1_000), 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value.toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0${unit}`;
}

interface StoredFileProps {
  file: OrderFile;
  orderId: string;
  onRemove(): void;
}

function StoredFile({ file: { id, name, bytes }, orderId, onRemove }: StoredFileProps) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <ListItem
      divider
      secondaryAction={
        <Writing area="sales">
          <IconButton
            edge="end"
            size="small"
            aria-label={translate('order.removeFile', { name })}
            onClick={onRemove}
          >
            <Delete fontSize="small" />
          </IconButton>
        </Writing>
      }
    >
      <ListItemIcon>
        <AttachFile fontSize="small" />
      </ListItemIcon>
      <Link href={filePath(orderId, id)} download={name} className="breakable">
        {name}
      </Link>
      <Text variant="caption" isUnbroken ml="auto" pl={1}>
        {sizeIn(bytes, locale)}
      </Text>
    </ListItem>
  );
}

export function FilesCard({ page, work, acts }: Pick<OrderAtWork, 'page' | 'work'> & { acts: OrderActs }) {
  const translate = useTranslate();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [removed, setRemoved] = useState<OrderFile | null>(null);
  const upload = useFileSending(page.id);
  const { nameOf, linkTo } = useOfferDownload({ page, work });
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file && file.size > MAX_BYTES) notify('order.fileTooLarge', { type: 'error' });
    else if (file) void upload.send(file);
  };
  const isEmpty = work.offers.length + work.files.length === 0;
  return (
    <OrderSection
      title={translate('order.files')}
      action={
        <Writing area="sales">
          <Button
            size="small"
            startIcon={<FileUpload />}
            disabled={acts.isWorking || upload.sending !== null}
            onClick={() => input.current?.click()}
          >
            {translate('order.addFile')}
          </Button>
          <input ref={input} type="file" hidden aria-label={translate('order.addFile')} onChange={add} />
        </Writing>
      }
    >
      <FileSending upload={upload} />
      {isEmpty && !upload.sending && (
        <Text color="textSecondary" px={2} pb={2}>
          {translate('order.noFiles')}
        </Text>
      )}
      <List dense disablePadding sx={{ '& > :last-child': { borderBottom: 0, pb: 1.5 } }}>
        {work.offers.toReversed().map(({ position }) => (
          <ListItem key={position} divider>
            <ListItemIcon>
              <PictureAsPdf fontSize="small" />
            </ListItemIcon>
            <Link {...linkTo(position)} className="breakable">
              {nameOf(position)}
            </Link>
          </ListItem>
        ))}
        {work.files.map((file) => (
          <StoredFile key={file.id} file={file} orderId={page.id} onRemove={() => setRemoved(file)} />
        ))}
      </List>
      <Confirm
        isOpen={removed !== null}
        loading={acts.isWorking}
        title={translate('order.removeFileQuestion', { name: removed?.name })}
        content={translate('order.removeFileMeaning')}
        confirm={translate('ra.action.delete')}
        confirmColor="warning"
        onConfirm={async () => {
          if (removed) await acts.removeFile(removed.id);
          setRemoved(null);
        }}
        onClose={() => setRemoved(null)}
      />
    </OrderSection>
  );
}

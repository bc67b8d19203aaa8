import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { startSetOf } from '@lumitor/domain/catalogue/startSet';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useLineNames } from '../../data/settings.ts';
import { saveFile } from '../../parts/file.ts';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { StartSetDialog } from './StartSetDialog.tsx';
import { useLine } from './useLine.ts';

export function StartSetImport({ line }: { line: ProductLine }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Writing area="catalogue">
      <Button size="small" startIcon={<FileUpload />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('startSets.open')}
      </Button>
      {isOpen && <StartSetDialog line={line} onClose={() => setOpen(false)} />}
    </Writing>
  );
}

export function StartSetExport({ line }: { line: ProductLine }) {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const { shop } = useLine(line);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const save = (withPrices: boolean) => {
    setAnchor(null);
    if (!shop) return;
    const set = startSetOf(lineNames[line], shop.inForce.table, shop.articles, { withPrices });
    saveFile(
      new Blob([JSON.stringify(set, null, 2)], { type: 'application/json' }),
      `${translate('startSets.fileName')}-${line}.json`,
    );
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<FileDownload />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={!shop}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('startSets.save')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => save(true)}>{translate('startSets.withPrices')}</MenuItem>
        <MenuItem onClick={() => save(false)}>{translate('startSets.withoutPrices')}</MenuItem>
      </Menu>
    </>
  );
}

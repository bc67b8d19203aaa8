import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { DocumentDifferences } from '../changes/DocumentDifferences.tsx';
import { LaterChange } from '../changes/LaterChange.tsx';
import { useTranslate } from '../words/useTranslate.ts';

interface ConflictNoticeProps {
  /** Mine was made on; null: on what comes with the product. */
  base: { id: string; version: number } | null;
  theirs: PartTable;
  mine: PartTable;
  onKeepMine(): void;
  onTakeTheirs(): void;
}

/** Somebody has saved since: both versions, and the choice between them. */
export function ConflictNotice({ base, theirs, mine, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const translate = useTranslate();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert
      ref={notice}
      severity="warning"
      tabIndex={-1}
      sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}
    >
      <AlertTitle>{translate('partRules.conflict')}</AlertTitle>
      {base && <LaterChange {...base} collection="partTables" />} {translate('partRules.conflictMeaning')}
      <Box
        sx={{ my: 1, maxHeight: 320, overflowY: 'auto', bgcolor: 'background.paper', color: 'text.primary' }}
      >
        <DocumentDifferences
          collection="partTables"
          before={{ ...theirs }}
          after={{ ...mine }}
          label={translate('partRules.conflict')}
          heads={{ before: translate('partRules.inShop'), after: translate('partRules.inForm') }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onKeepMine}>
          {translate('partRules.keepMine')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onTakeTheirs}>
          {translate('partRules.takeTheirs')}
        </Button>
      </Box>
    </Alert>
  );
}

import type { CollectionName } from '@lumitor/domain/collections/collections';
import { AlertTitle, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ChangedFields } from '../data/changes.ts';
import { PlacedAlert, Row, Spaced } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { DocumentDifferences } from './DocumentDifferences.tsx';
import { LaterChange } from './LaterChange.tsx';

interface ConflictNoticeProps {
  collection: CollectionName;
  title: string;
  meaning: string;
  /** Edited version; null: the installed default. */
  base: { id: string; version: number } | null;
  theirs: ChangedFields;
  mine: ChangedFields;
  onApplyMine(): void;
  onTakeTheirs(): void;
}

export function ConflictNotice(props: ConflictNoticeProps) {
  const { collection, title, meaning, base, theirs, mine, onApplyMine, onTakeTheirs } = props;
  const translate = useTranslate();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <PlacedAlert ref={notice} severity="warning" tabIndex={-1} mb={2}>
      <AlertTitle>{title}</AlertTitle>
      {base && <LaterChange {...base} collection={collection} />} {meaning}
      <Spaced my={1} maxHeight={320} overflowY="auto" bgcolor="background.paper" color="text.primary">
        <DocumentDifferences
          collection={collection}
          before={theirs}
          after={mine}
          label={title}
          heads={{ before: translate('partRules.inShop'), after: translate('partRules.inForm') }}
        />
      </Spaced>
      <Row align="stretch">
        <Button variant="contained" onClick={onApplyMine}>
          {translate('partRules.keepMine')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onTakeTheirs}>
          {translate('partRules.takeTheirs')}
        </Button>
      </Row>
    </PlacedAlert>
  );
}

import ContentCopy from '@mui/icons-material/ContentCopy';
import Contrast from '@mui/icons-material/Contrast';
import Delete from '@mui/icons-material/DeleteOutlined';
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import History from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useBasename } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { Row } from '../../elements/layout.tsx';
import type { CreateState } from '../../elements/WayBack.tsx';
import { Writing } from '../../elements/Writing.tsx';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { copiedFields } from '../copies.ts';
import { useArticleActions } from '../useArticleActions.tsx';
import { otherColour } from '../variants/counterpart.ts';

const HistoryDialog = lazy(() => import('../history/HistoryDialog.tsx'));

interface EditActionsProps {
  resource: CatalogueResource;
  article: Document;
  onRemoved(): void;
  onRestored(): void;
}

export function EditActions({ resource, article, onRemoved, onRestored }: EditActionsProps) {
  const basename = useBasename();
  const navigate = useNavigate();
  const actions = useArticleActions(resource);
  const { dirtyFields } = useFormState();
  const [isShowingHistory, setIsShowingHistory] = useState(false);
  const translate = useTranslate();
  const word = useWords('catalogue.actions');
  const duplicate = () => {
    const { base64: _, ...fields } = copiedFields(article);
    const state: CreateState = { copied: { ...fields, active: false } };
    navigate(`${basename}/${resource.name}/create`, { state });
  };
  return (
    <Row align="stretch" justify="flex-end" py={2}>
      <Writing area="catalogue">
        {otherColour(article) && (
          <Button
            size="small"
            startIcon={<Contrast />}
            component={Link}
            to={`${basename}/${resource.name}/${encodeURIComponent(article.id)}/wariant`}
          >
            {translate('catalogue.variants.open')}
          </Button>
        )}
        <Button size="small" startIcon={<ContentCopy />} onClick={duplicate}>
          {word('duplicate')}
        </Button>
        <Button size="small" startIcon={<DriveFileMove />} onClick={() => void actions.copy([article])}>
          {word('copyTo', { line: actions.line })}
        </Button>
      </Writing>
      <Button
        size="small"
        startIcon={<History />}
        aria-haspopup="dialog"
        onClick={() => setIsShowingHistory(true)}
      >
        {word('history')}
      </Button>
      <Writing area="catalogue">
        <Button
          size="small"
          color="error"
          startIcon={<Delete />}
          onClick={() => actions.remove([article], onRemoved)}
        >
          {word('remove')}
        </Button>
      </Writing>
      {actions.warning}
      {isShowingHistory && (
        <Suspense>
          <HistoryDialog
            resource={resource}
            article={article}
            isUnsaved={Object.keys(dirtyFields).length > 0}
            onClose={() => setIsShowingHistory(false)}
            onRestored={() => {
              setIsShowingHistory(false);
              onRestored();
            }}
          />
        </Suspense>
      )}
    </Row>
  );
}

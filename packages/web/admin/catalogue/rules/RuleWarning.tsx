import { Button, DialogContentText, List, ListItem, ListItemText, TextField } from '@mui/material';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { articleTitle } from '../../articles/titles.ts';
import { TitledDialog } from '../../elements/FormDialog.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { type NeededArticle, useUseWords } from './neededArticles.ts';

interface RuleWarningProps {
  /** Those that part rules need; there may be none where many are removed. */
  needed: readonly NeededArticle[];
  /** How many articles go, where that is to be typed first; null where a click is enough. */
  typedCount: number | null;
  /** The word of the button that goes on. */
  goOn: 'deactivateAnyway' | 'removeAnyway';
  onGoOn(): void;
  onCancel(): void;
}

/** Asks before articles go that part rules need, or that are many, and says what follows. */
export function RuleWarning({ needed, typedCount, goOn, onGoOn, onCancel }: RuleWarningProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const words = useUseWords();
  const [typed, setTyped] = useState('');
  const isNeeded = needed.length > 0;
  return (
    <TitledDialog
      onClose={onCancel}
      maxWidth="sm"
      title={translate(isNeeded ? 'catalogue.rules.warnTitle' : 'catalogue.rules.manyTitle', {
        smart_count: isNeeded ? needed.length : (typedCount ?? 0),
      })}
      actions={
        <>
          <Button autoFocus onClick={onCancel}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            color="error"
            onClick={onGoOn}
            disabled={typedCount !== null && typed.trim() !== String(typedCount)}
          >
            {translate(isNeeded ? `catalogue.rules.${goOn}` : 'catalogue.actions.remove')}
          </Button>
        </>
      }
    >
      {isNeeded && (
        <>
          <DialogContentText>{translate('catalogue.rules.warnText')}</DialogContentText>
          <List dense sx={{ maxHeight: 280, overflowY: 'auto' }}>
            {needed.map(({ article, uses }) => (
              <ListItem key={article.id} disableGutters>
                <ListItemText
                  primary={`${articleTitle(article, locale)}, ${uses[0]?.code}`}
                  secondary={uses.map(words).join('; ')}
                />
              </ListItem>
            ))}
          </List>
        </>
      )}
      <DialogContentText>{translate('catalogue.rules.stays')}</DialogContentText>
      {typedCount !== null && (
        <TextField
          sx={{ mt: 2 }}
          label={translate('catalogue.rules.typeCount', { count: typedCount })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      )}
    </TitledDialog>
  );
}

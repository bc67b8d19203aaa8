import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { useLocaleState } from 'react-admin';
import { articleTitle } from '../../articles/articleTitle.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import type { NeededArticle } from './neededArticles.ts';
import { useUseWords } from './useUseWords.ts';

interface RuleWarningProps {
  needed: readonly NeededArticle[];
  /** The word of the button that goes on. */
  goOn: 'deactivateAnyway' | 'removeAnyway';
  onGoOn(): void;
  onCancel(): void;
}

/** Asks before articles go that part rules need, and names the rules. */
export function RuleWarning({ needed, goOn, onGoOn, onCancel }: RuleWarningProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const words = useUseWords();
  const id = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>
        {translate('catalogue.rules.warnTitle', { smart_count: needed.length })}
      </DialogTitle>
      <DialogContent>
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
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
        <Button color="error" onClick={onGoOn}>
          {translate(`catalogue.rules.${goOn}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

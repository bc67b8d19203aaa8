import { pricesIn } from '@lumitor/domain/settings/languagePrices';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useBasename } from 'react-admin';
import { Link } from 'react-router';
import { useSettings } from '../../data/settings.ts';
import { ownLanguageName } from '../elements/languageNames.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import type { Completeness } from './completeness.ts';

interface Props {
  code: string;
  completeness: Completeness;
  onActivate(): void;
  onClose(): void;
}

/** Before a language is switched on: what a visitor would not read in it. */
export function IncompleteDialog({ code, completeness, onActivate, onClose }: Props) {
  const translate = useTranslate();
  const basename = useBasename();
  const { texts, missingTexts, missingTitles } = completeness;
  const prices = useSettings()?.prices;
  const words = useWords('languages.incomplete');
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      aria-labelledby="incomplete-title"
      aria-describedby="incomplete-about"
    >
      <DialogTitle id="incomplete-title">{words('title', { language: ownLanguageName(code) })}</DialogTitle>
      <DialogContent id="incomplete-about" sx={{ '& p': { mt: 0, mb: 1 } }}>
        {missingTexts > 0 && <p>{words('texts', { smart_count: missingTexts, all: texts })}</p>}
        {missingTitles > 0 && <p>{words('titles', { smart_count: missingTitles })}</p>}
        {prices && <p>{words('currency', { currency: pricesIn(prices, code).currency })}</p>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {missingTexts > 0 && (
          <Button component={Link} to={`${basename}/translacje?only=missing-${code}`} sx={{ mr: 'auto' }}>
            {words('translate')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={onActivate}>
          {words('activate')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

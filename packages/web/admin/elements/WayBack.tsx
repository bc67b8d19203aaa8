import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import { useBasename } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { Fields } from '../data/changes.ts';
import { useTranslate } from '../words/useTranslate.ts';

/** And when it is duplicated, or is asked for by a rule. */
export interface CreateState extends BackState {
  copied?: Fields;
  known?: Fields;
}

/** What the address carries when a page is opened from another than its list or the menu. */
export interface BackState {
  /** The page under /admin that it leads back to. */
  back?: string;
}

/** Back to the way to the first price, on a page of it that one save may not be all of. */
export function WayBack() {
  const translate = useTranslate();
  const basename = useBasename();
  const { back } = (useLocation().state ?? {}) as BackState;
  return (
    back && (
      <Button component={Link} to={`${basename}/${back}`} startIcon={<ArrowBack />} sx={{ ml: 'auto' }}>
        {translate('home.back')}
      </Button>
    )
  );
}

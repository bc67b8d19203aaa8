import ArrowBack from '@mui/icons-material/ArrowBack';
import { useBasename } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { ChangedFields } from '../data/changes.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { PlacedButton } from './layout.tsx';

export interface CreateState extends BackState {
  copied?: ChangedFields;
  known?: ChangedFields;
}

/** Navigation state of a page opened from elsewhere than its list or the menu. */
export interface BackState {
  back?: string;
}

export function WayBack() {
  const translate = useTranslate();
  const basename = useBasename();
  const { back } = (useLocation().state ?? {}) as BackState;
  return (
    back && (
      <PlacedButton component={Link} to={`${basename}/${back}`} startIcon={<ArrowBack />} ml="auto">
        {translate('home.back')}
      </PlacedButton>
    )
  );
}

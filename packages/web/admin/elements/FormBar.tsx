import { Paper } from '@mui/material';
import type { ReactNode } from 'react';

/** Class of the sticky save bar, for elements that must stay clear of it. */
export const FORM_BAR = 'form-bar';

/** Save bar of a long form, sticky at the bottom. */
export const FormBar = ({ isParted = true, children }: { isParted?: boolean; children: ReactNode }) => (
  <Paper
    square
    className={FORM_BAR}
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 3,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      py: 1.5,
      bgcolor: 'background.default',
      ...(isParted && { borderTop: 1, borderColor: 'divider' }),
    }}
  >
    {children}
  </Paper>
);

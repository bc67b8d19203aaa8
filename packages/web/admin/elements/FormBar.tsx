import { Paper } from '@mui/material';
import type { ReactNode } from 'react';

/** The class of what saves a form and stays in sight at the lower edge, by which others keep clear of it. */
export const FORM_BAR = 'form-bar';

/** What saves a long form: stays in sight below it. */
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

import { Paper } from '@mui/material';
import type { ReactNode } from 'react';

export const FORM_BAR = 'form-bar';

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

import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** What saves a long form: stays in sight below it. */
export const FormBar = ({ isParted = true, children }: { isParted?: boolean; children: ReactNode }) => (
  <Paper
    square
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

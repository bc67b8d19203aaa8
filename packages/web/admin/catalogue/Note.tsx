import { Alert } from '@mui/material';
import type { ReactNode } from 'react';

/** Something worth knowing, which nothing has to be done about. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Alert
      severity="info"
      role="note"
      sx={{
        mb: 2,
        backgroundColor: 'action.hover',
        color: 'text.primary',
        '& .MuiAlert-icon': { color: 'text.secondary' },
      }}
    >
      {children}
    </Alert>
  );
}

import { Alert } from '@mui/material';
import type { ReactNode } from 'react';

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

import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** Cards below each other, no wider than reads well. */
export function FormPage({ children, maxWidth = 640 }: { children: ReactNode; maxWidth?: number }) {
  return (
    <Stack spacing={2} sx={{ maxWidth, py: 2, mb: 4 }}>
      {children}
    </Stack>
  );
}

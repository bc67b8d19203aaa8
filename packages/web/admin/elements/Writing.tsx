import type { AccessArea } from '@lumitor/domain/people/roles';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useMay } from '../data/useMay.ts';

interface WritingProps {
  area: AccessArea;
  children: ReactNode;
}

/** The page explains a missing permission. */
export const Writing = ({ area, children }: WritingProps): ReactNode =>
  useMay(area).write ? children : null;

export function WritingForm({ area, children }: WritingProps) {
  const { write } = useMay(area);
  return (
    <Box component="fieldset" disabled={!write} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      {children}
    </Box>
  );
}

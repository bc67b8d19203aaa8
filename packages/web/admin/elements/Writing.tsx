import type { Area } from '@lumitor/domain/people/roles';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useMay } from '../data/useMay.ts';

interface WritingProps {
  area: Area;
  children: ReactNode;
}

/** What changes an area: there for those whose role may. The page says why it is not. */
export const Writing = ({ area, children }: WritingProps): ReactNode =>
  useMay(area).write ? children : null;

/** A form of an area: it can be read by all who may, and filled in by those who may write. */
export function WritingForm({ area, children }: WritingProps) {
  const { write } = useMay(area);
  return (
    <Box component="fieldset" disabled={!write} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      {children}
    </Box>
  );
}

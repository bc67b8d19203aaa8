import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface CardHeadProps {
  id?: string;
  title: string;
  /** At the end of the line. */
  children?: ReactNode;
}

export function CardHead({ id, title, children }: CardHeadProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 48, px: 2, gap: 1 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Typography component="div" variant="caption" sx={{ ml: 'auto' }}>
        {children}
      </Typography>
    </Box>
  );
}

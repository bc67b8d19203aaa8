import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** Fields that belong together, under their heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ mb: 2, p: 2, overflow: 'visible' }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** Fields beside each other, as many as there is room for. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        columnGap: 2,
      }}
    >
      {children}
    </Box>
  );
}

import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface HomeCardProps {
  title: ReactNode;
  /** At the end of its head. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A part of the first page, under a head of its own. */
export function HomeCard({ title, beside, children }: HomeCardProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 49,
          px: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={id} variant="h2" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {typeof beside === 'string' ? (
          <Typography variant="caption" sx={{ textAlign: 'right' }}>
            {beside}
          </Typography>
        ) : (
          beside
        )}
      </Box>
      {children}
    </Card>
  );
}

/** Said where a card has nothing to list. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <Typography color="text.secondary" sx={{ p: 2 }}>
    {children}
  </Typography>
);

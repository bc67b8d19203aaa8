import { Box, Card, LinearProgress, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** How much of the most something is, as a bar that the figure beside says too. @param faint of what is for comparison alone */
export const Share = ({ part, of, faint = false }: { part: number; of: number; faint?: boolean }) => (
  <LinearProgress
    aria-hidden="true"
    variant="determinate"
    value={of > 0 ? Math.min(100, (100 * part) / of) : 0}
    sx={{
      height: 4,
      borderRadius: 2,
      bgcolor: 'divider',
      '& .MuiLinearProgress-bar': { bgcolor: faint ? 'text.disabled' : 'text.primary' },
    }}
  />
);

interface HomeCardProps {
  title: ReactNode;
  /** At the end of its head. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the first page, under a head of its own. */
export function HomeCard({ title, action, children }: HomeCardProps) {
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
        {typeof action === 'string' ? (
          <Typography variant="caption" sx={{ textAlign: 'right' }}>
            {action}
          </Typography>
        ) : (
          action
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

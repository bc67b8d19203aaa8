import { Box, Card, LinearProgress, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

export const ShareBar = ({ part, of, faint = false }: { part: number; of: number; faint?: boolean }) => (
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
  action?: ReactNode;
  children: ReactNode;
}

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

export const Nothing = ({ children }: { children: ReactNode }) => (
  <Typography color="text.secondary" sx={{ p: 2 }}>
    {children}
  </Typography>
);

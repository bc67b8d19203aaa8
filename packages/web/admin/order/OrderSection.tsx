import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface OrderSectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function OrderSection({ title, action, children }: OrderSectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 48, px: 2, gap: 1 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <Typography component="div" variant="caption" sx={{ ml: 'auto' }}>
          {action}
        </Typography>
      </Box>
      {children}
    </Card>
  );
}

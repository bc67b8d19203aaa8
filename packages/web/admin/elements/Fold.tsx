import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  title: string;
  hasFault?: boolean;
  startsOpen?: boolean;
  children: ReactNode;
}

export function Fold({ title, hasFault = false, startsOpen = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Box
      component="details"
      open={isOpen || hasFault}
      onToggle={({ currentTarget }: { currentTarget: HTMLDetailsElement }) => setOpen(currentTarget.open)}
      sx={{ mt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Box component="summary" sx={{ py: 1.5, cursor: 'pointer' }}>
        <Typography component="h2" variant="h3" sx={{ display: 'inline' }}>
          {title}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

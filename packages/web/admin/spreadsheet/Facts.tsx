import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** Short facts of an article, one after another as room allows. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {facts.map(({ key, label, value }) => (
        <Box key={key} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

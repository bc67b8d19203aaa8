import { Box, type BoxProps } from '@mui/material';

/** Warm: something is live, or waits for somebody. */
export const Lamp = ({ sx = {} }: Pick<BoxProps, 'sx'>) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={[
      { flex: 'none', width: 8, height: 8, borderRadius: '50%', bgcolor: 'var(--warm)' },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);

import { LinearProgress } from '@mui/material';

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

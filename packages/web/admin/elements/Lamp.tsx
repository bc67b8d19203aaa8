import { Box } from '@mui/material';
import { Spaced, type Spacing } from './layout.tsx';

/** Badge; nothing for 0. */
export function NewCount({ count, label }: { count: number; label?: string }) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      role={label ? 'img' : undefined}
      aria-label={label}
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 20,
        height: 20,
        px: 0.75,
        borderRadius: 10,
        fontSize: '0.75rem',
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        bgcolor: 'var(--warm)',
        color: 'var(--on-warm)',
      }}
    >
      {count}
    </Box>
  );
}

export const Lamp = ({ ml }: Pick<Spacing, 'ml'>) => (
  <Spaced
    component="span"
    aria-hidden="true"
    flex="none"
    width={8}
    height={8}
    borderRadius="50%"
    bgcolor="var(--warm)"
    {...(ml && { ml })}
  />
);

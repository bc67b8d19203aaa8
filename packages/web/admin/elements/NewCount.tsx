import { Box } from '@mui/material';

/** How many are new, on a warm ground; nothing where none is. @param label what it counts, where nothing beside says so */
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

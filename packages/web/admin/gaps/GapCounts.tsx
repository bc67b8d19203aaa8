import { Box, Typography } from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';
import { ADVICE_KINDS, GAP_KINDS, type Gaps } from './findGaps.ts';
import { sectionId } from './GapSection.tsx';

const TILE = {
  display: 'block',
  p: 1.5,
  height: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  textDecoration: 'none',
} as const;

/** How much lacks of each kind, as ways to it. */
export function GapCounts({ gaps }: { gaps: Gaps }) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
        gap: 1,
        p: 0,
        mb: 4,
        listStyle: 'none',
      }}
    >
      {[...GAP_KINDS, ...ADVICE_KINDS].map((kind) => {
        const count = gaps[kind].length;
        const tile = (
          <>
            <Typography
              component="span"
              sx={{ display: 'block', fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3 }}
            >
              {count}
            </Typography>
            <Typography component="span" variant="body2" sx={{ lineHeight: 1.3 }}>
              {translate(`gaps.kinds.${kind}`)}
            </Typography>
          </>
        );
        return (
          <li key={kind}>
            {count > 0 ? (
              <Box
                component="a"
                href={`#${sectionId(kind)}`}
                sx={{ ...TILE, color: 'text.primary', '&:hover': { borderColor: 'text.primary' } }}
              >
                {tile}
              </Box>
            ) : (
              <Box sx={{ ...TILE, color: 'text.secondary' }}>{tile}</Box>
            )}
          </li>
        );
      })}
    </Box>
  );
}

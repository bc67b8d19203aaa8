import { Box } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from '../words/useTranslate.ts';
import { TRIAL_LENGTH } from './trial.ts';

const BOLT = 'M1-5.2-3.6.9h3.3l-.7 4.3L3.6-.9H.4z';

export function TrialDrawing({ hasRail, hasLuminaire }: { hasRail: boolean; hasLuminaire: boolean }) {
  const translate = useTranslate();
  const grid = useId();
  const label = (x: number, word: 'feed' | 'luminaire' | 'endCap') => (
    <text x={x} y={94} fontSize={12} textAnchor="middle" fill="currentColor">
      {translate(`home.drawing.${word}`)}
    </text>
  );
  return (
    <Box
      component="svg"
      viewBox="0 0 394 120"
      role="img"
      aria-label={translate('home.drawing.label')}
      sx={{
        display: 'block',
        width: '100%',
        color: 'text.secondary',
        bgcolor: 'background.default',
        borderBlock: 1,
        borderColor: 'divider',
        '& .grid': { stroke: (theme) => theme.palette.divider, opacity: 0.6 },
        '& .paper': { fill: (theme) => theme.palette.background.default },
        '& .rail': { stroke: (theme) => theme.palette.text.primary },
        '& .part': { fill: (theme) => theme.palette.background.paper, stroke: 'currentColor' },
        '& .lit': { stroke: (theme) => theme.palette.secondary.main, strokeWidth: 2 },
      }}
    >
      <defs>
        <pattern id={grid} width="24" height="24" patternUnits="userSpaceOnUse">
          <path className="grid" d="M24 0H0V24" fill="none" />
        </pattern>
      </defs>
      <rect width="394" height="120" fill={`url(#${grid})`} />
      <path d="M57 26.5H337M57 21v11M337 21v11" stroke="currentColor" fill="none" />
      <rect className="paper" x="177" y="16" width="40" height="20" />
      <text x="197" y="31" textAnchor="middle" fontSize={12} fill="currentColor">
        {TRIAL_LENGTH}
      </text>
      <path className="rail" d="M57 62H337" strokeWidth="6" strokeDasharray={hasRail ? undefined : '6 4'} />
      <rect className="part" x="49" y="54" width="16" height="16" rx="3" />
      <path d={BOLT} transform="translate(57 62)" fill="currentColor" />
      <path d="M339 54v16" stroke="currentColor" strokeWidth="3" />
      <circle
        className={hasLuminaire ? 'part lit' : 'part'}
        cx="197"
        cy="62"
        r="11"
        strokeDasharray={hasLuminaire ? undefined : '3 2'}
      />
      {label(57, 'feed')}
      {label(197, 'luminaire')}
      {label(337, 'endCap')}
    </Box>
  );
}

import { DEGREE } from '@lumitor/domain/math/angle';
import { Box, Typography } from '@mui/material';
import { useWords } from '../../words/useTranslate.ts';

/** How far the arrow reaches, in pixels. */
const REACH = 40;
interface C0DirectionProps {
  /** Degrees clockwise from the direction of the rail. */
  turn: number;
  /** Whether the file says so, rather than the article. */
  isOfFile: boolean;
}

/** Where plane C0 points to: the luminaire on its rail as seen on the plan, which runs from left to right. */
export function C0Direction({ turn, isOfFile }: C0DirectionProps) {
  const words = useWords('photometry');
  const said = words(isOfFile ? 'c0OfFile' : 'c0', { turn });
  const [x, y] = [Math.cos(turn * DEGREE), Math.sin(turn * DEGREE)];
  return (
    <Box component="figure" sx={{ m: 0, flex: '0 1 200px' }}>
      <svg role="img" aria-label={said} width={180} height={120} viewBox="-90 -60 180 120" fill="none">
        <path d="M-84 0H82" stroke="var(--edge)" strokeWidth={4} />
        <circle cx={-84} r={4} fill="var(--surface)" stroke="var(--edge)" strokeWidth={2} />
        <path d="M76 -7 84 0 76 7" stroke="var(--edge)" strokeWidth={2} />
        <rect
          x={-14}
          y={-7}
          width={28}
          height={14}
          rx={3}
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth={2}
        />
        {(['var(--surface)', 'var(--warm-ink)'] as const).map((stroke, index) => (
          <path
            key={stroke}
            transform={`rotate(${turn})`}
            d={`M0 0H${REACH}M${REACH - 8} -5 ${REACH} 0 ${REACH - 8} 5`}
            stroke={stroke}
            strokeWidth={index === 0 ? 6 : 2.5}
          />
        ))}
        <text
          x={(REACH + 12) * x}
          y={(REACH + 12) * y + (Math.abs(y) < 0.3 ? -8 : 4)}
          fill="var(--ink)"
          fontSize={12}
          fontWeight={600}
          textAnchor="middle"
        >
          C0
        </text>
      </svg>
      <Typography component="figcaption" variant="caption" aria-hidden>
        {said}
      </Typography>
    </Box>
  );
}

import Check from '@mui/icons-material/Check';
import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Row, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { STEPS, type StepState } from './steps.ts';

/** Highlight of the current step: one ground per theme, the same accent in both. */
const WARM = { light: '#fdf1e2', dark: '#33291c', line: '#e8973a', ink: '#1b1b1a' } as const;

interface StepItemProps {
  state: StepState;
  isCurrent: boolean;
  /** State in a word or two; empty: none. */
  chip: string;
  action: ReactNode;
}

export function StepItem({ state: { step, isDone }, isCurrent, chip, action }: StepItemProps) {
  const translate = useTranslate();
  const number = STEPS.indexOf(step) + 1;
  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'step' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '32px 1fr', sm: '32px 1fr auto' },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'center',
        px: 2,
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        ...(isCurrent && {
          boxShadow: `inset 3px 0 ${WARM.line}`,
          bgcolor: (theme) => WARM[theme.palette.mode],
        }),
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 32,
          borderRadius: '50%',
          fontWeight: 600,
          ...(isDone
            ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
            : isCurrent
              ? { bgcolor: WARM.line, color: WARM.ink }
              : { border: '1px dashed', borderColor: 'text.disabled', color: 'text.secondary' }),
        }}
      >
        {isDone ? <Check fontSize="small" /> : number}
      </Box>
      <div>
        <Row>
          <Typography variant="h3">{translate(`home.titles.${step}`)}</Typography>
          {chip && <Chip size="small" variant={isDone ? 'filled' : 'outlined'} label={chip} />}
        </Row>
        <Text variant="body2" color="textSecondary" mt={0.25}>
          {translate(`home.abouts.${step}`)}
        </Text>
      </div>
      <Box sx={{ gridColumn: { xs: 2, sm: 'auto' }, display: 'flex', gap: 1, whiteSpace: 'nowrap' }}>
        {action}
      </Box>
    </Box>
  );
}

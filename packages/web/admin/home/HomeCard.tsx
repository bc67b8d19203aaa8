import { LinearProgress, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { PlacedCard, Row, Text } from '../elements/layout.tsx';

export const ShareBar = ({ part, of, faint = false }: { part: number; of: number; faint?: boolean }) => (
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

interface HomeCardProps {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export function HomeCard({ title, action, children }: HomeCardProps) {
  const id = useId();
  return (
    <PlacedCard component="section" aria-labelledby={id} className="column" minWidth={0}>
      <Row line="below" isWrapped={false} minHeight={49} px={2}>
        <Text id={id} variant="h2" mr="auto">
          {title}
        </Text>
        {typeof action === 'string' ? (
          <Typography variant="caption" align="right">
            {action}
          </Typography>
        ) : (
          action
        )}
      </Row>
      {children}
    </PlacedCard>
  );
}

export const Nothing = ({ children }: { children: ReactNode }) => (
  <Text color="text.secondary" p={2}>
    {children}
  </Text>
);

import { Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Row, Text } from '../elements/layout.tsx';

interface OrderSectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function OrderSection({ title, action, children }: OrderSectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Row isWrapped={false} minHeight={48} px={2}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <Text component="div" variant="caption" ml="auto">
          {action}
        </Text>
      </Row>
      {children}
    </Card>
  );
}

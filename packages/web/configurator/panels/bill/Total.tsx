import type { Quote } from '@lumitor/domain/quote/quote';
import type { ReactNode } from 'react';
import { useTotal } from './useTotal.ts';

interface TotalProps {
  quote: Pick<Quote, 'lines' | 'totals'>;
  figure?: (amount: string, basis: string) => ReactNode;
  children?: ReactNode;
}

export function Total({ quote, figure, children }: TotalProps) {
  const { amount, basis } = useTotal(quote);
  return (
    <>
      <b>{figure ? figure(amount, basis) : amount}</b>{' '}
      <span>
        {basis}
        {children}
      </span>
    </>
  );
}

import type { Quote } from '@lumitor/domain/quote/quote';
import type { ReactNode } from 'react';
import { useTotal } from './useTotal.ts';

interface TotalProps {
  quote: Pick<Quote, 'lines' | 'totals'>;
  /** Renders the amount in another way than as text. */
  figure?: (amount: string, basis: string) => ReactNode;
  /** Facts after net or gross. */
  children?: ReactNode;
}

/** Amount in bold, then net or gross with further facts. */
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

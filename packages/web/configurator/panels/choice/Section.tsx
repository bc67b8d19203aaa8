import type { ReactNode } from 'react';
import flow from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';

interface SectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

export const Section = ({ title, hint, children }: SectionProps) => (
  <section className={flow.stack} aria-label={title}>
    <h3 className={text.heading}>{title}</h3>
    {hint && <p className={text.note}>{hint}</p>}
    {children}
  </section>
);

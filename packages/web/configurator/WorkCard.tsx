import type { ReactNode } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { IconButton } from '../ui/IconButton.tsx';
import text from '../ui/text.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import card from './WorkCard.module.css';

interface WorkCardProps {
  label: string;
  number?: ReactNode;
  title?: ReactNode;
  about?: ReactNode;
  action?: ReactNode;
  notice?: ReactNode;
  onClose?: () => void;
  children: ReactNode;
}

export function WorkCard({ label, number, title, about, action, notice, onClose, children }: WorkCardProps) {
  const { t } = useTranslation();
  return (
    <section className={card.card} aria-label={label}>
      {onClose && (
        <div className={card.head}>
          {number && <p className={card.number}>{number}</p>}
          {title && <p className={card.title}>{title}</p>}
          {about && <p className={text.faint}>{about}</p>}
          {action}
          <IconButton
            size="small"
            icon="close"
            className={card.close}
            label={t('pieces.close')}
            onClick={onClose}
          />
        </div>
      )}
      <div role="status" className={card.status}>
        <VisuallyHidden>{notice}</VisuallyHidden>
      </div>
      {children}
    </section>
  );
}

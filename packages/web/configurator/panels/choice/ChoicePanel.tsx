import { imageAt } from '@lumitor/domain/catalogue/image';
import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './choice.module.css';

interface ChoicePanelProps {
  title: string;
  /** What is chosen here, in short. */
  sum?: ReactNode;
  children: ReactNode;
}

/** One of the panels in which the visitor chooses. It can be focused when what had the focus goes away. */
export function ChoicePanel({ title, sum, children }: ChoicePanelProps) {
  const titleId = useId();
  return (
    <section data-choice-panel tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {sum && <p>{sum}</p>}
      </header>
      {children}
    </section>
  );
}

/** Gives the focus to the panel around an element that is about to go. */
export const focusPanel = (element: Element): void =>
  element.closest<HTMLElement>('[data-choice-panel]')?.focus();

/** Holds the place of articles that are on their way. */
export function ListSkeleton() {
  return (
    <div className={styles.coming}>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles.comingRow}>
          <Skeleton width={56} height={56} />
          <div className={styles.comingWords}>
            <Skeleton width="85%" />
            <Skeleton width="50%" height={16} />
          </div>
        </div>
      ))}
    </div>
  );
}

export interface ArticlePictureProps {
  /** The picture's address; empty where the article has none. */
  img: string;
  /** Stands for an article without a picture. */
  icon: IconName;
  /** Width and height in pixels. */
  size?: number;
}

/** An article's picture; its title stands beside it. */
export function ArticlePicture({ img, icon, size = 48 }: ArticlePictureProps) {
  return (
    <span className={styles.picture} style={{ width: size, height: size }}>
      {img ? (
        <img src={imageAt(img, 96)} width={size} height={size} alt="" loading="lazy" decoding="async" />
      ) : (
        <Icon name={icon} />
      )}
    </span>
  );
}

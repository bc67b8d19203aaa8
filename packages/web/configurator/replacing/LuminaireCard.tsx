import type { Binding } from '@lumitor/domain/catalogue/article';
import { bodyColour } from '@lumitor/domain/catalogue/railColour';
import { withColour } from '@lumitor/domain/translation/articleName';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { ReactNode } from 'react';
import { ColourDot } from '../../ui/ColourDot.tsx';
import { ArticlePicture } from '../panels/choice/ArticlePicture.tsx';
import styles from './Replacing.module.css';

export const colouredTitle = (binding: Binding, language: string, t: Translate): string =>
  withColour(titleIn(binding, language), bodyColour(binding), t);

interface LuminaireCardProps {
  binding: Binding | undefined;
  title: string;
  details: ReactNode;
}

export function LuminaireCard({ binding, title, details }: LuminaireCardProps) {
  const colour = binding && bodyColour(binding);
  return (
    <>
      <ArticlePicture img={binding?.img ?? ''} icon="luminaire" />
      <span className={styles.words}>
        <span className={styles.title}>
          {colour && <ColourDot colour={colour} />}
          {title}
        </span>
        <span className={styles.details}>{details}</span>
      </span>
    </>
  );
}

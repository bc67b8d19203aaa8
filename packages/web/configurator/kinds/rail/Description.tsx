import { turnedHeading } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { sameEnd } from '@lumitor/domain/kinds/rail/step';
import { currentPlan } from '@lumitor/domain/plan/history';
import { typedLength } from '@lumitor/domain/translation/typedLength';
import { memo } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useConfigurator } from '../../../visitor/configuratorStore.ts';
import { possibleShape } from '../../../visitor/editing.ts';
import { FACING_KEYS, headingOnScreen } from '../../../visitor/projection.ts';
import { wayWords } from './wayWords.ts';

function useDescription(): string {
  const layout = useConfigurator((state) => currentPlan(state.history).layout);
  const { t, language } = useTranslation();
  const next = useConfigurator((state) => state.next);
  const rotate = useConfigurator((state) => state.view.rotate);
  const geometry = geometryOf(layout);
  if (layout.steps.length === 0) return t('canvas.empty');
  const metres = (geometry.totalLength / 100).toLocaleString(language);
  const islands = geometry.islands > 1 ? ` ${t('canvas.islands', { count: geometry.islands })}` : '';
  const drawn = t('canvas.drawn', { count: layout.steps.length, metres }) + islands;
  const end = geometry.openEnds.find((open) => sameEnd(open, layout.activeEnd));
  if (!end) return `${drawn} ${t('canvas.noOpenEnd')}`;
  const where = t('canvas.activeEnd', {
    number: end.index + 1,
    facing: t(FACING_KEYS[headingOnScreen(end.heading, rotate)]),
  });
  const nextShape = possibleShape(next.shape, layout);
  const heading = headingOnScreen(turnedHeading(end.heading, nextShape.direction), rotate);
  const shape = wayWords(nextShape.kind, nextShape.direction, heading, t);
  const following = t('canvas.following', { length: typedLength(next.length) || next.length, shape });
  return `${drawn} ${where} ${following}${nextShape.kind === 'straight' && nextShape.tArms ? ` ${t('canvas.withT')}` : ''}`;
}

export default memo(function Description() {
  const description = useDescription();
  return (
    <p role="status">
      <VisuallyHidden>{description}</VisuallyHidden>
    </p>
  );
});

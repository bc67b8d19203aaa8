import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { formatLux, formatUniformity } from '@lumitor/domain/translation/figures';
import { useTranslation } from '../translation/useTranslation.ts';
import { Select } from '../ui/Select.tsx';
import { useCatalogue } from '../visitor/derived.ts';
import { setRoom, useRoom } from '../visitor/room.ts';

/** Target in words: `500 lx, U₀ 0,60 · EN 12464-1`. */
function useTargetWords(): (target: LightTarget) => string {
  const { t, language } = useTranslation();
  return ({ kind, lux, uniformity, source }) => {
    const light = formatLux(lux, language);
    const request = kind === 'greatest' ? t('light.targetMost', { value: light }) : light;
    const even = uniformity ? `, U₀ ${formatUniformity(uniformity, language)}` : '';
    return `${request}${even} · ${source}`;
  };
}

/** The use decides the lighting target (D50). */
export function RoomUse({
  hideLabel = false,
  className,
}: {
  hideLabel?: boolean;
  className?: string | undefined;
}) {
  const { t, language } = useTranslation();
  const wordsOf = useTargetWords();
  const room = useRoom();
  const targets = useCatalogue()?.lightTargets;
  if (!room || !targets) return null;
  const { use } = room;
  const target = targets.find(({ key }) => key === use);
  const isGone = use !== null && !target;
  const sources = [...new Set(targets.map(({ source }) => source))];
  const hint = target ? wordsOf(target) : isGone ? t('light.goneHint') : undefined;
  return (
    <Select
      label={t('light.use')}
      hideLabel={hideLabel}
      className={className}
      hint={hideLabel && !isGone ? undefined : hint}
      value={use ?? ''}
      options={[
        { value: '', label: t('light.noUse') },
        ...(isGone ? [{ value: use, label: t('light.gone', { use }) }] : []),
      ]}
      onChange={(chosen) => setRoom({ ...room, use: chosen || null })}
    >
      {sources.map((source) => (
        <optgroup key={source} label={source}>
          {targets
            .filter((target) => target.source === source)
            .map((target) => (
              <option key={target.key} value={target.key}>
                {titleIn(target, language)}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}

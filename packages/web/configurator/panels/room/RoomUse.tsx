import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Select } from '../../../ui/Select.tsx';
import { useCatalogue } from '../../store/derived.ts';
import { setRoom, useRoom } from '../../store/room.ts';

/** What the room is used for: how much light it needs follows from it (D50). */
export function RoomUse({
  hideLabel = false,
  className,
}: {
  hideLabel?: boolean;
  className?: string | undefined;
}) {
  const { t, language } = useTranslation();
  const room = useRoom();
  const targets = useCatalogue()?.lightTargets ?? [];
  if (!room) return null;
  const options = targets.map((target) => ({ value: target.key, label: titleIn(target, language) }));
  const use = options.some(({ value }) => value === room.use) ? (room.use ?? '') : '';
  return (
    <Select
      label={t('light.use')}
      hideLabel={hideLabel}
      className={className}
      value={use}
      options={[{ value: '', label: t('light.noUse') }, ...options]}
      onChange={(chosen) => setRoom({ ...room, use: chosen || null })}
    />
  );
}

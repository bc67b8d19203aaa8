import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { deleteSelection, deletionWords } from '../../visitor/deletion.ts';

export default function DeleteButton() {
  const { t } = useTranslation();
  const { label, disabledReason } = deletionWords(
    useConfigurator((state) => state),
    t,
  );
  return (
    <IconButton
      icon="trash"
      label={label}
      tooltip={`${label} · Delete`}
      disabledReason={disabledReason}
      onClick={deleteSelection}
    />
  );
}

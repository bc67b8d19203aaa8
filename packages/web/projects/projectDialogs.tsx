import { useId, useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';

const MAX_NAME = 120;

interface RenameDialogProps {
  name: string;
  onClose: () => void;
  onName: (name: string) => void;
}

export function RenameDialog({ name: before, onClose, onName }: RenameDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(before);
  const form = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('projects.renameTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('projects.cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t('projects.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          onName(name.trim());
        }}
      >
        <TextField label={t('projects.name')} value={name} onChange={setName} maxLength={MAX_NAME} />
      </form>
    </Dialog>
  );
}

export function RemoveDialog(props: { name: string; onClose: () => void; onRemove: () => void }) {
  const { name, onClose, onRemove } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('projects.removeTitle', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('projects.cancel')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onRemove();
            }}
          >
            {t('projects.remove')}
          </Button>
        </>
      }
    >
      <p>{t('projects.removeText')}</p>
    </Dialog>
  );
}

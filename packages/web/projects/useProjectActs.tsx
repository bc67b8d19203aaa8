import { useCallback, useId, useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ProjectSummary } from '../visitor/projectSummary.ts';
import {
  binProject,
  duplicateProject,
  removeProject,
  renameProject,
  restoreProject,
} from '../visitor/projects.ts';
import type { ProjectAct } from './ProjectMenu.tsx';
import { saveProjectFile } from './takeFile.ts';

const MAX_NAME = 120;

interface RenameDialogProps {
  name: string;
  onClose: () => void;
  onName: (name: string) => void;
}

function RenameDialog({ name: before, onClose, onName }: RenameDialogProps) {
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

function RemoveDialog(props: { name: string; onClose: () => void; onRemove: () => void }) {
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

interface ProjectQuestion {
  what: 'rename' | 'remove';
  project: ProjectSummary;
  name: string;
}

export function useProjectActs(
  act: (does: () => Promise<unknown>) => Promise<boolean>,
  notify: (words: string) => void,
) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<ProjectQuestion | null>(null);
  const actsOf = useCallback(
    (project: ProjectSummary, name: string): ProjectAct[] => {
      const { id } = project;
      const bin = async () => {
        if (await act(() => binProject(id))) notify(t('projects.wasBinned', { name }));
      };
      if (project.binned !== null)
        return [
          { text: t('projects.restore'), icon: 'undo', does: () => void act(() => restoreProject(id)) },
          {
            text: t('projects.remove'),
            icon: 'trash',
            does: () => setQuestion({ what: 'remove', project, name }),
          },
        ];
      const copied = t('projects.copyOf', { name });
      return [
        {
          text: t('projects.rename'),
          icon: 'edit',
          does: () => setQuestion({ what: 'rename', project, name }),
        },
        {
          text: t('projects.duplicate'),
          icon: 'copy',
          does: () => void act(() => duplicateProject(project, copied)),
        },
        {
          text: t('projects.download'),
          icon: 'download',
          does: () => void act(() => saveProjectFile(project)),
        },
        { text: t('projects.toBin'), icon: 'trash', does: () => void bin() },
      ];
    },
    [t, act, notify],
  );
  const close = () => setQuestion(null);
  const dialog = question && {
    rename: (
      <RenameDialog
        name={question.project.name}
        onClose={close}
        onName={(name) => void act(() => renameProject(question.project.id, name))}
      />
    ),
    remove: (
      <RemoveDialog
        name={question.name}
        onClose={close}
        onRemove={() => void act(() => removeProject(question.project.id))}
      />
    ),
  };
  return { actsOf, dialog: dialog?.[question?.what ?? 'rename'] };
}

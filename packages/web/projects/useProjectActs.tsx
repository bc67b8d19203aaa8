import { useCallback, useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import type { ProjectSummary } from '../visitor/projectSummary.ts';
import {
  binProject,
  duplicateProject,
  removeProject,
  renameProject,
  restoreProject,
} from '../visitor/projects.ts';
import type { ProjectAct } from './ProjectMenu.tsx';
import { RemoveDialog, RenameDialog } from './projectDialogs.tsx';
import { saveProjectFile } from './takeFile.ts';

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

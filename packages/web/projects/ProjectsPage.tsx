import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { projectIn } from '../addresses.ts';
import { PATHS, placePath } from '../paths.ts';
import { PageLayout } from '../shell/Layout.tsx';
import { Message } from '../shell/Message.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { listProjects, openProject } from '../visitor/projects.ts';
import { ProjectList } from './ProjectList.tsx';

async function open(id: string) {
  const { projects } = await listProjects();
  const project = projects.find((stored) => stored.id === id && stored.binned === null);
  if (!project) throw new Error(`There is no project ${id}`);
  await openProject(project);
  return project.line;
}

function OpenProject({ id }: { id: string }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isMounted = true;
    open(id).then(
      (line) => isMounted && navigate(placePath({ line, isSummary: false }), { replace: true }),
      (fault) => {
        console.error(fault);
        setFailed(true);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [id, navigate]);
  if (!hasFailed) return <Spinner label={t('projects.loading')} />;
  return (
    <Message
      title={t('projects.gone')}
      actions={
        <Button onClick={() => navigate(PATHS.projects, { replace: true })}>{t('start.allProjects')}</Button>
      }
    >
      <p role="alert">{t('projects.goneRemedy')}</p>
    </Message>
  );
}

export default function ProjectsPage() {
  const { t } = useTranslation();
  const opened = projectIn(useSearch());
  return (
    <PageLayout title={t('header.projects')}>
      {opened === null ? <ProjectList /> : <OpenProject key={opened} id={opened} />}
    </PageLayout>
  );
}

import { useSearch } from 'wouter';
import { projectIn } from '../addresses.ts';
import { PageLayout } from '../shell/Layout.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { OpenProject } from './OpenProject.tsx';
import { ProjectList } from './ProjectList.tsx';

export default function ProjectsPage() {
  const { t } = useTranslation();
  const opened = projectIn(useSearch());
  return (
    <PageLayout title={t('header.projects')}>
      {opened === null ? <ProjectList /> : <OpenProject key={opened} id={opened} />}
    </PageLayout>
  );
}

import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { beforeEach, expect, it } from 'vitest';
import { mount, openWork } from '../testing/mount.tsx';
import { addProject, binProject, listProjects, removeProject } from '../visitor/projects.ts';
import RecentProjects from './RecentProjects.tsx';

const add = (name: string) =>
  addProject({ ...EMPTY_PLAN, choices: sampleChoices, layout: layoutOf([200]), name }, 'standard');

beforeEach(async () => {
  await openWork();
  for (const { id } of (await listProjects()).projects) await removeProject(id);
});

it('links three projects that are not in the bin, and all of them', async () => {
  for (const name of ['A', 'B', 'C']) await add(name);
  await binProject(await add('Binned'));
  const screen = await mount(<RecentProjects />);
  const recent = screen.getByRole('navigation', { name: 'Recent projects' });
  await expect.element(recent.getByRole('link', { name: 'All projects' })).toBeVisible();
  const links = recent
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
  expect(links.toSorted()).toEqual(['A STANDARD', 'All projects', 'B STANDARD', 'C STANDARD']);
  await expect
    .element(recent.getByRole('link', { name: 'A STANDARD' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/projekty\?otworz=/));
});

it('is absent without projects', async () => {
  const screen = await mount(<RecentProjects />);
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});

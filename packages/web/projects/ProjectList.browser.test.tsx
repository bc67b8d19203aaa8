import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { catchFiles } from '../testing/files.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { writeNow } from '../visitor/persistence.ts';
import { addProject, listProjects, removeProject } from '../visitor/projects.ts';
import { ProjectList } from './ProjectList.tsx';

const plan = { ...EMPTY_PLAN, choices: sampleChoices, layout: layoutOf([200]), name: 'Bookshop' };

beforeEach(async () => {
  await window.viewport(1440, 900);
  await openWork();
  for (const { id } of (await listProjects()).projects) await removeProject(id);
});

const openList = () => mount(<ProjectList />);

it('describes a project by its line, size and price, and names it anew', async () => {
  await addProject(plan, 'standard');
  const screen = await openList();
  const card = screen.getByRole('listitem').filter({ hasText: 'Bookshop' });
  await expect.element(card).toHaveTextContent(/STANDARD · black/);
  await expect.element(card).toHaveTextContent(/0 luminaires · 2\.0\sm/);
  await expect.element(card).toHaveTextContent(/€[\d.,]+ net/);
  await expect.element(card.getByRole('img', { name: 'Drawing of Bookshop' })).toBeVisible();
  await expectAccessible();
  await card.getByRole('button', { name: 'More: Bookshop' }).click();
  await card.getByRole('button', { name: 'Rename' }).click();
  await screen.getByRole('textbox', { name: 'Project name' }).fill('Gallery');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'Gallery' })).toBeVisible();
});

it('moves a project to the bin on a phone, and reports an empty list', async () => {
  await window.viewport(390, 844);
  await addProject(plan, 'standard');
  const screen = await openList();
  await expect.element(screen.getByRole('heading', { name: 'Bookshop' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible();
  await screen.getByRole('button', { name: 'More: Bookshop' }).click();
  await screen.getByRole('button', { name: 'Move to bin' }).click();
  await expect.element(screen.getByText('“Bookshop” is in the bin')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'All 0' })).toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
});

it('reports a browser that cannot store projects, and lists the current one with its price', async () => {
  await openWork({ plan });
  writeNow();
  await expect.poll(() => localStorage.getItem('configurator')).not.toBeNull();
  const reading = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  onTestFinished(() => reading.mockRestore());
  const screen = await openList();
  await expect.element(screen.getByText('This browser cannot store projects')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Bookshop' })).toBeVisible();
  await expect.element(screen.getByText('not priced yet')).not.toBeInTheDocument();
});

describe('a project file', () => {
  async function saveFileOf(name: string) {
    const files = catchFiles();
    await addProject({ ...plan, name }, 'standard');
    const screen = await openList();
    await screen.getByRole('button', { name: `More: ${name}` }).click();
    await screen.getByRole('button', { name: 'Save as a .lumitor file' }).click();
    await expect.poll(() => files.length).toBe(1);
    const [file] = files;
    if (!file) throw new Error('No file was saved');
    const open = (content: Blob) => {
      const input = screen.container.querySelector('input[type=file]');
      if (!input) throw new Error('There is no input of files');
      return userEvent.upload(input, new File([content], 'a.lumitor', { type: 'application/zip' }));
    };
    return { screen, file, open, cards: screen.getByRole('heading', { name, level: 2, exact: true }) };
  }

  it('is named after the project; opening it asks whether to replace the project or to have both', async () => {
    const { screen, file, open, cards } = await saveFileOf('Księgarnia');
    expect(file.name).toBe('Ksiegarnia.lumitor');
    const exists = screen.getByRole('dialog', { name: '“Księgarnia” already exists' });
    for (const [choice, count] of [
      ['Cancel', 1],
      ['Replace', 1],
      ['Keep both', 2],
    ] as const) {
      await open(file.content);
      await exists.getByRole('button', { name: choice }).click();
      await expect.element(exists).not.toBeInTheDocument();
      await expect.poll(() => cards.elements().length).toBe(count);
    }
    await expect.element(screen.getByText('“Księgarnia” was added')).toBeVisible();
  });

  it('that is damaged is refused with its name and a remedy', async () => {
    const { screen, file, open, cards } = await saveFileOf('Bookshop');
    await open(file.content.slice(0, 90));
    const refused = screen.getByRole('dialog', { name: 'Open a file' });
    await expect.element(refused.getByRole('alert')).toHaveTextContent('The file a.lumitor was not opened');
    await expectAccessible();
    await refused.getByRole('button', { name: 'Got it' }).click();
    await expect.element(refused).not.toBeInTheDocument();
    expect(cards.elements()).toHaveLength(1);
  });
});

it('finds projects by their name without accents, and restores one from the bin', async () => {
  await addProject({ ...plan, name: 'Księgarnia' }, 'standard');
  await addProject({ ...plan, name: 'Gallery' }, 'standard');
  const screen = await openList();
  const heading = (name: string) => screen.getByRole('heading', { name, exact: true });
  await screen.getByRole('searchbox').fill('ksieg');
  await expect.element(heading('Gallery')).not.toBeInTheDocument();
  await expect.element(heading('Księgarnia')).toBeVisible();
  await screen.getByRole('button', { name: 'More: Księgarnia' }).click();
  await screen.getByRole('button', { name: 'Move to bin' }).click();
  await screen.getByRole('searchbox').fill('');
  await expect.element(heading('Księgarnia')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Bin 1' }).click();
  await screen.getByRole('button', { name: 'More: Księgarnia' }).click();
  await screen.getByRole('button', { name: 'Restore' }).click();
  await expect.element(heading('The bin is empty')).toBeVisible();
  await screen.getByRole('radio', { name: 'All 2' }).click();
  await expect.element(heading('Księgarnia')).toBeVisible();
});

it('names a copy as a copy', async () => {
  await addProject(plan, 'standard');
  const screen = await openList();
  await screen.getByRole('button', { name: 'More: Bookshop' }).click();
  await screen.getByRole('button', { name: 'Duplicate' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Bookshop (copy)' })).toBeVisible();
});

import { AUTOMATIC, type SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import { mount, openWork } from '../testing/mount.tsx';
import { FilesMenu } from './FilesMenu.tsx';
import { ORDER_FILES } from './orderFiles.ts';

const onFile = vi.fn();
const onTitle = vi.fn();
const onChoice = vi.fn<(choice: SheetChoice) => void>();

async function openMenu() {
  await openWork();
  const screen = await mount(
    <FilesMenu
      files={ORDER_FILES}
      choice={AUTOMATIC}
      onChoice={onChoice}
      onTitle={onTitle}
      onFile={onFile}
    />,
  );
  const button = screen.getByRole('button', { name: 'More files' });
  await button.click();
  const item = (name: string) => screen.getByRole('menuitem', { name });
  await expect.element(item('Installation drawing PDF')).toHaveFocus();
  return { screen, button, item };
}

beforeEach(async () => {
  onFile.mockReset();
  onTitle.mockReset();
  onChoice.mockReset();
  await window.viewport(1440, 900);
});

describe('menu of further files', () => {
  it('starts with paper and scale, then documents, then files for other programs', async () => {
    const { screen } = await openMenu();
    const items = screen.getByRole('menuitem').elements();
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Installation drawing PDF',
      'Labels PDF',
      'Plan DXF',
      'BIM model IFC',
      '3D model GLB',
      'Lists CSV',
      'Scenes CSV',
      'Measurement record CSV',
    ]);
    const paper = screen.getByRole('combobox', { name: 'Paper' });
    expect(paper.element().compareDocumentPosition(items[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await paper.selectOptions('A3');
    expect(onChoice).toHaveBeenCalledWith({ paper: 'A3', scale: null });
  });

  it('opens the title block from its upper part, and closes with the focus on its button', async () => {
    const { screen, button } = await openMenu();
    await screen.getByRole('button', { name: 'Fill in the title block' }).click();
    expect(onTitle).toHaveBeenCalledOnce();
    expect(screen.getByRole('menu').elements()).toHaveLength(0);
    await expect.element(button).toHaveFocus();
  });

  it('supports arrows, Home, End and first letters', async () => {
    const { screen, item } = await openMenu();
    const last = screen.getByRole('menuitem').last().element().textContent;
    for (const [key, name] of [
      ['{ArrowDown}', 'Labels PDF'],
      ['{End}', last],
      ['{ArrowDown}', 'Installation drawing PDF'],
      ['{ArrowUp}', last],
      ['l', 'Labels PDF'],
      ['l', 'Lists CSV'],
      ['{Home}', 'Installation drawing PDF'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(item(name)).toHaveFocus();
    }
  });

  it('makes the chosen file and closes, with the focus on its button', async () => {
    const { screen, button } = await openMenu();
    await userEvent.keyboard('p{Enter}');
    expect(onFile).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'dxf' }));
    expect(screen.getByRole('menu').elements()).toHaveLength(0);
    await expect.element(button).toHaveFocus();
  });

  it('closes by Escape, also from its selects, without making a file', async () => {
    const { screen, button } = await openMenu();
    (screen.getByRole('combobox', { name: 'Scale' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('menu').elements()).toHaveLength(0);
    await expect.element(button).toHaveFocus();
    expect(onFile).not.toHaveBeenCalled();
  });

  it.each([
    [1440, 352, 40],
    [390, null, 44],
  ])('at %s px is as wide and its rows as high as agreed', async (width, across, high) => {
    await window.viewport(width, 844);
    const { item } = await openMenu();
    const row = item('Plan DXF').element();
    expect(row.getBoundingClientRect().height).toBe(high);
    if (across) {
      const popover = row.closest('[role=menu]')?.parentElement as HTMLElement;
      expect(popover.getBoundingClientRect().width).toBe(across);
    }
  });
});

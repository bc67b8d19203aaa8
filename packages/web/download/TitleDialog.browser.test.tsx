import { NO_TITLE_ENTRIES, type TitleEntries } from '@lumitor/domain/sheets/titleEntries';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import { mount, openWork } from '../testing/mount.tsx';
import { TitleDialog } from './TitleDialog.tsx';

const onClose = vi.fn();
const onChange = vi.fn<(entries: TitleEntries) => void>();
const last = () => onChange.mock.lastCall?.[0];

function Typed({ entries }: { entries: TitleEntries }) {
  const [now, setNow] = useState(entries);
  return (
    <TitleDialog
      entries={now}
      onChange={(typed) => {
        setNow(typed);
        onChange(typed);
      }}
      onClose={onClose}
    />
  );
}

async function openDialog(entries: Partial<TitleEntries> = {}) {
  await openWork();
  return mount(<Typed entries={{ ...NO_TITLE_ENTRIES, ...entries }} />);
}

beforeEach(async () => {
  onClose.mockReset();
  onChange.mockReset();
  await window.viewport(1440, 900);
});

describe('fields of the title block', () => {
  it('are entered by keyboard, in the order of the block, and none is required', async () => {
    const screen = await openDialog();
    const names = ['Client', 'Site', 'Storey', 'Discipline', 'Drawn by', 'Licence number', 'Checked by'];
    const fields = screen.getByRole('textbox').elements() as HTMLInputElement[];
    expect(fields.map(({ labels }) => labels?.[0]?.textContent?.trim())).toEqual([
      ...names,
      'Direction of north',
    ]);
    expect(fields.some(({ required }) => required)).toBe(false);
    await screen.getByRole('textbox', { name: 'Client' }).click();
    await userEvent.keyboard('Museum{Tab}Gallery{Tab}+1');
    expect(last()).toEqual({ ...NO_TITLE_ENTRIES, client: 'Museum', site: 'Gallery', storey: '+1' });
    await screen.getByRole('button', { name: 'Done' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('show earlier entries, and limit letters to what the block prints', async () => {
    const screen = await openDialog({ drawnBy: 'Ola', north: 35.5 });
    const drawnBy = screen.getByRole('textbox', { name: 'Drawn by' });
    await expect.element(drawnBy).toHaveValue('Ola');
    expect((drawnBy.element() as HTMLInputElement).maxLength).toBe(60);
    await expect.element(screen.getByRole('textbox', { name: 'Direction of north' })).toHaveValue('35.5');
  });

  it('accept north as an angle; an invalid entry changes nothing and is explained, an empty one removes the arrow', async () => {
    const screen = await openDialog();
    const north = screen.getByRole('textbox', { name: 'Direction of north' });
    await north.fill('35,5°');
    expect(last()?.north).toBe(35.5);
    onChange.mockClear();
    await north.fill('400');
    await expect.element(north).toHaveAccessibleDescription(/Enter an angle from 0 to 360°/);
    expect(onChange).not.toHaveBeenCalled();
    await north.fill('');
    expect(last()?.north).toBeNull();
  });

  it('are stacked on a phone, within its width', async () => {
    await window.viewport(390, 844);
    const screen = await openDialog();
    const boxes = ['Client', 'Site'].map((name) =>
      screen.getByRole('textbox', { name }).element().closest('span')?.getBoundingClientRect(),
    );
    expect(boxes[0]?.left).toBe(boxes[1]?.left);
    for (const box of boxes) expect(box?.right).toBeLessThan(390);
  });
});

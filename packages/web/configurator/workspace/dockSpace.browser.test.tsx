import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, openWork, painted } from '../../testing/mount.tsx';
import Configurator from '../Configurator.tsx';

const plan = {
  layout: layoutOf([400], [400]),
  choices: { ...sampleChoices, bindings: [{ id: 'spot', quantity: 230 }] },
};

const dock = () => document.querySelector('form')?.closest<HTMLElement>('[class*="_dock_"]');

function misplaced(): string[] {
  const frame = dock()?.getBoundingClientRect();
  const controls = [
    ...(dock()?.querySelectorAll('button, label:has(input[type=radio]), input[type=text]') ?? []),
  ];
  const boxes = controls.map((control) => control.getBoundingClientRect()).filter(({ width }) => width > 1);
  return boxes.flatMap((box, index) => {
    const before = boxes[index - 1];
    const isOn = before !== undefined && box.left < before.right - 1;
    const isOut = !frame || box.right > frame.right || box.left < frame.left || box.bottom > frame.bottom;
    return isOn || isOut ? [`${controls[index]?.textContent} ${box.left}–${box.right}`] : [];
  });
}

it.each(['pl', 'en', 'de'] as const)(
  'shows the next rail and the tools in one line at every width from 1024 px in %s',
  async (language) => {
    await openWork({ language, plan });
    await page.viewport(1440, 768);
    const screen = await mount(<Configurator line="standard" isSummary={false} />);
    await import('../watches.ts');
    await painted();
    await expect.element(screen.getByText(/^\+ /)).toBeVisible();
    for (const isToggled of [false, true]) {
      if (isToggled) await userEvent.keyboard('{Control>}\\{/Control}');
      for (let width = 1024; width <= 1920; width += 32) {
        await page.viewport(width, 768);
        await painted();
        expect.soft(dock()?.clientHeight, `${width}`).toBeLessThan(56);
        expect.soft(misplaced(), `${width}`).toEqual([]);
      }
    }
  },
);

it('offers all tools in a menu if the line has no room, and closes it on Escape or a click elsewhere', async () => {
  await openWork({ plan });
  await page.viewport(1024, 768);
  const screen = await mount(<Configurator line="standard" isSummary={false} />);
  await painted();
  const opener = screen.getByRole('button', { name: 'More tools' });
  await opener.click();
  const names = ['Zoom in', 'Zoom out', 'Zoom to fit', 'Rotate the view', 'Start over', 'Keys and gestures'];
  for (const name of names) await expect.element(screen.getByRole('button', { name })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await screen.getByRole('application').click({ position: { x: 340, y: 300 } });
  await expect.element(screen.getByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
});

it('shows the course on the button of its menu', async () => {
  await openWork({ plan });
  await page.viewport(1024, 768);
  const screen = await mount(<Configurator line="standard" isSummary={false} />);
  await painted();
  await screen.getByRole('button', { name: 'Shape: Straight right' }).click();
  await screen.getByRole('button', { name: 'Corner down' }).click();
  await expect.element(screen.getByRole('button', { name: 'Shape: Corner down' })).toBeVisible();
});

import { currentPlan } from '@lumitor/domain/plan/history';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, openWork } from '../../../testing/mount.tsx';
import { configuratorStore } from '../../../visitor/configuratorStore.ts';
import { selectStep } from '../../../visitor/editing.ts';
import Card from './Card.tsx';
import RailCard from './RailCard.tsx';

it('the dock offers the next rail, the card changes the selected one', async () => {
  await openWork({ plan: { layout: layoutOf([200], [100]) } });
  const screen = await mount(
    <>
      <Card lengthField={{ current: null }} onDone={() => {}} />
      <RailCard onDone={() => {}} />
    </>,
  );
  await expect.element(screen.getByRole('form', { name: 'Next rail' })).toBeVisible();

  selectStep('s1');
  const card = screen.getByRole('form', { name: 'Edit rail 2' });
  await expect.element(card).toBeVisible();
  const length = card.getByRole('textbox', { name: 'Length in cm' });
  await expect.element(length).toHaveValue('100');
  await length.fill('150');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() =>
      currentPlan(configuratorStore.getState().history).layout.steps.map((step) => step.frameLength),
    )
    .toEqual([200, 150]);
});

it('folds as a sheet, but not in the dock', async () => {
  await openWork({ plan: { layout: layoutOf([200], [100]) } });
  const card = { lengthField: { current: null }, onDone: () => {} };
  const screen = await mount(<Card {...card} isNarrow />);
  await screen.getByRole('button', { name: 'Hide the rail card' }).click();
  await expect.element(screen.getByRole('form', { name: 'Next rail' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Show the rail card' }).click();
  await expect.element(screen.getByRole('form', { name: 'Next rail' })).toBeVisible();
  await screen.rerender(<Card {...card} />);
  await expect.element(screen.getByRole('button', { name: 'Hide the rail card' })).not.toBeInTheDocument();
});

import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { catalogueOfPlans, mount, openWork } from '../../testing/mount.tsx';
import { arrangementNow } from '../../visitor/arrangement.ts';
import { configuratorStore, planNow } from '../../visitor/configuratorStore.ts';
import { deleteSelection } from '../../visitor/deletion.ts';
import { selectRails, selectStep } from '../../visitor/editing.ts';
import { selectLuminaires } from '../../visitor/luminaires.ts';
import DeleteButton from './DeleteButton.tsx';

const rails = () => planNow().layout.steps.map(({ id }) => id);

it('deletes the subject it names: selected luminaires first, then rails', async () => {
  const choices = { ...sampleChoices, bindings: [{ id: 'spot', quantity: 2 }] };
  await openWork({
    catalogue: catalogueOfPlans,
    plan: { layout: layoutOf([200], [100], [300], [150]), choices },
  });
  const screen = await mount(<DeleteButton />);
  const button = screen.getByRole('button');
  const [luminaire] = arrangementNow().luminaires;
  selectLuminaires([luminaire?.id ?? '']);
  await expect.element(button).toHaveAccessibleName('Delete luminaire');
  await button.click();
  expect(arrangementNow().luminaires).toHaveLength(1);
  expect(rails()).toEqual(['s0', 's1', 's2', 's3']);

  selectStep('s3');
  await expect.element(button).toHaveAccessibleName('Delete rail');
  selectRails(['s1', 's2']);
  await expect.element(button).toHaveAccessibleName('Delete 3 rails');
  await button.click();
  expect(rails()).toEqual(['s0']);
});

it('is disabled with the reason without a selection, and the key deletes nothing either', async () => {
  await openWork({ plan: { layout: layoutOf([200], [100]) } });
  const screen = await mount(<DeleteButton />);
  const button = screen.getByRole('button');
  await expect.element(button).toHaveAccessibleName('Delete selection');
  await expect.element(button).toHaveAccessibleDescription('Nothing is selected');
  deleteSelection();
  expect(rails()).toEqual(['s0', 's1']);
  configuratorStore.setState({ selection: { kind: 'wall', index: 0 } });
  await expect.element(button).toHaveAccessibleDescription('This cannot be deleted');
  deleteSelection();
  expect(rails()).toEqual(['s0', 's1']);
});

import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { sampleOrder } from '@lumitor/domain/testing/sampleOrder';
import { expect, it } from 'vitest';
import { mount, openWork } from '../testing/mount.tsx';
import { OpenFindings } from './OpenFindings.tsx';

it('lists the confirmed crossing of rails on the page of an order', async () => {
  const layout = layoutOf([200], [100, 'right'], [150, 'right'], [200, 'right']);
  await openWork();
  const screen = await mount(<OpenFindings page={sampleOrder({ ...EMPTY_PLAN, layout })} />);
  await expect
    .element(screen.getByRole('listitem').first())
    .toHaveTextContent(/Rails 1 and 4 cross or overlap|can.t be built as drawn: rails 1, 4/);
});
